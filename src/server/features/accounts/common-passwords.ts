import { readFileSync } from 'node:fs';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/accounts/answers.ts';
import { isEasyToType } from './password-runs.ts';

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
 * Why a password that fits the rules is refused all the same: it is one of the commonest or our own name, or becomes it
 * when what is usually done to one is taken back; or it is a row of keys, or made of a few characters. Undefined when it
 * is fine.
 */
export function whyCommon(password: string): string | undefined {
  const plain = password.normalize('NFKC').toLowerCase();
  const forms = reduced(plain);
  if ([...forms].some((form) => common.has(form))) return tooCommon;
  if ([plain, withoutSigns(plain)].some((form) => isEasyToType(form) || isEasyToType(repeated(form)))) return tooCommon;
  if ([...forms].some(isMostlyOurName)) return ownName;
  return undefined;
}

/** Everything that a password may be a variation of: each way to take one back, after each other, to the end. */
function reduced(password: string): Set<string> {
  const forms = new Set([password]);
  // A set is walked through to what is added on the way. Each form is shorter than its own or has more letters.
  for (const form of forms) for (const takeBack of takingBack) forms.add(takeBack(form));
  return forms;
}

const withoutEnds = (word: string) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
const withoutSigns = (word: string) => word.replace(/[^\p{L}\p{N}]+/gu, '');

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

/** "word1word2word" says one word, whatever stands in between. */
const onlyWord = (between: RegExp) => (text: string) => {
  const [word = text, ...others] = new Set(text.split(between).filter(Boolean));
  return others.length === 0 ? word : text;
};

const takingBack: readonly ((form: string) => string)[] = [
  withoutEnds,
  withoutSigns,
  repeated,
  onlyWord(/[^\p{L}]+/u),
  onlyWord(/[^\p{L}\p{N}@$]+/u), // where signs stand for letters
  (form) => asLetters(form, 'i'),
  (form) => asLetters(form, 'l'),
];

/** Take our name away: what is left would have to be long enough by itself. */
function isMostlyOurName(password: string): boolean {
  const rest = ownNames.reduce((left, name) => left.replaceAll(name, ''), password);
  return rest !== password && [...rest].length < limits.password.min;
}
