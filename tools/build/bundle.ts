import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One chunk of Vite's manifest, as far as we read it. */
type Chunk = { file: string; name?: string; src?: string; imports?: string[]; dynamicImports?: string[] };
type Route = { id: string; parentId?: string; path?: string; module: string; clientLoaderModule?: string };

/** What a finished build consists of, and which scripts need which. */
export type Bundle = Awaited<ReturnType<typeof readBundle>>;

/** Reads `build/`: its documents, Vite's manifest and the router's. Throws when there is no whole build. */
export async function readBundle(buildDir: string) {
  const client = join(buildDir, 'client');
  const byKey = new Map(Object.entries(await readJson<Record<string, Chunk>>(join(buildDir, 'manifest.json'))));
  const chunks = [...byKey.values()];
  const askedFor = new Set(chunks.flatMap(({ dynamicImports = [] }) => dynamicImports.map((key) => byKey.get(key))));
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));

  /** The file and everything it imports statically, each once. */
  function closure(files: Iterable<string>, seen = new Set<string>()): Set<string> {
    for (const file of files) {
      if (seen.has(file)) continue;
      seen.add(file);
      const imports = byFile.get(file)?.imports ?? [];
      closure(
        imports.map((key) => byKey.get(key)?.file).filter((found) => found !== undefined),
        seen,
      );
    }
    return seen;
  }

  return { client, documents: await findDocuments(client), routes: await readRoutes(client), closure, chunkOf };

  /**
   * The script that holds a source file, by its path from the root or, for a shared one that something asks for when it
   * runs, by its bare name: others may be called the same.
   */
  function chunkOf(source: string): string {
    const name = source.replace(/^.*\/|\.tsx?$/g, '');
    const chunk =
      chunks.find((one) => one.src === source) ?? [...askedFor].find((one) => one?.name === name && !one.src);
    if (!chunk) throw new Error(`The build holds no script for ${source}.`);
    return chunk.file;
  }
}

async function findDocuments(client: string) {
  const names = (await readdir(client, { recursive: true })).filter((name) => name.endsWith('.html'));
  return Promise.all(
    names.sort().map(async (name) => ({
      path: `/${name.replaceAll('\\', '/')}`,
      html: await readFile(join(client, name), 'utf8'),
    })),
  );
}

async function readRoutes(client: string): Promise<Map<string, Route>> {
  const name = (await readdir(join(client, 'assets'))).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error("The build holds no router's manifest.");
  const text = await readFile(join(client, 'assets', name), 'utf8');
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  const { routes } = JSON.parse(json) as { routes: Record<string, Route> }; // written by the router's own build
  return new Map(Object.entries(routes));
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T; // written by Vite's own build
}
