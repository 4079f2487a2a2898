// `npm test`, `npm run check`, `npm run e2e`: installs what is missing, then runs the steps on Node 24.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled } from '../start/install.mjs';
import { root } from '../start/step.mjs';

const node = await ensureInstalled();
const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const words = [join(root, 'tools/test/run.ts'), ...process.argv.slice(2)];
const run = spawn(node, words, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path } });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
run.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
