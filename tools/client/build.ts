// Builds the typed client into `build/api-client/`: one module, its types and a package.json. `npm run build:client`
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { openApiDocument } from '#server/http/api-docs/open-api.ts';
import { operationsSource } from './write-operations.ts';

const root = join(import.meta.dirname, '../..');
const source = join(import.meta.dirname, 'source');

/** Where a server is, stands in no part of the package: this one only fills the document's addresses. */
const anyServer = 'https://porchlight.example';

const indexSource = `import { type ChatOf, create, type PorchlightOf } from './door.ts';
import type { ClientOptions } from './connect.ts';
import { type Operations, table } from './operations.ts';
export type { CallOptions, ClientOptions } from './connect.ts';
export type * from './operations.ts';
export { eachOf } from './paging.ts';
export { type ErrorCode, PorchlightError, type Result, unwrap } from './result.ts';
/** A client of one Porchlight server. */
export type Porchlight = PorchlightOf<Operations>;
/** A guest's chat. */
export type GuestChat = ChatOf<Operations>;
/** A client of one Porchlight server, as an API key, a person, a guest or nobody. */
export const createPorchlight = (options: ClientOptions): Porchlight => create<Operations>(table, options);
`;

/** @returns the bytes of the module: as it is, and packed as it travels */
export async function buildClient(dir: string): Promise<{ bytes: number; packed: number }> {
  const work = join(dir, '.source');
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  for (const file of readdirSync(source).filter((name) => name.endsWith('.ts')))
    copyFileSync(join(source, file), join(work, file));
  writeFileSync(join(work, 'operations.ts'), operationsSource(await openApiDocument(anyServer)));
  writeFileSync(join(work, 'index.ts'), indexSource);
  writePackage(dir); // which says that these are modules
  writeTypes(work, dir);
  const bundle = await rolldown({ input: join(work, 'index.ts'), platform: 'neutral' });
  const { output } = await bundle.write({ file: join(dir, 'index.js'), format: 'esm', minify: true });
  await bundle.close();
  rmSync(work, { recursive: true });
  const code = output[0].code;
  return { bytes: Buffer.byteLength(code), packed: gzipSync(code).length };
}

/** Checks the sources against the generated types without Node's, and writes their declarations. */
function writeTypes(work: string, dir: string): void {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
  const own = {
    lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: work,
    outDir: dir,
  };
  const config = { compilerOptions: { ...compilerOptions, ...own }, files: [join(work, 'index.ts')] };
  writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(config));
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(work, 'tsconfig.json')], {
    stdio: 'inherit',
  });
  for (const file of readdirSync(dir).filter((name) => name.endsWith('.d.ts'))) {
    const path = join(dir, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"));
  }
}

function writePackage(dir: string): void {
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const about = {
    name: 'porchlight-client',
    version,
    description: 'A typed client of the Porchlight API.',
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
    files: ['*.js', '*.d.ts', 'README.md', 'LICENSE'],
  };
  writeFileSync(join(dir, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  copyFileSync(join(import.meta.dirname, 'README.md'), join(dir, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(dir, 'LICENSE'));
}

if (import.meta.main) {
  const { bytes, packed } = await buildClient(join(root, 'build/api-client'));
  const kB = (n: number) => (n / 1000).toFixed(1);
  console.log(`Client: build/api-client, ${kB(bytes)} kB, ${kB(packed)} kB packed`);
}
