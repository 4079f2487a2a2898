import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import type { Plugin } from 'rolldown';

const besideUrl = /new URL\((['`])(\.\.?\/[^'`]*)\1, import\.meta\.url\)/g;
const worker = /^\.\/([\w-]+)\.ts$/;

/**
 * What a module reads from beside itself, by `new URL('./…', import.meta.url)` or `'../…'`, goes with it into the bundle:
 * a file or folder to the same path under `files/`, a module that a thread is made of to a chunk of its own. Any other
 * use of its own place would lead nowhere there, and fails the build.
 */
export function besideSources(root: string): Plugin {
  return {
    name: 'beside-sources',
    transform: {
      filter: { id: { include: /\.ts$/, exclude: /node_modules/ }, code: /import\.meta/ },
      handler(code, id) {
        const place = relative(root, id);
        const moved = code
          .replace(besideUrl, (_, quote: string, path: string) => {
            const thread = worker.exec(path)?.[1];
            if (thread) {
              this.emitFile({ type: 'chunk', id: join(dirname(id), `${thread}.ts`), fileName: `${thread}.js` });
              return `new URL('./${thread}.js', import.meta.url)`;
            }
            const [known = ''] = path.split(/[^/]*\$\{/); // a name that is filled in may be any in its folder
            for (const file of filesAt(join(dirname(id), known))) {
              this.emitFile({ type: 'asset', fileName: `files/${relative(root, file)}`, source: readFileSync(file) });
            }
            return `new URL(${quote}./files/${posix.join(dirname(place), path)}${quote}, import.meta.url)`;
          })
          // One module runs when it is called itself; in the bundle it is called by the entry.
          .replaceAll('import.meta.main', 'false');
        const rest = moved.match(/import\.meta\.(dirname|filename)/);
        if (rest && !place.endsWith('start/built.ts'))
          this.error(`${place} asks for ${rest[0]}, which is another place in the bundle.`);
        return { code: moved, map: null }; // line by line it is what it was
      },
    },
  };
}

/** Every file there but modules, and the snapshots that only `drizzle-kit` compares. */
function filesAt(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place).flatMap((name) =>
    /\.ts$|_snapshot\.json$/.test(name) ? [] : filesAt(join(place, basename(name))),
  );
}
