import { Writable } from 'node:stream';
import { createLog } from '#server/kernel/log.ts';
import { createSettableClock } from '../support/clock.ts';
import { startTestHouse, type TestHouse } from '../support/house.ts';
import { startFullMailServer } from '../support/mail-server.ts';
import { type Canaries, plantCanaries } from './planted-canaries.ts';
import { makeWorld, type World } from './world.ts';

export type Planted = {
  house: TestHouse;
  world: World;
  canaries: Canaries;
  /** Everything that was logged so far, at its most talkative. */
  log(): string;
  end(): Promise<void>;
};

/** Late in the morning at the houses: in quiet hours the mails would wait unwritten. */
const day = '2026-11-20T18:00:00Z';

/** A house in use whose mails are read and not taken, so that they wait in the queue. */
export async function plantHouse(): Promise<Planted> {
  let log = '';
  const sink = new Writable({
    write(chunk, _, done) {
      log += chunk;
      done();
    },
  });
  const mail = await startFullMailServer();
  const house = await startTestHouse({
    env: { ...mail.env, SIGN_IN_CODES: '1' },
    log: createLog('trace', sink),
    clock: createSettableClock(day),
  });
  const world = await makeWorld(house);
  return {
    house,
    world,
    canaries: await plantCanaries(house, mail, world),
    log: () => log,
    async end() {
      await house.end();
      await mail.stop();
    },
  };
}
