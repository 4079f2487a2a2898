import { expect, test } from 'vitest';
import { gapsOf, leftOut, putBack, toBody, toEditable } from './proposal-words.ts';

const body = 'Welcome!\n\nWi-Fi password: {{secret:wifi_password}}\n\nDoor code: {{secret:front_door_lock_code}}';
const gaps = gapsOf(body);

test('a secret stands by its label while the words are edited, and is a secret again when they are sent', () => {
  const text = toEditable(body);
  expect(text).toBe('Welcome!\n\nWi-Fi password: [Wi-Fi password]\n\nDoor code: [Door code]');
  expect(toBody(text, gaps)).toBe(body);
  expect(toBody(text.replace('Welcome!', 'Good evening.'), gaps)).toBe(body.replace('Welcome!', 'Good evening.'));
});

test('two of one label are told apart', () => {
  const two = '{{secret:article:1}} and {{secret:article:2}} and {{secret:article:1}}';
  expect(toEditable(two)).toBe('[For confirmed guests] and [For confirmed guests 2] and [For confirmed guests]');
  expect(toBody(toEditable(two), gapsOf(two))).toBe(two);
});

test('one that was edited away, even by a letter, is known and can be put back', () => {
  const text = toEditable(body).replace('[Door code]', '[Door cod]');
  const [gone, ...others] = leftOut(text, gaps);
  expect([gone, others]).toEqual([{ name: 'front_door_lock_code', label: 'Door code' }, []]);
  expect(leftOut(putBack(text, { name: 'front_door_lock_code', label: 'Door code' }), gaps)).toEqual([]);
  expect(leftOut(toEditable(body), gaps)).toEqual([]);
});

test('words without secrets stay as they are', () => {
  expect(toEditable('Park on the left [gravel].')).toBe('Park on the left [gravel].');
  expect(toBody('Park on the left [gravel].', [])).toBe('Park on the left [gravel].');
});
