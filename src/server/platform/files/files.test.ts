import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startS3Server } from '../../../../tests/support/s3.ts';
import { createDiskFiles, dropOldParts } from './disk.ts';
import { UnsafeKey } from './port.ts';
import { createS3Files } from './s3.ts';

const root = mkdtempSync(join(tmpdir(), 'pl-files-'));
const directory = join(root, 'files');
const server = await startS3Server(join(root, 's3'), 'pictures');
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true });
});

const stores = [
  { name: 'the disk', files: createDiskFiles(directory) },
  { name: 'S3', files: createS3Files({ bucket: 'pictures', region: 'us-east-1', ...server.account }) },
];
describe.each(stores)('files on $name', ({ files }) => {
  const key = 'property-1/parking_spot_image.webp';
  beforeEach(() => files.delete(key));

  test('are there after they were put, and can be replaced', async () => {
    await files.put(key, Buffer.from('one'), 'image/webp');
    await files.put(key, Buffer.from('two'), 'image/webp');
    expect(Buffer.from((await files.get(key)) ?? []).toString()).toBe('two');
    expect(await files.exists(key)).toBe(true);
  });

  test('that were never there are none', async () => {
    expect(await files.get('property-1/nothing.webp')).toBeUndefined();
    expect(await files.exists('property-1/nothing.webp')).toBe(false);
  });

  test('are gone after they were deleted, and deleting again is no error', async () => {
    await files.put(key, Buffer.from('one'), 'image/webp');
    await files.delete(key);
    await files.delete(key);
    expect(await files.get(key)).toBeUndefined();
    expect(await files.exists(key)).toBe(false);
  });

  test.each([
    '../outside',
    'a/../../outside',
    'a/%2e%2e/b',
    '/etc/passwd',
    'a//b',
    'a/./b',
    'a\0b',
    'a\\..\\b',
    '.hidden',
    '',
    'a/'.repeat(200),
  ])('refuse the key %j everywhere', async (bad) => {
    await expect(async () => files.put(bad, Buffer.from('x'), 'image/webp')).rejects.toThrow(UnsafeKey);
    await expect(async () => files.get(bad)).rejects.toThrow(UnsafeKey);
    await expect(async () => files.delete(bad)).rejects.toThrow(UnsafeKey);
    await expect(async () => files.exists(bad)).rejects.toThrow(UnsafeKey);
  });
});

test('a file outside cannot be reached and no half file is left on the disk', async () => {
  writeFileSync(join(root, 'outside'), 'secret');
  const files = createDiskFiles(directory);
  await expect(async () => files.get('../outside')).rejects.toThrow(UnsafeKey);
  await files.put('whole/one.webp', Buffer.from('one'), 'image/webp');
  expect(readdirSync(join(directory, 'whole'))).toEqual(['one.webp']);
  expect(existsSync(join(root, 'outside'))).toBe(true);
});

test('only the server’s own account reads what lies on the disk', async () => {
  await createDiskFiles(directory).put('whole/private.webp', Buffer.from('one'), 'image/webp');
  const modes = ['whole/private.webp', 'whole', '.parts'].map((name) => statSync(join(directory, name)).mode & 0o777);
  expect(modes).toEqual([0o600, 0o700, 0o700]);
});

test('what a writer left that died is dropped after an hour', async () => {
  const parts = join(directory, '.parts');
  writeFileSync(join(parts, 'half'), 'x');
  await dropOldParts(directory);
  expect(readdirSync(parts)).toEqual(['half']);
  await dropOldParts(directory, Date.now() + 3_700_000);
  expect(readdirSync(parts)).toEqual([]);
});

test('a bucket that cannot be reached is an error, not an empty one', async () => {
  const nowhere = createS3Files({
    bucket: 'pictures',
    region: 'us-east-1',
    ...server.account,
    endpoint: 'http://127.0.0.1:9',
  });
  await expect(nowhere.get('property-1/one.webp')).rejects.toThrow();
});
