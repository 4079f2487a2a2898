import { digitsIn } from '#contract/phones.ts';

/** Whether each word stands somewhere in the texts, whatever its case, or is a part of the phone number. */
export function matchesSearch(q: string, texts: readonly (string | null)[], phone = ''): boolean {
  const said = texts.filter(Boolean).join(' ').toLowerCase();
  const number = phone.replace(/\D/g, '');
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word) || (digitsIn(word).length > 1 && number.includes(digitsIn(word))));
}
