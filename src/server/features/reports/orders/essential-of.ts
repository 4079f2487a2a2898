import type { SafetyKind } from '#contract/enumerations/conversations.ts';
import type { Essential } from '#contract/enumerations/reports.ts';

type Trouble = { trouble: string | null; lock_fault: boolean; danger: SafetyKind | null };

/** What the house was without while this stood open; null where it could be lived in. */
export function essentialOf({ trouble, lock_fault, danger }: Trouble): Essential | null {
  if (lock_fault) return 'lock';
  return (trouble && byTrouble.get(trouble)) || (danger && byDanger[danger]) || null;
}

/** By playbook. */
const byTrouble: ReadonlyMap<string, Essential> = new Map([
  ['no-heat', 'heat'],
  ['no-cooling', 'cooling'],
  ['no-hot-water', 'hot_water'],
  ['no-water', 'water'],
  ['breaker', 'power'],
  ['lock-dead', 'lock'],
  ['locked-out', 'lock'],
  ['septic', 'sewage'],
  ['toilet', 'sewage'],
]);

const byDanger: Partial<Record<SafetyKind, Essential>> = { electric: 'power', lockout: 'lock' };
