import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { bundled, root } from '../build/third-party.ts';
import { bomFile, withBundled } from './sbom.ts';

const named = (name: string) => expect.objectContaining({ name, purl: expect.stringMatching(`^pkg:npm/${name}@\\d`) });

test('what the pages hold is listed beside what npm lists, once', () => {
  const npms = { components: [{ name: 'better-auth' }] };
  const { components } = withBundled(npms, ['react-dom', 'better-auth', 'react-dom']);
  expect(components).toEqual([{ name: 'better-auth' }, named('react-dom')]);
});

test('a build that cannot list what it delivers ends with an error', async () => {
  const without = await mkdtemp(join(tmpdir(), 'old-npm-'));
  try {
    await writeFile(join(without, 'npm'), '#!/bin/sh\necho "Unknown command: sbom" >&2\nexit 1\n', { mode: 0o755 });
    const env = { ...process.env, PATH: [without, process.env.PATH].join(delimiter) };
    const script = join(root, 'tools/packages/sbom.ts');
    const failed = await promisify(execFile)(process.execPath, [script], { env }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('No build/sbom.cdx.json was written') });
  } finally {
    await rm(without, { recursive: true });
  }
});

test.runIf(existsSync(join(root, 'build/.lists')))(
  'the built list names the packages of the server and of the pages',
  () => {
    const { components } = JSON.parse(readFileSync(bomFile, 'utf8'));
    expect(components).toEqual(expect.arrayContaining(['better-auth', 'react-dom'].map(named)));
    const listed = components.map(({ name }: { name: string }) => name);
    expect(listed).toEqual(expect.arrayContaining(bundled(join(root, 'build'))));
  },
);
