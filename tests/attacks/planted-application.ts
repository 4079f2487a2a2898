import { Writable } from 'node:stream';
import { createLog } from '#server/kernel/log.ts';
import { startTestApplication, type TestApplication } from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';
import { startFullMailServer } from '../support/mail-server.ts';
import { type Canaries, plantCanaries } from './planted-canaries.ts';
import { makeWorld, type World } from './world.ts';

export type Planted = {
  application: TestApplication;
  world: World;
  canaries: Canaries;
  /** Everything that was logged so far, at its most talkative. */
  log(): string;
  end(): Promise<void>;
};

/** Late in the morning at the houses: in quiet hours the mails would wait unwritten. */
const day = '2026-11-20T18:00:00Z';

/** A house in use whose mails are read and not taken, so that they wait in the queue. */
export async function plantApplication(): Promise<Planted> {
  let log = '';
  const sink = new Writable({
    write(chunk, _, done) {
      log += chunk;
      done();
    },
  });
  const mail = await startFullMailServer();
  const application = await startTestApplication({
    env: { ...mail.env, SIGN_IN_CODES: '1' },
    log: createLog('trace', sink),
    clock: createSettableClock(day),
  });
  const world = await makeWorld(application);
  return {
    application,
    world,
    canaries: await plantCanaries(application, mail, world),
    log: () => log,
    async end() {
      await application.end();
      await mail.stop();
    },
  };
}
