import { beforeEach, expect, test, vi } from 'vitest';
import { keptCopy } from './kept-copy.ts';
import { leaveFor } from './left.ts';
import { sealerFrom } from './seal.ts';

const lying = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => structuredClone(lying.get(key)),
  set: async (key: string, value: unknown) => void lying.set(key, structuredClone(value)),
  del: async (key: string) => void lying.delete(key),
  delMany: async (keys: string[]) => keys.forEach((key) => void lying.delete(key)),
  keys: async () => [...lying.keys()],
  entries: async () => structuredClone([...lying.entries()]),
}));

const link = sealerFrom('the link of the job');
const job = { address: '12 Dune Way', entry_notes: [{ label: 'Entry', text: 'The lock box is behind the meter' }] };

beforeEach(() => {
  lying.clear();
  vi.useRealTimers();
});

test('a copy comes back whole with the link, with the moment it was read, and nobody else reads a word', async () => {
  await keptCopy.write('job.1', job, link);
  expect(await keptCopy.read('job.1', link)).toEqual({ at: expect.any(Number), value: job });
  expect(await keptCopy.read('job.1', sealerFrom('another link'))).toBeNull();
  const inClear = JSON.stringify([...lying], (_, value) =>
    value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value,
  );
  for (const words of ['Dune', 'lock box', 'meter']) expect(inClear).not.toContain(words);
});

test('a week later it is gone, and any page takes away what is too old', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z'), toFake: ['Date'] });
  await keptCopy.write('job.1', job, link);
  vi.setSystemTime('2026-11-28T18:00:00Z');
  expect(await keptCopy.read('job.1', link)).toBeNull();
  await keptCopy.write('job.2', job, link);
  await keptCopy.dropOld();
  expect([...lying.keys()]).toEqual(['porchlight.copy.job.2']);
});

test('where nothing can be sealed, nothing is kept', async () => {
  vi.stubGlobal('crypto', {});
  await keptCopy.write('job.1', job, sealerFrom('the link of the job'));
  vi.unstubAllGlobals();
  expect(lying.size).toBe(0);
});

test('one name goes, or all of one person', async () => {
  for (const name of ['ada', 'job.1', 'job.2']) await keptCopy.write(name, job, link);
  await keptCopy.drop('job.1');
  await keptCopy.dropAllOf('ada');
  expect([...lying.keys()]).toEqual(['porchlight.copy.job.2']);
});

test('what is on its way when they leave is not kept, nor what comes after', async () => {
  const onItsWay = keptCopy.write('ben', job, link);
  leaveFor('ben');
  await keptCopy.dropAllOf('ben');
  await onItsWay;
  await keptCopy.write('ben', job, link);
  await keptCopy.write('ada', job, link);
  expect([...lying.keys()]).toEqual(['porchlight.copy.ada']);
});
