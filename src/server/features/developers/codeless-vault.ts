import * as copy from '#contract/messages/en/developers/answers.ts';
import { forbidden } from '#server/kernel/errors.ts';
import type { Vault } from '#server/platform/vault/port.ts';

/** What stands where a code would. */
const masked = '••••';

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
