import { withoutDigits } from '#features/developers';
import type { Actor } from '#server/kernel/actor.ts';
import { lacksCodes, onlyReads } from '#server/kernel/actor.ts';

/** An answer as its reader may have it: without what leads to codes, and with nothing to do for whoever only looks. */
export function asSeenBy<T>(actor: Actor | undefined, answer: T): T {
  if (!actor) return answer;
  const seen = lacksCodes(actor) ? withoutDigits(answer) : answer;
  return onlyReads(actor) ? withoutDeeds(seen) : seen;
}

/** What answers say of what can be done (`can: { … }`) is what screens show: nothing. */
function withoutDeeds<T>(answer: T): T {
  if (Array.isArray(answer)) return answer.map(withoutDeeds) as T; // each of it as it was, but for what can be done
  if (typeof answer !== 'object' || answer === null || Object.getPrototypeOf(answer) !== Object.prototype)
    return answer;
  const fields = Object.entries(answer).map(([name, value]) => [
    name,
    name === 'can' && typeof value === 'object' && value !== null ? noneOf(value) : withoutDeeds(value),
  ]);
  return Object.fromEntries(fields) as T; // the same names
}

const noneOf = (can: object): object =>
  Object.fromEntries(Object.entries(can).map(([name, value]) => [name, typeof value === 'boolean' ? false : value]));
