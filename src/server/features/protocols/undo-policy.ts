// Taking a change back. Pure.
import { isDeepStrictEqual } from 'node:util';
import type { UndoState } from '#contract/enumerations/protocols.ts';
import { OwnRules } from '#contract/protocols/protocols.ts';
import type { KeptChange } from '#server/db/tables/protocols.ts';

type Said = Pick<KeptChange, 'rule' | 'was' | 'is'>;

/** Whether a change of a rule can be taken back where `own` is said now. */
export function undoState(own: OwnRules, { rule, was, is }: Said): UndoState {
  // A value of an earlier version that no rule may have any more is not brought back.
  if (!was || !is || !OwnRules.safeParse(was).success) return 'not_possible';
  if (isDeepStrictEqual(own[rule], was[rule])) return 'done';
  return isDeepStrictEqual(own[rule], is[rule]) ? 'ready' : 'changed_since';
}

/** What is said once these changes are taken back; all else stays. */
export function takenBack(own: OwnRules, changes: readonly Said[]): OwnRules {
  const taken = new Set<string>(changes.map(({ rule }) => rule));
  const kept = Object.entries(own).filter(([rule]) => !taken.has(rule));
  return Object.assign(Object.fromEntries(kept), ...changes.map(({ was }) => was));
}
