import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type RuleKey, ruleKeys } from '#contract/enumerations/protocols.ts';
import * as rulesCopyInEnglish from '#contract/messages/en/protocols/rules.ts';
import * as copyInEnglish from '#contract/messages/en/protocols.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { OwnRules, ProtocolRules } from '#contract/protocols/protocols.ts';
import { newId } from '#server/db/tables/columns.ts';
import { type KeptChange, protocolChanges, protocols } from '#server/db/tables/protocols.ts';
import { signature } from '#server/kernel/actor.ts';
import { conflict, invalid } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { mergeRules } from './policy.ts';
import { layersOf } from './queries.ts';
import { sentenceOf } from './sentences.ts';

const rulesCopy = spoken(rulesCopyInEnglish);
const copy = spoken(copyInEnglish);

type Change = {
  customerId: string;
  propertyId: string | null;
  version: number;
  rules: OwnRules;
  /** The change that this one takes back. */
  undoes?: string;
};

/**
 * Replaces what the account or a property says of its own, and writes down who changed which rule from what to what.
 * @returns the id of the change; null when there is nothing to change
 * @throws CONFLICT when somebody changed them since `version`, INVALID when they do not fit together
 */
export async function changeRules(unit: UnitOfWork, change: Change): Promise<string | null> {
  const { customerId, propertyId, version } = change;
  const { account, place } = await layersOf(unit, customerId, propertyId ?? undefined);
  const here = propertyId ? place : account;
  if ((here?.version ?? 0) !== version) throw changedMeanwhile();
  const rules = withoutHoles(change.rules);
  const [before, after] = propertyId
    ? [mergeRules(account?.rules, place?.rules), mergeRules(account?.rules, rules)]
    : [mergeRules(account?.rules), mergeRules(rules)];
  const wrong = misfitOf(after);
  if (wrong) throw invalid(wrong);
  if (isDeepStrictEqual(here?.rules ?? {}, rules)) return null;
  await write(unit, change, rules);
  const id = newId();
  const undoes = change.undoes === undefined ? {} : { undoes: change.undoes };
  await unit.tx.insert(protocolChanges).values({
    id,
    customer_id: customerId,
    property_id: propertyId,
    version: version + 1,
    ...signature(unit.actor),
    changes: ruleKeys
      .flatMap((rule) => differenceOf(rule, { before, after, was: here?.rules ?? {}, is: rules }))
      .map((one) => ({ ...one, ...undoes })),
    at: unit.now,
  });
  await unit.emit({ kind: 'protocol.changed', customer_id: customerId, property_id: propertyId });
  return id;
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

/** One statement decides: of two who started from the same version, the second finds it gone. */
async function write(
  { tx, now }: UnitOfWork,
  { customerId, propertyId, version }: Change,
  rules: OwnRules,
): Promise<void> {
  const written =
    version === 0
      ? await tx
          .insert(protocols)
          .values({ customer_id: customerId, property_id: propertyId, rules, created_at: now, updated_at: now })
          .onConflictDoNothing()
          .returning({ id: protocols.id })
      : await tx
          .update(protocols)
          .set({ rules, version: sql`${protocols.version} + 1`, updated_at: now })
          .where(
            and(
              eq(protocols.customer_id, customerId),
              propertyId ? eq(protocols.property_id, propertyId) : isNull(protocols.property_id),
              eq(protocols.version, version),
            ),
          )
          .returning({ id: protocols.id });
  if (!written.length) throw changedMeanwhile();
}

/** What does not fit together, by the rule that would have to be another one; null when all does. */
export function misfitOf(rules: ProtocolRules): Partial<Record<RuleKey, string>> | null {
  if (rules.emergency_nte_cents < rules.nte_cents) return { emergency_nte_cents: copy.urgentCostTooLow };
  const last = rules.actions.at(-1);
  return last?.service_type || last?.urgency ? { actions: copy.lastLineForAll } : null;
}

const withoutHoles = (rules: OwnRules): OwnRules =>
  Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));

const changedMeanwhile = () => conflict(copy.changedMeanwhile, { version: copy.versionChanged });
