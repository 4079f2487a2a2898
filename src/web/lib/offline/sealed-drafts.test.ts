import { beforeEach, expect, test, vi } from 'vitest';
import { draftKey, openDraftsOf } from './drafts.ts';
import { takeSealKey } from './seal.ts';
import { sealedDrafts } from './sealed-drafts.ts';

// Replies, notes and articles that are not sent: ciphertext for whoever sits down next.

const keyFor = (letter: string) => btoa(letter.repeat(32));
const inStorage = () => Object.entries(localStorage).map(([key, value]) => `${key}=${value}`);

type Kept = Record<string, string>;
/** Like the browser's, whose names are its own properties. */
const storage = () =>
  Object.create({
    getItem(this: Kept, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Kept, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Kept, key: string) {
      delete this[key];
    },
  });

beforeEach(async () => {
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
  sealedDrafts.forget();
  await signIn('ada');
});

async function signIn(person: string) {
  openDraftsOf(person);
  takeSealKey(keyFor(person.charAt(0)));
  await sealedDrafts.open(draftKey(''));
}

test('a note with a code lies sealed, and is read at once and after a reload', async () => {
  sealedDrafts.keep('porchlight.draft.ada.note.7', 'the code is 5520');
  expect(sealedDrafts.read('porchlight.draft.ada.note.7')).toBe('the code is 5520');
  await vi.waitFor(() => expect(inStorage()).toHaveLength(1));
  expect(inStorage().join()).not.toContain('5520');
  sealedDrafts.forget();
  await signIn('ada');
  expect(sealedDrafts.read('porchlight.draft.ada.note.7')).toBe('the code is 5520');
});

test('whoever comes next reads nothing of it', async () => {
  sealedDrafts.keep('porchlight.draft.ada.note.7', 'the code is 5520');
  await vi.waitFor(() => expect(inStorage()).toHaveLength(1));
  await signIn('ben');
  expect(sealedDrafts.read('porchlight.draft.ada.note.7')).toBeNull();
  expect(sealedDrafts.keys('porchlight.draft.')).toEqual([]);
});

test('of several writes the last one stays, and a dropped one is gone', async () => {
  for (const text of ['o', 'on', 'one']) sealedDrafts.keep('porchlight.draft.ada.reply.1', text);
  sealedDrafts.keep('porchlight.draft.ada.reply.2', 'two');
  sealedDrafts.keep('porchlight.draft.ada.reply.2', null);
  await vi.waitFor(() => expect(inStorage()).toHaveLength(1));
  sealedDrafts.forget();
  await signIn('ada');
  expect(sealedDrafts.keys('porchlight.draft.ada.')).toEqual(['porchlight.draft.ada.reply.1']);
  expect(sealedDrafts.read('porchlight.draft.ada.reply.1')).toBe('one');
});

test('one in clear, from before there was a seal, is sealed when its writer comes back', async () => {
  sealedDrafts.forget();
  localStorage.setItem('porchlight.draft.ada.reply.1', 'the code is 5520');
  await signIn('ada');
  expect(sealedDrafts.read('porchlight.draft.ada.reply.1')).toBe('the code is 5520');
  await vi.waitFor(() => expect(inStorage().join()).toContain('sealed'));
  expect(inStorage().join()).not.toContain('5520');
});

test('what a page could not write any more is there on the next one, sealed, and nowhere else', async () => {
  sealedDrafts.keep('porchlight.draft.ada.note.7', 'the code is 55');
  await vi.waitFor(() => expect(inStorage()).toHaveLength(1));
  sealedDrafts.forget();
  sessionStorage.setItem('porchlight.unwritten.porchlight.draft.ada.note.7', '"the code is 5520"');
  await signIn('ada');
  expect(sealedDrafts.read('porchlight.draft.ada.note.7')).toBe('the code is 5520');
  expect(Object.keys(sessionStorage)).toEqual([]);
});
