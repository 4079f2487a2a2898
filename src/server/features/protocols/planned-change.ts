// What a change of rules comes to: whether they fit together, and who will read what about it. Pure.
import { isDeepStrictEqual } from 'node:util';
import { type RuleKey, ruleKeys } from '#contract/enumerations/protocols.ts';
import * as rulesCopy from '#contract/messages/en/protocols/rules.ts';
import * as copy from '#contract/messages/en/protocols.ts';
import { fill } from '#contract/messages/fill.ts';
import type { OwnRules, ProtocolRules } from '#contract/protocols/protocols.ts';
import type { KeptChange } from '#server/db/tables/protocols.ts';
import { mergeRules } from './policy.ts';
import { sentenceOf } from './sentences.ts';

export type Change = {
  customerId: string;
  propertyId: string | null;
  version: number;
  rules: OwnRules;
  /** The change that this one takes back. */
  undoes?: string;
};

/** What is said now: by the account, and where the change is made. */
export type Said = { account: OwnRules | undefined; here: OwnRules | undefined };

export type Planned =
  | { is: 'same' }
  | { is: 'wrong'; why: Partial<Record<RuleKey, string>> }
  | { is: 'change'; rules: OwnRules; changes: KeptChange[] };

export function planChange({ propertyId, undoes, ...change }: Change, { account, here }: Said): Planned {
  const rules = withoutHoles(change.rules);
  const [before, after] = propertyId
    ? [mergeRules(account, here), mergeRules(account, rules)]
    : [mergeRules(account), mergeRules(rules)];
  const why = misfitOf(after);
  if (why) return { is: 'wrong', why };
  if (isDeepStrictEqual(here ?? {}, rules)) return { is: 'same' };
  const changes = ruleKeys
    .flatMap((rule) => differenceOf(rule, { before, after, was: here ?? {}, is: rules }))
    .map((one) => ({ ...one, ...(undoes !== undefined && { undoes }) }));
  return { is: 'change', rules, changes };
}

type Sides = { before: ProtocolRules; after: ProtocolRules; was: OwnRules; is: OwnRules };

function differenceOf(rule: RuleKey, { before, after, was, is }: Sides): KeptChange[] {
  if (isDeepStrictEqual(was[rule], is[rule])) return [];
  const from = sentenceOf(rule, before);
  return [{ rule, from, to: saidOf(rule, is, after), was: only(rule, was), is: only(rule, is) }];
}

/** A rule as it holds, with a word where it is not said here but comes from the layer below. */
export function saidOf(rule: RuleKey, own: OwnRules, inForce: ProtocolRules): string {
  const sentence = sentenceOf(rule, inForce);
  return own[rule] === undefined ? fill(rulesCopy.takenBack, { rule: sentence }) : sentence;
}

const only = (rule: RuleKey, own: OwnRules): OwnRules => (own[rule] === undefined ? {} : { [rule]: own[rule] });

/** What does not fit together, by the rule that would have to be another one; null when all does. */
export function misfitOf(rules: ProtocolRules): Partial<Record<RuleKey, string>> | null {
  if (rules.emergency_nte_cents < rules.nte_cents) return { emergency_nte_cents: copy.urgentCostTooLow };
  const last = rules.actions.at(-1);
  return last?.service_type || last?.urgency ? { actions: copy.lastLineForAll } : null;
}

const withoutHoles = (rules: OwnRules): OwnRules =>
  Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));
