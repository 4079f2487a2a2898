import { readFileSync } from 'node:fs';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/accounts/answers.ts';

/**
 * The ten thousand commonest passwords of what has leaked, and the given names that stand among them, of four
 * characters and more, lowercase (from the lists of zxcvbn 4.4.2; data/common-passwords.LICENSE).
 */
const common = new Set(
  readFileSync(new URL('./data/common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);
/** What somebody thinks of first who is asked for a password here. */
const ownNames = ['porchlight', 'porch light'];

export const tooCommon = copy.tooCommon;
export const ownName = copy.ownName;

/**
 * Why a password that fits the rules is refused all the same: it is one of the commonest or our own name, as it stands,
 * spelled with signs for letters, with signs and digits around it, or several times over. Undefined when it is fine.
 */
export function whyCommon(password: string): string | undefined {
  const plain = password.normalize('NFKC').toLowerCase();
  const forms = spellings(plain);
  if (forms.some((form) => common.has(form)) || repeated(plain).length < shortest) return tooCommon;
  if (forms.some(isMostlyOurName)) return ownName;
  return undefined;
}

/** What is said over and over must be as long as the shortest of the list. */
const shortest = 4;

/** Everything that a password may be a variation of. */
function spellings(password: string): string[] {
  const bare = [password, withoutEnds(password)];
  const lettered = bare.flatMap((form) => [asLetters(form, 'i'), asLetters(form, 'l')]);
  const cores = [...bare, ...lettered].flatMap((form) => [form, withoutEnds(form)]);
  return [...new Set(cores.flatMap((form) => [form, repeated(form)]))];
}

const withoutEnds = (word: string) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const letters = new Map([
  ['0', 'o'],
  ['3', 'e'],
  ['4', 'a'],
  ['@', 'a'],
  ['5', 's'],
  ['$', 's'],
  ['7', 't'],
  ['8', 'b'],
]);
const asLetters = (word: string, one: string) =>
  word.replace(/[1!|]/g, one).replace(/[034@5$78]/g, (sign) => letters.get(sign) ?? sign);

/** "abcabc" is "abc" twice. */
const repeated = (word: string) => /^(.+?)\1+$/u.exec(word)?.[1] ?? word;

/** Take our name away: what is left would have to be long enough by itself. */
function isMostlyOurName(password: string): boolean {
  const rest = ownNames.reduce((left, name) => left.replaceAll(name, ''), password);
  return rest !== password && [...rest].length < limits.password.min;
}
