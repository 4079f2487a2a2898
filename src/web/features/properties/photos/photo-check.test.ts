import { expect, test } from 'vitest';
import { photoProblem } from './photo-check.ts';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

test('what is no picture is refused by name', () => {
  expect(photoProblem(file('manual.pdf', 'application/pdf'))).toBe('manual.pdf: File must be an image');
});

test('a picture has to be under 5 MB', () => {
  const five = 5 * 1024 * 1024;
  expect(photoProblem(file('a.jpg', 'image/jpeg', five))).toBe('a.jpg: File size must be less than 5MB');
  expect(photoProblem(file('a.jpg', 'image/jpeg', five - 1))).toBeUndefined();
});

test('a phone photo whose type the system does not know is taken', () => {
  expect(photoProblem(file('IMG_1.HEIC', ''))).toBeUndefined();
});
