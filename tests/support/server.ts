import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { builtServer, isServerBuilt } from '../../tools/start/build.mjs';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface RunningServer {
  /** Without a slash at its end. */
  readonly url: string;
  readonly owner: Account;
  readonly agent: Account;
  /** The demo property's guest link. */
  readonly guestUrl: string;
  readonly outboxUrl: string;
  readonly dataDir: string;
  /** For tests that kill it. */
  readonly process: ChildProcess;
  /** The end of what it logged, warnings and worse: tells why a request failed. */
  said(): string;
  /** As Ctrl-C would. Removes the data directory unless the test brought its own. Answers the exit code. */
  stop(): Promise<number | null>;
}

interface Options {
  /** A directory that outlives the server: for tests that start it twice. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, '../..');
/** The variable that names a stopped server's data with the demo in it; every new server begins with a copy. */
export const seededDirectory = 'DEMO_DIRECTORY';

const NODE_COMPILE_CACHE = join(root, '.cache/node'); // As `npm start` has it.

/** What `npm start` runs; the sources where it was not built from them. */
const program = isServerBuilt() ? builtServer : ['tools/start/serve.ts'];

/** Starts the real server with the demo data on a free port; resolves once it has printed its ready lines. */
export async function startServer({ dataDir, env }: Options = {}): Promise<RunningServer> {
  const directory = dataDir ?? makeDirectory();
  const { PATH, HOME, TMPDIR } = process.env; // Nothing else of the shell's: a DATABASE_URL there is not ours to use.
  const server = spawn(process.execPath, program, {
    cwd: root,
    env: {
      PATH,
      HOME,
      TMPDIR,
      NODE_COMPILE_CACHE,
      PORT: '0',
      DATA_DIR: directory,
      SEED: 'demo',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'], // It stops when this channel closes: a killed test run leaves none behind.
  });
  let said = '';
  server.stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(-5000);
  });
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    if (!dataDir) rmSync(directory, { recursive: true, force: true });
    return server.exitCode;
  };
  const lines = await readReadyLines(server);
  if (!lines) {
    await stop();
    throw new Error(`The server did not start:\n${said}`);
  }
  return { ...describe(lines), dataDir: directory, process: server, said: () => said, stop };
}

function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'pl-server-'));
  const seeded = process.env[seededDirectory];
  // `cp`: PostgreSQL's files belong to a user of its own where root runs the tests.
  if (seeded) execFileSync('cp', ['-a', `${seeded}/.`, directory]);
  return directory;
}

/** `data` is the last of them. Undefined when the server ends first. */
async function readReadyLines(server: ChildProcess): Promise<Map<string, string[]> | undefined> {
  const lines = new Map<string, string[]>();
  if (!server.stdout) return undefined;
  for await (const line of createInterface({ input: server.stdout })) {
    const [name = '', ...rest] = line.trim().split(/\s+/);
    lines.set(name, rest);
    if (name === 'data') {
      server.stdout.resume(); // Whatever it prints later is let go, so that it never waits for a reader.
      return lines;
    }
  }
  return undefined;
}

function describe(lines: ReadonlyMap<string, string[]>): Omit<RunningServer, 'dataDir' | 'process' | 'said' | 'stop'> {
  const word = (name: string, index = 0) => lines.get(name)?.[index] ?? '';
  const account = (name: string) => ({ email: word(name), password: word(name, 1) });
  return {
    url: word('open').replace(/\/$/, ''),
    owner: account('owner'),
    agent: account('agent'),
    guestUrl: word('guest'),
    outboxUrl: word('outbox'),
  };
}
