import { isAbroad } from '#contract/phones.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * `(415) 555-0123` as far as its digits go; a leading 1 of the country is left out. What is no number of ours stands as
 * it is typed, for the server to read or refuse: one with the + of another country, one that is dialed out of this one
 * (011, 00), as no area code begins with 0, and one with more digits than ours have.
 */
export function formatPhone(typed: string): string {
  const digits = digitsOf(typed.normalize('NFKC')).replace(/^1/, '');
  if (isAbroad(typed) || digits.startsWith('0') || digits.length > 10) return typed;
  if (digits.length === 0) return '';
  if (digits.length <= 3) return `(${digits}`;
  const area = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`;
  return digits.length <= 6 ? area : `${area}-${digits.slice(6)}`;
}

/** `94601` or `94601-1234` as far as its digits go. */
export function formatZip(typed: string): string {
  const digits = digitsOf(typed).slice(0, 9);
  return digits.length <= 5 ? digits : `${digits.slice(0, 5)}-${digits.slice(5)}`;
}

/** Writes what was typed in its form, with the caret after the digit it stood behind. */
export function mask(input: HTMLInputElement, format: (typed: string) => string) {
  const { value, selectionStart } = input;
  const formatted = format(value);
  if (formatted === value) return;
  const before = digitsOf(value.slice(0, selectionStart ?? value.length)).length;
  input.value = formatted;
  const caret = before === digitsOf(value).length ? formatted.length : placeAfter(formatted, before);
  if (input === input.ownerDocument.activeElement) input.setSelectionRange(caret, caret);
}

function placeAfter(text: string, digits: number) {
  let seen = 0;
  for (const [index, character] of [...text].entries()) {
    if (seen === digits) return index;
    if (/\d/.test(character)) seen += 1;
  }
  return text.length;
}
