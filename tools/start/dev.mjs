// `npm run dev`: the server from its sources, started again when one changes, and the pages by Vite, which reloads them.
// Links that it prints and sends lead to Vite's port; what is no page goes on from there to the server (vite.config.ts).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { whenParentIsGone } from './parent.mjs';
import { envFile, root } from './step.mjs';

const pagesPort = '5173';
const node = await ensureInstalled();
const env = { PUBLIC_URL: `http://127.0.0.1:${pagesPort}`, ...process.env };
const router = join(root, 'node_modules/@react-router/dev/bin.cjs');
const programs = [
  [...envFile(), '--watch', '--watch-preserve-output', 'tools/start/serve.ts'],
  [router, 'dev', '--host', '127.0.0.1', '--port', pagesPort, '--strictPort'],
].map((words) => spawn(node, words, { cwd: root, stdio: 'inherit', env }));

let ending = false;
const stopLooking = whenParentIsGone(() => end('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
for (const program of programs)
  program.on('exit', (code) => {
    if (!ending) process.exitCode = code ?? 1;
    end('SIGTERM');
  });

/** One does not go on without the other. */
function end(signal) {
  ending = true;
  stopLooking();
  for (const program of programs) program.kill(signal);
}
