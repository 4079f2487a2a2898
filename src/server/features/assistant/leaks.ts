// Sees a secret in a text in any of the ways it may be written: plain, spaced out, spelled, backwards, encoded.
import { normalise } from '#features/knowledge';

/** True when `words` give away `secret`, whole or in a telling part. Secrets shorter than three characters are not looked for. */
export function leaks(words: string, secret: string): boolean {
  const value = secret.trim();
  if (value.length < 3) return false;
  const raw = words.normalize('NFKC').replace(/[\u200b-\u200f\u2060\ufeff]|\u20e3|\ufe0f/g, '');
  if (encodings(value).some((encoded) => encoded.length >= 5 && raw.includes(encoded))) return true;
  return /^\d+$/.test(value) ? leaksDigits(raw, value) : leaksText(raw, value);
}

function leaksDigits(raw: string, digits: string): boolean {
  const apart = (list: string) => new RegExp(`(?<!\\d)${[...list].join('[^\\p{L}\\p{N}]{0,6}')}(?!\\d)`, 'u');
  if (apart(digits).test(raw) || apart(reversed(digits)).test(raw)) return true;
  for (const spelled of digitWords) {
    const pattern = [...digits].map((digit) => `(?:${spelled[Number(digit)]}|${digit})`).join('[^\\p{L}\\p{N}]{0,6}');
    if (new RegExp(`(?<!\\d)${pattern}(?!\\d)`, 'iu').test(raw)) return true;
  }
  if (digits.length <= 4) return false;
  return Array.from({ length: digits.length - 3 }, (_, i) => digits.slice(i, i + 4)).some((part) =>
    new RegExp(`(?<!\\d)${part}(?!\\d)`).test(raw),
  );
}

function leaksText(raw: string, secret: string): boolean {
  const flat = squeeze(raw);
  const wanted = squeeze(secret);
  if (wanted.length >= 4 && [wanted, reversed(wanted), squeeze(rot13(secret))].some((form) => flat.includes(form)))
    return true;
  const low = raw.toLowerCase();
  const parts = Array.from({ length: Math.max(secret.length - 7, 0) }, (_, i) => secret.slice(i, i + 8).toLowerCase());
  // A long secret (entry instructions, an article) shares common phrases with harmless text: only a longer run gives it away.
  return secret.length <= 24
    ? parts.some((part) => low.includes(part))
    : low.includes(secret.toLowerCase().slice(0, 40));
}

const squeeze = (words: string): string => normalise(words).replace(/[^\p{L}\p{N}]+/gu, '');
const reversed = (words: string): string => [...words].reverse().join('');
const rot13 = (words: string): string =>
  words.replace(/[a-z]/gi, (c) => String.fromCharCode(c.charCodeAt(0) + (c.toLowerCase() < 'n' ? 13 : -13)));
const encodings = (secret: string): string[] => [
  Buffer.from(secret).toString('base64').replace(/=+$/, '').slice(0, -1),
  Buffer.from(secret).toString('hex'),
];
const digitWords = [
  ['zero|oh', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  ['z[eé]ro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  ['null', 'eins', 'zwei|zwo', 'drei', 'vier', 'f[uü]nf', 'sechs', 'sieben', 'acht', 'neun'],
  ['zero', 'um', 'dois', 'tr[eê]s', 'quatro', 'cinco', 'seis|meia', 'sete', 'oito', 'nove'],
  ['零|〇', '一|壹|幺', '二|两', '三', '四', '五', '六', '七', '八', '九'],
];
