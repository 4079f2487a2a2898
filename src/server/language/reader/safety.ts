// The rules of danger. No language model overrules what they find; the reader of lines may have it asked instead of rung
// (assistant/proposals/answer-danger.ts).
import { type SafetyKind, safetyKinds } from '#contract/enumerations/conversations.ts';
import { dataText } from '../text/data-text.ts';
import { alarmsIn } from './danger-words.ts';
import { withoutHarmless } from './harmless.ts';
import { matching, type Reading, readMessage, readRules } from './slot-rules.ts';

export interface Danger {
  kind: SafetyKind;
  /** 1 raises the alarm; 2 asks "Is anyone in danger right now?". */
  tier: 1 | 2;
  /** Somebody is in danger of life by it, by the name of its rule (`grave-…`): a lockout alone is none. */
  isGrave?: boolean;
  /** The rule that saw it. */
  rule: string;
}

/** The gravest danger named in a message, or null. */
export function ruledDanger(said: Reading): Danger | null {
  const reading = withoutFigures(said);
  const slots = matching(rules, reading).map(({ outcome, weight, name }) => ({ kind: outcome, tier: weight, name }));
  const found = [...slots, ...alarmsIn(reading.text)]
    .map(({ kind, tier, name }) => ({
      kind: kindOf(kind),
      tier: tier === 1 ? (1 as const) : (2 as const),
      isGrave: /(?:^|\.)grave(?:-|$)/.test(name),
      rule: `${kind}.${name}`,
    }))
    .sort((a, b) => a.tier - b.tier || gravity.indexOf(a.kind) - gravity.indexOf(b.kind));
  return found[0] ?? null;
}

/** The same of a text by itself. */
export const namedDangerIn = (text: string): Danger | null => ruledDanger(readMessage(text));

/** Figures of speech: nobody drowns in toys, and who is dying to know is well. */
const figures =
  /\b(?:drown(?:ing|ed)? in (?!(?:the|a|an|our|my|his|her|this|it|water|there)\b)\w+|flood(?:ed)? (?:of|with|by) (?:e ?mails?|messages|calls|work|requests|memories|tourists)|(?:sunset|sunrise|sky|party|dance ?floor) (?:is|was|looked) on fire|dying (?:to (?:know|see|try|go|get)|for an? (?:coffee|drink|beer|nap|shower))|dead tired|(?:view|place|house|food) (?:is|was) (?:to die for|killer|fire)|to die for|scared (?:me|us) to death|bored to death)\b/gi;

/** What nearly happened and did not: the loose rail is a repair. Nobody nearly drowned without harm. */
const nearMisses =
  /\b(?:(?:almost|nearly) (?:fell|slipped|tripped|went down|got hurt|hurt (?:himself|herself|myself|themselves))|before (?:some|any)(?:one|body) (?:gets|is|ends up) (?:hurt|injured)|casi se (?:caen?|resbala)|(?:a|ont) failli (?:tomber|glisser)|fast (?:gest(?:ü|ue)rzt|gefallen|ausgerutscht)|quase (?:caiu|ca[ií]mos|escorregou))\b(?! (?:and|y|et|und|e)\b)/gi;

function withoutFigures(said: Reading): Reading {
  const plain = withoutHarmless(said.text.replace(figures, ' ').replace(nearMisses, ' '));
  return plain === said.text ? said : readMessage(plain);
}

/** When a message names several at once, the one whose instructions save lives comes first. */
const gravity: SafetyKind[] = ['gas', 'co', 'fire', 'medical', 'breakin', 'electric', 'collapse', 'flood', 'lockout'];
const rules = readRules(dataText('safety.txt'));

function kindOf(outcome: string): SafetyKind {
  const kind = safetyKinds.find((known) => known === outcome);
  if (!kind) throw new Error(`Unknown danger "${outcome}" in data/safety.txt.`);
  return kind;
}
