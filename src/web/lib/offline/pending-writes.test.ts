import { beforeEach, expect, test, vi } from 'vitest';

// A page that ends between a key press and the end of its write.

const tab = vi.hoisted(() => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  return { end: () => page.dispatchEvent(new Event('pagehide')) };
});
const { pendingWrites } = await import('./pending-writes.ts');

type Kept = Record<string, string>;
beforeEach(() => {
  const methods = {
    getItem(this: Kept, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Kept, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Kept, key: string) {
      delete this[key];
    },
  };
  vi.stubGlobal('sessionStorage', Object.create(methods));
  pendingWrites.dropAllOf('');
});

test('the next page of the tab takes what was on its way, once, and the last value of each name', () => {
  pendingWrites.add('note.ada.1', 'the code');
  pendingWrites.add('note.ada.1', 'the code is 5520');
  pendingWrites.add('note.ada.2', null);
  tab.end();
  expect(pendingWrites.take('note.ada.')).toEqual([
    ['note.ada.1', 'the code is 5520'],
    ['note.ada.2', null],
  ]);
  expect(pendingWrites.take('note.ada.')).toEqual([]);
});

test('nothing lies there of what is in storage, also when the page comes back and writes on', () => {
  pendingWrites.add('note.ada.1', 'first');
  tab.end();
  pendingWrites.done('note.ada.1', 'first');
  expect(Object.keys(sessionStorage)).toEqual([]);
  pendingWrites.add('note.ada.1', 'second');
  pendingWrites.done('note.ada.1', 'second');
  tab.end();
  expect(pendingWrites.take('')).toEqual([]);
});

test('whoever signs out leaves nothing', () => {
  pendingWrites.add('note.ada.1', 'the code is 5520');
  tab.end();
  pendingWrites.add('note.ada.2', 'and 5521');
  pendingWrites.dropAllOf('ada');
  tab.end();
  expect(Object.keys(sessionStorage)).toEqual([]);
});
