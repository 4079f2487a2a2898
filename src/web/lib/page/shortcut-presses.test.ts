import { expect, test } from 'vitest';
import { keyOf, ShortcutPresses, secondKeyMs } from './shortcut-presses.ts';

const known = ['n', '?', '/', 'g p', 'g w'];
const press = (key: string, code = '', shiftKey = false) => keyOf({ key, code, shiftKey });

test('one key is whole, and two are when they follow each other', () => {
  const presses = new ShortcutPresses();
  expect(presses.press('n', known, 0)).toEqual({ is: 'whole', keys: 'n' });
  expect(presses.press('g', known, 10)).toEqual({ is: 'begun', by: 'g' });
  expect(presses.press('p', known, 20)).toEqual({ is: 'whole', keys: 'g p' });
  expect(presses.press('p', known, 30)).toEqual({ is: 'nothing' });
});

test('the second key comes in time or counts by itself', () => {
  const presses = new ShortcutPresses();
  presses.press('g', known, 0);
  expect(presses.press('w', known, secondKeyMs + 1)).toEqual({ is: 'nothing' });
  presses.press('g', known, 0);
  expect(presses.press('w', known, secondKeyMs)).toEqual({ is: 'whole', keys: 'g w' });
});

test('a second key that leads nowhere does nothing of its own either, and the first can be pressed again', () => {
  const presses = new ShortcutPresses();
  presses.press('g', known, 0);
  expect(presses.press('n', known, 1)).toEqual({ is: 'nothing' });
  presses.press('g', known, 2);
  expect(presses.press('g', known, 3)).toEqual({ is: 'begun', by: 'g' });
  expect(presses.press('p', known, 4)).toEqual({ is: 'whole', keys: 'g p' });
  presses.press('g', known, 5);
  presses.forget();
  expect(presses.press('p', known, 6)).toEqual({ is: 'nothing' });
});

test('Caps Lock writes the same key, Shift with a letter is for selecting, and signs need Shift on some keyboards', () => {
  expect(press('N')).toBe('n');
  expect(press('N', 'KeyN', true)).toBeNull();
  expect(press('?', 'Slash', true)).toBe('?');
  expect(press('/', 'Digit7', true)).toBe('/');
});

test('a keyboard of another script is read by the place of its keys; keys with a name are none', () => {
  expect(press('п', 'KeyG')).toBe('g');
  expect(press('ν', 'KeyN')).toBe('n');
  expect(press('ß', 'Minus')).toBeNull();
  for (const key of ['Enter', 'Escape', 'Tab', 'ArrowDown', ' ', 'Dead', 'Process']) expect(press(key)).toBeNull();
});
