import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');

/**
 * Writes `client/widget.js`: the one script that owners put into pages of their own, whole and by itself, with no name
 * that those pages would see.
 */
export async function writeWidget(client: string): Promise<void> {
  const made = await build({
    ...{ root, configFile: false, logLevel: 'error', publicDir: false },
    build: {
      lib: { entry: join(root, 'src/web/widget/main.ts'), formats: ['iife'], name: 'porchlight' },
      ...{ write: false, target: 'es2022', cssTarget: 'esnext', minify: true },
    },
  });
  const [script] = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (script?.type !== 'chunk') throw new Error('The build of the widget made no script.');
  await mkdir(client, { recursive: true });
  await writeFile(join(client, 'widget.js'), script.code);
}
