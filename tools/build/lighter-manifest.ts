import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Takes out of the router's list of routes which scripts each one's own needs: names without end, which pack badly. They
 * are for links that fetch a page before it is pressed, of which we have none; a document names its scripts itself, and
 * whatever is imported brings its own.
 */
export async function lightenManifest(client: string): Promise<void> {
  const assets = join(client, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error("The build holds no router's manifest.");
  const text = await readFile(join(assets, name), 'utf8');
  const [begin, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1];
  const light = JSON.stringify(JSON.parse(text.slice(begin, end)), (key, value) => (key === 'imports' ? [] : value));
  await writeFile(join(assets, name), text.slice(0, begin) + light + text.slice(end));
}
