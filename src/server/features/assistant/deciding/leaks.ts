// Sees a secret in a text in any of the ways it may be written: plain, spaced out, spelled, backwards, encoded.
import { normalize } from '#language/text';

/**
 * Tells of any words whether they give away `secret`, whole or in a telling part; made once where many are looked
 * through. Secrets shorter than three characters are not looked for.
 */
export function leakOf(secret: string): (words: string) => boolean {
  const value = secret.trim();
  if (value.length < 3) return () => false;
  const encoded = encodings(value).filter((form) => form.length >= 5);
  const isIn = /^\d+$/.test(value) ? leakOfDigits(value) : leakOfText(value);
  return (words) => {
    const raw = words.normalize('NFKC').replace(/[\u200b-\u200f\u2060\ufeff]|\u20e3|\ufe0f/g, '');
    return encoded.some((form) => raw.includes(form)) || isIn(raw);
  };
}

export const leaks = (words: string, secret: string): boolean => leakOf(secret)(words);

function leakOfDigits(digits: string): (raw: string) => boolean {
  const apart = (list: readonly string[], flags: string) =>
    new RegExp(`(?<!\\d)${list.join('[^\\p{L}\\p{N}]{0,6}')}(?!\\d)`, flags);
  const spelled = digitWords.map((words) => [...digits].map((digit) => `(?:${words[Number(digit)]}|${digit})`));
  const parts = digits.length > 4 ? Array.from({ length: digits.length - 3 }, (_, i) => digits.slice(i, i + 4)) : [];
  const patterns = [
    apart([...digits], 'u'),
    apart([...reversed(digits)], 'u'),
    ...spelled.map((list) => apart(list, 'iu')),
    ...parts.map((part) => apart([part], 'u')),
  ];
  return (raw) => patterns.some((pattern) => pattern.test(raw));
}

function leakOfText(secret: string): (raw: string) => boolean {
  const wanted = squeeze(secret);
  const forms = wanted.length >= 4 ? [wanted, reversed(wanted), squeeze(rot13(secret))] : [];
  const small = secret.toLowerCase();
  // A long secret (entry instructions, an article) shares common phrases with harmless text: only a longer run gives it
  // away.
  const parts =
    secret.length <= 24
      ? Array.from({ length: Math.max(small.length - 7, 0) }, (_, i) => small.slice(i, i + 8))
      : [small.slice(0, 40)];
  return (raw) => {
    const flat = squeeze(raw);
    if (forms.some((form) => flat.includes(form))) return true;
    const low = raw.toLowerCase();
    return parts.some((part) => low.includes(part));
  };
}

const squeeze = (words: string): string => normalize(words).replace(/[^\p{L}\p{N}]+/gu, '');
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
