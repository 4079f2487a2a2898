// What only looks like danger ("the tap water smells of eggs", "a ball smashed the window"): its words are taken out of
// a message before danger is looked for, and nothing else that is said beside them.
import { plainWords, readSlots, standing } from './danger-book.ts';

export const withoutHarmless = (text: string): string =>
  text.replace(sentences, (sentence) =>
    isOneThought(sentence)
      ? heard(sentence)
      : sentence.replace(/[^,]+/g, (part) => (isOneThought(part) ? heard(part) : part)),
  );

const sentences = /[^.;!?¿¡\n]+/g;

/** What stands further apart does not belong together. */
const isOneThought = (said: string): boolean => said.split(/\s+/).length <= 25;

function heard(part: string): string {
  const said = plainWords(part);
  const left = rules.reduce((words, rule) => (looksLike(rule, words) ? words.replace(rule.drop, ' ') : words), said);
  return left === said ? part : ` ${left} `;
}

const looksLike = ({ needs, unless }: Harmless, words: string): boolean =>
  needs.every((slot) => slot.test(words)) && !unless.some((slot) => slot.test(words));

interface Harmless {
  needs: RegExp[];
  unless: RegExp[];
  /** What then counts for nothing. */
  drop: RegExp;
}

function readHarmless(line: string): Harmless {
  const shape = /^\S+: (.+) => (.+)$/.exec(line);
  if (!shape) throw new Error(`Not a rule of data/harmless.txt: ${line}`);
  const [, body = '', drop = ''] = shape;
  const [needs = '', ...unless] = body.split(' - ');
  return {
    needs: needs.split(' + ').map(any),
    unless: unless.map(any),
    drop: new RegExp(any(drop.replaceAll(' + ', '|')), 'g'),
  };
}

const { slot, ruleLines } = readSlots('harmless.txt');
const any = (names: string): RegExp => standing(names.trim().split('|').map(slot).join('|'));
const rules = ruleLines.map(readHarmless);
