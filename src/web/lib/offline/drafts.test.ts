import { beforeEach, expect, test, vi } from 'vitest';
import { draftKey, dropDraft, dropEveryDraft, keepDraft, openDraftsOf, readDraft } from './drafts.ts';

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

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
  openDraftsOf('ada');
});

test('a form finds what was typed in it, until it is sent', () => {
  keepDraft('profile', { company_name: 'Half' });
  expect(readDraft('profile')).toEqual({ company_name: 'Half' });
  expect(readDraft('invite')).toEqual({});
  dropDraft('profile');
  expect(readDraft('profile')).toEqual({});
});

test('who signs in next in this tab finds nothing of it, and who comes back does', () => {
  keepDraft('profile', { company_name: 'Half' });
  openDraftsOf('ben');
  expect(readDraft('profile')).toEqual({});
  openDraftsOf('ada');
  expect(readDraft('profile')).toEqual({ company_name: 'Half' });
});

test('leaving on purpose leaves nothing of one’s own, and everything else', async () => {
  keepDraft('profile', { company_name: 'Half' });
  localStorage.setItem(draftKey('reply.7'), 'Dear guest');
  localStorage.setItem('porchlight.theme', 'dark');
  openDraftsOf('ben');
  keepDraft('profile', { company_name: 'Whole' });
  openDraftsOf('ada');
  await dropEveryDraft();
  expect(readDraft('profile')).toEqual({});
  expect(Object.keys(localStorage)).toEqual(['porchlight.theme']);
  openDraftsOf('ben');
  expect(readDraft('profile')).toEqual({ company_name: 'Whole' });
});
