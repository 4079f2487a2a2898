import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LengthWords } from './length-words.tsx';
import { TextInput } from './text-input.tsx';

const shown = (length: number, most?: number) => renderToStaticMarkup(<LengthWords length={length} most={most} />);

test.each([
  [0, 4000, null],
  [3599, 4000, null],
  [3600, 4000, '3,600 of 4,000 characters'],
  [4000, 4000, '4,000 of 4,000 characters'],
  [4130, 4000, '4,130 of 4,000 characters: 130 too many to send'],
  [250, 200, '250 of 200 characters: 50 too many to send'],
])('%i characters where %i may be sent', (length, most, words) => {
  const html = shown(length, most);
  if (words === null) expect(html).toBe('');
  else expect(html).toContain(`<p aria-hidden="true">${words}</p>`);
  expect(html.includes('Too long to send.')).toBe(length > most);
});

test('a text without an end says nothing', () => {
  expect(shown(1_000_000)).toBe('');
});

test('a line that is too long stands whole, with how much of it is too much', () => {
  const html = renderToStaticMarkup(<TextInput value={'x'.repeat(250)} maxLength={200} readOnly />);
  expect(html).not.toMatch(/maxlength/i); // the browser would cut off what is pasted
  expect(html).toContain(`value="${'x'.repeat(250)}"`);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('250 of 200 characters: 50 too many to send');
  expect(renderToStaticMarkup(<TextInput value="x" maxLength={200} readOnly />)).not.toMatch(
    /characters|aria-invalid=/,
  );
});

test('a box to search in is cut off where nothing longer is looked for', () => {
  expect(renderToStaticMarkup(<TextInput type="search" maxLength={200} />)).toContain('maxLength="200"');
});
