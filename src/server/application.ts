import { resolve } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import {
  type Auth,
  auditPerson,
  checkCaptcha,
  countBackupCodes,
  createAuth,
  createAuthenticate,
  createPasswords,
  createSessionWatch,
  hasPasswordProof,
  type Passwords,
  sendSignInCode,
  sendVerification,
  takeCode,
} from '#features/accounts';
import { subjectsIn } from '#features/assistant';
import { openPool } from '#server/db/lasting.ts';
import { migrate } from '#server/db/migrate.ts';
import { asApplication, refuseOtherRole } from '#server/db/open.ts';
import { createEventHandling } from '#server/event-handlers/index.ts';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { isDatabaseUnavailable } from '#server/kernel/database-errors.ts';
import type { Settings } from '#server/kernel/env.ts';
import { createFileLinks } from '#server/kernel/file-links.ts';
import { type Jobs, startJobs } from '#server/kernel/jobs.ts';
import { createLinks } from '#server/kernel/links.ts';
import { startLive } from '#server/kernel/live.ts';
import { createMark } from '#server/kernel/network-mark.ts';
import { queuedImages } from '#server/kernel/queued-images.ts';
import type { Queues } from '#server/kernel/queues.ts';
import { noteFailure } from '#server/kernel/request-scope.ts';
import { saySubjectsBy } from '#server/kernel/told-subjects.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';
import type { Clock } from '#server/platform/clock/port.ts';
import { systemClock } from '#server/platform/clock/system.ts';
import { inThread } from '#server/platform/documents/in-thread.ts';
import { createSharpImages } from '#server/platform/images/sharp.ts';
import { createVault } from '#server/platform/vault/aes-gcm.ts';
import { readMasterKeys } from '#server/platform/vault/master-key.ts';
import { createHttpsPages } from '#server/platform/web-pages/https.ts';
import { createHttpsWebhooks } from '#server/platform/webhooks/https.ts';
import { modelOf, openFiles, paymentsOf, sendersOf } from './adapters.ts';
import { createApp } from './app.ts';
import { startSweeping } from './sweep.ts';
import { sendArchive } from './use-cases/privacy/index.ts';
import { type AccountMails, startWorkers } from './workers.ts';

/** Everything that runs, put together from real parts; `main.ts` gives it a socket, tests use it as it is. */
export type Application = {
  deps: Deps;
  auth: Auth;
  /** Reads and writes the `auth` schema, which the application's role cannot. */
  authDb: NodePgDatabase;
  app: ReturnType<typeof createApp>;
  /**
   * Says that this node goes: at `/readyz`, until a balancer has seen it, then to the streams, whose readers come again
   * to another one. Everything is still answered.
   */
  leave(): Promise<void>;
  stop(): Promise<void>;
};

export type ApplicationParts = {
  settings: Settings;
  connection: pg.PoolConfig;
  publicUrl: string;
  log: Logger;
  clock?: Clock;
  /** As the recommendation has it when it is left out. */
  passwords?: Passwords;
  buildDir?: string;
};

export async function startApplication(parts: ApplicationParts): Promise<Application> {
  saySubjectsBy(subjectsIn);
  const { settings, connection, publicUrl, log } = parts;
  const vault = createVault(readMasterKeys(settings.DATA_DIR, settings.MASTER_KEY));
  await migrate(connection).catch(inSentence);
  const live = await startLive(connection, log);
  const jobs = await startJobs(connection, { live, vault, log });
  const idleLost = (error: Error) => log.warn({ err: error }, 'an idle database connection was lost');
  const pool = openPool(asApplication(connection), idleLost);
  await refuseOtherRole(pool);
  const authPool = openPool({ ...connection, max: 4, connectionTimeoutMillis: 5000, heard: noteFailure }, idleLost);
  const authDb = drizzle(authPool);
  const clock = parts.clock ?? systemClock;
  const links = createLinks(vault, publicUrl);
  const store: Store = {
    pool,
    links,
    clock,
    sendJob: jobs.send,
    handleEvents: createEventHandling(() => deps),
    mark: createMark(vault),
    report: (error) => log.error({ err: error }, 'after the commit'),
    logSecurity: (line) => log.info(line, 'security'),
  };
  const authStore: Store = { ...store, pool: authPool };
  const sendMail = (mail: Queues['mail.send']) => withActor(store, system, (unit) => unit.enqueue('mail.send', mail));
  const auth = createAuth({
    passwords: parts.passwords ?? createPasswords(),
    db: authDb,
    clock,
    transact: (work) => withActor(authStore, system, work),
    secret: vault.deriveKey('auth').toString('base64'),
    publicUrl,
    settings,
    log,
    staffTwoFactor: settings.staffTwoFactor,
    sendMail,
    audit: (...told) => withActor(authStore, system, (unit) => auditPerson(unit, ...told)),
  });
  const authenticate = createAuthenticate(auth, authDb);
  const sessions = createSessionWatch(authDb);
  await live.onSignal('porchlight_sessions', (id) => {
    authenticate.forget(id);
    sessions.end(id);
  });
  live.onGap(() => {
    authenticate.forgetAll();
    sessions.forgetAll();
  });
  const deps: Deps = {
    store,
    live,
    clock,
    vault,
    authDb,
    authStore,
    hashPassword: async (password) => (await auth.$context).password.hash(password),
    takePasswordProof: async (sessionId) => hasPasswordProof(await auth.$context, sessionId),
    countBackupCodes: async (userId) => countBackupCodes(authDb, { context: await auth.$context }, userId),
    takeCode: async (userId, code) => takeCode(authDb, { context: await auth.$context }, userId, code),
    checkCaptcha: (headers) => checkCaptcha(auth, settings, headers),
    files: await openFiles(settings),
    images: queuedImages(createSharpImages()),
    fileLinks: createFileLinks(vault.deriveKey('file-links'), clock),
    links,
    payments: paymentsOf(settings, clock),
    webhooks: createHttpsWebhooks({ privateToo: settings.WEBHOOKS_TO_PRIVATE }),
    webPages: createHttpsPages({ privateToo: settings.WEBHOOKS_TO_PRIVATE }),
    documents: inThread,
    model: modelOf(settings),
    sessions,
    settings,
    log,
  };
  await startWorkers(
    jobs,
    deps,
    sendersOf(settings, store, vault),
    accountMails(auth, { db: authDb, publicUrl, sendMail }),
  );
  const stopSweeping = startSweeping(deps);
  let leaving = false;
  const buildDir = parts.buildDir ?? resolve('build');
  const app = createApp({
    ...{ deps, auth, authenticate, buildDir },
    sendArchive: (id, range) => sendArchive(deps, id, range),
    isLeaving: () => leaving,
  });
  const leave = async () => {
    leaving = true;
    await new Promise((resolve) => setTimeout(resolve, settings.drainSeconds * 1000));
    live.endStreams();
  };
  return { deps, auth, authDb, app, leave, stop: () => stopAll(stopSweeping, jobs, live, [pool, authPool]) };
}

/** @throws an Error that says in a sentence that the database cannot be reached; anything else as it is */
function inSentence(error: unknown): never {
  if (!isDatabaseUnavailable(error)) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  throw new Error(`The database cannot be reached (${reason}). Is DATABASE_URL right, and is PostgreSQL running?`);
}

function accountMails(auth: Auth, by: Omit<Parameters<typeof sendVerification>[0], 'auth'>): AccountMails {
  return {
    verify: (email) => sendVerification({ auth, ...by }, email),
    code: (email) => sendSignInCode(auth, email),
    forgot: async (email) => void (await auth.api.requestPasswordReset({ body: { email } })),
  };
}

/** New work first, then what is under way, then the connections that both need. */
async function stopAll(
  stopSweeping: () => Promise<void>,
  jobs: Jobs,
  live: { stop(): Promise<void> },
  pools: pg.Pool[],
): Promise<void> {
  await stopSweeping();
  await live.stop();
  await jobs.stop();
  await Promise.all(pools.map((pool) => pool.end()));
}
