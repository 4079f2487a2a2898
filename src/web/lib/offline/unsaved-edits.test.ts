import { beforeEach, expect, test, vi } from 'vitest';
import { takeSealKey } from './seal.ts';
import { unsavedEdits } from './unsaved-edits.ts';

/** A browser's storage: what lies in it can be looked at by whoever sits down next. */
const lying = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => structuredClone(lying.get(key)),
  getMany: async (keys: string[]) => keys.map((key) => structuredClone(lying.get(key))),
  set: async (key: string, value: unknown) => void lying.set(key, structuredClone(value)),
  del: async (key: string) => void lying.delete(key),
  delMany: async (keys: string[]) => keys.forEach((key) => void lying.delete(key)),
  keys: async () => [...lying.keys()],
}));

const keyFor = (letter: string) => btoa(letter.repeat(32));
const edit = {
  base: { name: 'Cedar Cottage', wifi_password: 'sandpiper-88' },
  changes: { front_door_lock_code: '5520' },
};
const words = () =>
  [...lying.values()].map((value) => {
    const bytes = (value as { sealed?: ArrayBuffer }).sealed;
    return bytes ? new TextDecoder('latin1').decode(bytes) : JSON.stringify(value);
  });

beforeEach(() => {
  lying.clear();
  takeSealKey(keyFor('a'));
});

test('what is typed comes back whole, and nothing of it can be read where it lies', async () => {
  await unsavedEdits.write('property-edit.ada.1', edit);
  expect(await unsavedEdits.read('property-edit.ada.1')).toEqual(edit);
  expect(await unsavedEdits.readAll('property-edit.ada.')).toEqual([['property-edit.ada.1', edit]]);
  for (const secret of ['5520', 'sandpiper-88', 'Cedar']) expect(words().join()).not.toContain(secret);
});

test('somebody else who signs in at the same browser reads none of it, and its writer does again', async () => {
  await unsavedEdits.write('property.ada', edit);
  takeSealKey(keyFor('b'));
  expect(await unsavedEdits.read('property.ada')).toBeNull();
  expect(await unsavedEdits.readAll('property.')).toEqual([]);
  takeSealKey(keyFor('a'));
  expect(await unsavedEdits.read('property.ada')).toEqual(edit);
});

test('of one name the last write stays, however long an earlier one takes', async () => {
  const first = unsavedEdits.write('property.ada', { name: 'Cedar' });
  const last = unsavedEdits.write('property.ada', edit);
  await Promise.all([last, first]);
  expect(await unsavedEdits.read('property.ada')).toEqual(edit);
});

test('what a page could not write any more is read by the next one, and lies sealed from then on', async () => {
  const tab = new Map([['porchlight.unwritten.porchlight.unsaved.property.ada', JSON.stringify(edit)]]);
  const methods = { getItem: (key: string) => tab.get(key), removeItem: (key: string) => tab.delete(key) };
  vi.stubGlobal('sessionStorage', Object.assign(Object.create(methods), Object.fromEntries(tab)));
  expect(await unsavedEdits.readAll('property.')).toEqual([['property.ada', edit]]);
  expect(tab.size).toBe(0);
  expect(words().join()).not.toContain('5520');
  vi.unstubAllGlobals();
});

test('where nothing can be sealed, codes are not kept and the rest is', async () => {
  vi.stubGlobal('crypto', {});
  takeSealKey(keyFor('a'));
  await unsavedEdits.write('property.ada', edit);
  expect(await unsavedEdits.read('property.ada')).toEqual({ base: { name: 'Cedar Cottage' }, changes: {} });
  vi.unstubAllGlobals();
});
