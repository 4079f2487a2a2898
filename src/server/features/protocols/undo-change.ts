import type { RuleKey } from '#contract/enumerations/protocols.ts';
import * as copy from '#contract/messages/en/protocols/changes.ts';
import { fill } from '#contract/messages/fill.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { changeRules } from './change-rules.ts';
import { type ChangeRow, findChange, type Layers, undoOf } from './changes.ts';
import { type Change, misfitOf } from './planned-change.ts';
import { mergeRules } from './policy.ts';
import { allLayersOf } from './queries.ts';
import { takenBack } from './undo-policy.ts';

type Undo = { customerId: string; id: string } & How;
type How = {
  /** All that the change changed, where none is named. */
  rule: RuleKey | undefined;
  /** The version over which it is taken back although the rule was changed since. */
  over: number | undefined;
};
type Undone = { propertyId: string | null; changeId: string | null };

/**
 * Gives rules the values that they had before a change, as a new change; said again it changes nothing. @throws
 * NOT_FOUND; CONFLICT when a rule was changed since, what it was is not kept, or it no longer fits to the others
 */
export async function undoChange(unit: UnitOfWork, { customerId, id, rule, over }: Undo): Promise<Undone> {
  const change = planUndo(await findChange(unit, customerId, id), await allLayersOf(unit, customerId), { rule, over });
  return { propertyId: change.propertyId, changeId: await changeRules(unit, change) };
}

/** The change that takes one back. @throws as above */
export function planUndo({ change, place }: ChangeRow, layers: Layers, { rule, over }: How): Change {
  const { id, customer_id: customerId, property_id: propertyId } = change;
  const chosen = change.changes.filter((one) => rule === undefined || one.rule === rule);
  if (!chosen.length) throw notFound();
  if (propertyId && place?.status !== 'active') throw conflict(copy.undoPropertyRemoved);
  const here = propertyId ? layers.places.get(propertyId) : layers.account;
  const version = here?.version ?? 0;
  if (over !== undefined && over !== version) throw conflict(copy.undoChangedAgain);
  const undos = chosen.map((one) => ({ rule: one.rule, ...undoOf(one, propertyId, layers) }));
  if (undos.some(({ state }) => state === 'not_possible')) throw conflict(copy.undoNotKept);
  const since = undos.filter(({ state }) => state === 'changed_since');
  if (since.length && over === undefined) throw changedSince(since);
  const rules = takenBack(here?.rules ?? {}, chosen);
  const wrong = misfitOf(propertyId ? mergeRules(layers.account?.rules, rules) : mergeRules(rules));
  if (wrong) throw conflict(fill(copy.undoDoesNotFit, { why: Object.values(wrong).join(' ') }));
  return { customerId, propertyId, version, rules, undoes: id };
}

/** Nobody is guessed for: what is, and what would be, by each rule. */
function changedSince(undos: { rule: RuleKey; now: string; would: string }[]) {
  const lines = undos.map(({ rule, now, would }) => [rule, fill(copy.undoNowAndWould, { now, would })] as const);
  return conflict([copy.undoChangedSince, ...lines.map(([, line]) => line)].join(' '), Object.fromEntries(lines));
}
