import { openDatabase } from '#server/db/open.ts';
import { listen } from '#server/http/listen.ts';
import { readSettings, type Settings } from '#server/kernel/env.ts';
import { createLog } from '#server/kernel/log.ts';
import { surviveUnhandled } from '#server/kernel/unhandled.ts';
import { type Application, startApplication } from './application.ts';

type Env = Record<string, string | undefined>;

export type Running = { application: Application; url: string; settings: Settings; stop(): Promise<void> };

const embeddedInProduction =
  'This production runs on the embedded PostgreSQL, which is meant for trying and for small owners: it carries old libraries of others, gets its fixes late, and nobody backs it up. It listens on a socket of this machine alone. Your own: DATABASE_URL, docs/operations.md.';

/**
 * Starts everything: port, database, jobs, streams, HTTP. Logs go to stderr; stdout is for the ready lines. `beside`
 * starts what must run with it, once the port is ours, and answers the settings that lead there.
 * @throws an Error whose message is a sentence for the person at the terminal
 */
export async function start(env: Env, beside?: (settings: Settings) => Promise<Env>): Promise<Running> {
  const asked = readSettings(env);
  const listener = await listen(asked.HOST, asked.PORT);
  const undo: (() => Promise<void>)[] = [listener.stop];
  const stop = async () => {
    for (const step of undo.splice(0)) await step();
  };
  try {
    const settings = beside ? readSettings({ ...env, ...(await beside(asked)) }) : asked;
    const log = createLog(settings.LOG_LEVEL);
    const host = settings.HOST === '0.0.0.0' ? '127.0.0.1' : settings.HOST;
    const url = (settings.PUBLIC_URL ?? `http://${host}:${listener.port}`).replace(/\/$/, '');
    const database = await openDatabase(settings, (message) => log.info(message));
    undo.push(database.stop);
    if (!settings.demo && !settings.DATABASE_URL) log.warn(embeddedInProduction);
    const application = await startApplication({ settings, connection: database.connection, publicUrl: url, log });
    undo.unshift(application.leave);
    undo.splice(2, 0, application.stop);
    listener.serve(application.app.fetch);
    return { application, url, settings, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs in the foreground until it is told to stop; `ready` may fill in data and print what people need to know. */
export async function runUntilStopped(
  ready: (running: Running) => Promise<void>,
  beside?: (settings: Settings) => Promise<Env>,
): Promise<void> {
  const told = new Promise<void>((resolve) => {
    // From the first moment, and every time: one Ctrl-C arrives from the terminal, from npm and from whoever started
    // us.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    process.once('disconnect', () => resolve()); // whoever started us is gone
  });
  try {
    const running = await start(process.env, beside);
    surviveUnhandled(running.application.deps.log);
    await ready(running);
    await told;
    await running.stop();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${sentenceFor(error)}\n`);
    process.exit(1);
  }
}

/** A programming error is shown whole; every other error carries a sentence. */
function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isBug = [TypeError, ReferenceError, RangeError].some((kind) => error instanceof kind);
  return isBug ? (error.stack ?? error.message) : error.message;
}

if (import.meta.main) {
  await runUntilStopped(async ({ url }) => {
    process.stdout.write(`open ${url}\n`);
  });
}
