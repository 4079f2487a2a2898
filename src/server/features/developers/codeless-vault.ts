import * as copyInEnglish from '#contract/messages/en/developers/answers.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { forbidden } from '#server/kernel/errors.ts';
import type { Vault } from '#server/platform/vault/port.ts';

const copy = spoken(copyInEnglish);

/** What stands where a code would, or what opens the way to one. */
export const masked = '••••';

/** Tables whose sealed values are no codes. */
const ours = new Set(['idempotency_keys']);

/**
 * The vault as an API key without the scope `codes` has it: it opens every code as four dots and seals none, so that
 * neither an answer nor a way through some other verb has them.
 */
export const withoutCodes = (vault: Vault): Vault => ({
  seal(plain, binding) {
    if (ours.has(binding.table)) return vault.seal(plain, binding);
    throw forbidden(copy.keyLacksCodes);
  },
  open: (sealed, binding) => (ours.has(binding.table) ? vault.open(sealed, binding) : masked),
  deriveKey: (purpose) => vault.deriveKey(purpose),
});

/** What a guest is checked by beside the days of their stay: whoever reads both is that guest, and is told the codes. */
const digits = new Set(['guest_phone', 'phone_last4']);

/** An answer as an API key without the scope `codes` has it. */
export function withoutDigits<T>(answer: T): T {
  if (Array.isArray(answer)) return answer.map(withoutDigits) as T; // each of it as it was, but for some texts
  if (typeof answer !== 'object' || answer === null || Object.getPrototypeOf(answer) !== Object.prototype)
    return answer;
  const fields = Object.entries(answer).map(([name, value]) => [
    name,
    digits.has(name) && value ? masked : withoutDigits(value),
  ]);
  return Object.fromEntries(fields) as T; // the same names
}
