// The whole server on a PostgreSQL of its own, with an owner, somebody at the desk and a clock that stands still.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import type { Job } from '#contract/dispatch/jobs.ts';
import { type Application, startApplication } from '#server/application.ts';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { readSettings } from '#server/kernel/env.ts';
import { addAgent, addOwner, call, masterKey, publicUrl, signIn } from '../../../tests/support/application.ts';
import { createSettableClock, type SettableClock } from '../../../tests/support/clock.ts';

/** Nothing has to survive a power cut. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** A Friday, late in the morning on either coast: no quiet hours anywhere, so that a story never depends on the hour. */
const now = '2026-11-20T18:00:00Z';

export type StoryServer = Awaited<ReturnType<typeof playedBy>>;

export async function startStoryServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-stories-'));
  const postgres = await startEmbeddedPostgres(dataDir, () => undefined, { settings });
  const log = pino({ level: 'silent' });
  const clock = createSettableClock(now);
  const application = await startApplication({
    settings: readSettings({ DATA_DIR: dataDir, MASTER_KEY: masterKey, SEED: 'none', LOG_LEVEL: 'silent' }),
    connection: postgres.connection,
    publicUrl,
    log,
    clock,
  });
  return {
    ...(await playedBy(application, clock)),
    async end() {
      await application.stop();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The people of a story and how each of them asks the server: an owner, the desk, guests and contractors. */
export async function playedBy(application: Application, clock: SettableClock) {
  const customerId = await addOwner(application, 'olive@example.com');
  await addAgent(application, 'maya@example.com');
  const [owner, agent] = [
    await signIn(application, 'olive@example.com'),
    await signIn(application, 'maya@example.com'),
  ];
  let addresses = 0;
  const freshAddress = () => {
    const at = addresses++;
    return { 'x-test-address': `198.${18 + Math.floor(at / 62_500)}.${Math.floor(at / 250) % 250}.${(at % 250) + 1}` };
  };
  const jobPath = (offerId: string) => `/jobs/${application.deps.links.job.tokenFor(offerId)}`;
  return {
    application,
    clock,
    customerId,
    as: (who: 'owner' | 'agent', method: string, path: string, body?: object) =>
      asked(who === 'owner' ? owner : agent, method, path, body),
    /** Each guest, and each tap, comes from an address of its own, so that no story uses up another one's tries. */
    asGuest() {
      const from = freshAddress();
      return (method: string, path: string, body: object | undefined, secret: string) =>
        asked({ ...from, 'x-conversation-secret': secret }, method, path, body);
    },
    /** Turns of all chats that could not be decided, such as those against the state machine of a thread. */
    async failedTurns(): Promise<number> {
      const { rows } = await application.authDb.execute(sql`select from decisions where reason_code = 'failed'`);
      return rows.length;
    },
    /** What the contractor sees behind the link of that offer. */
    jobOf: (offerId: string): Promise<Job> => asked(freshAddress(), 'GET', jobPath(offerId)),
    /** A tap that comes too early or too late is refused, which is the contractor's affair. @throws at anything else */
    async tapAsContractor(offerId: string, way: string, body: object) {
      const path = `/api/v1${jobPath(offerId)}${way}`;
      const { status, body: told } = await call(application, 'POST', path, body, freshAddress());
      if (status >= 300 && ![403, 409, 410].includes(status))
        throw new Error(`POST ${path}: ${status} ${JSON.stringify(told)}`);
    },
  };

  /** @throws when it is refused: what a story needs must be there */
  async function asked(headers: Record<string, string>, method: string, path: string, body?: object) {
    const answer = await call(application, method, `/api/v1${path}`, body, { ...headers });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
}
