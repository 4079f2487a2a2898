import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..');

/**
 * Runs a command silently, showing `title` and the seconds that pass (on stderr: stdout is for the app). When the
 * command fails, the end of what it said is shown and this process ends with 1.
 */
export async function step(title, command, words, env = process.env) {
  const begun = Date.now();
  const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`;
  const show = process.stderr.isTTY ? rewriteLine : occasionalLine();
  show(`${title} …`);
  const clock = setInterval(() => show(`${title} … ${seconds()}`), 1000);
  const { code, said } = await run(command, words, env);
  clearInterval(clock);
  if (code === 0) {
    clearLine();
    process.stderr.write(`${title}: done in ${seconds()}\n`);
    return;
  }
  clearLine();
  process.stderr.write(`${title}: failed after ${seconds()}\n\n${said.trim().split('\n').slice(-40).join('\n')}\n`);
  process.exit(1);
}

function run(command, words, env) {
  return new Promise((resolve) => {
    // On Windows npm is a script, which only a shell runs; none of the words is anybody's input.
    const shell = process.platform === 'win32';
    const child = spawn(command, words, { cwd: root, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const hear = (chunk) => {
      said = (said + chunk).slice(-20_000);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const stop = (signal) => {
      child.kill(signal);
      process.exit(130);
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    const end = (code) => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      resolve({ code, said });
    };
    child.on('error', (error) => {
      said += `${command}: ${error.message}`;
      end(1);
    });
    child.on('close', end);
  });
}

function clearLine() {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}

function rewriteLine(text) {
  process.stderr.write(`\r\x1b[K${text}`);
}

/** In a log file a line every ten seconds is enough. */
function occasionalLine() {
  let calls = 0;
  return (text) => {
    if (calls % 10 === 0) process.stderr.write(`${text}\n`);
    calls += 1;
  };
}

/** PATH without this project's own programs: npm must not run on the very Node that it is about to replace. */
export function outsideEnv() {
  const own = join(root, 'node_modules');
  const path = (process.env.PATH ?? '').split(delimiter).filter((place) => !place.startsWith(own));
  return { ...process.env, PATH: path.join(delimiter) };
}

/** How Node is told to read settings from `.env`; of one that is not there it would say so each time. */
export const envFile = () => (existsSync(join(root, '.env')) ? ['--env-file=.env'] : []);
