import { type SecretName, secretNames } from '#contract/enumerations/knowledge.ts';
import type { PropertySecrets } from '#contract/properties/properties.ts';
import type { Vault } from '#server/platform/vault/port.ts';

type SealedRow = { id: string } & Record<SecretName, string | null>;

const bindingOf = (propertyId: string, name: SecretName) => ({ table: 'properties', column: name, rowId: propertyId });

/** Ciphertexts for the row of `propertyId`; each opens only there. */
export function sealSecrets(
  vault: Vault,
  propertyId: string,
  secrets: Partial<PropertySecrets>,
): Partial<PropertySecrets> {
  const sealed: Partial<PropertySecrets> = {};
  for (const name of secretNames) {
    const value = secrets[name];
    if (value !== undefined)
      sealed[name] = value === null || value === '' ? null : vault.seal(value, bindingOf(propertyId, name));
  }
  return sealed;
}

/** The plain value, or null when the owner has not filled it in. Callers record the release. */
export function openSecret(vault: Vault, row: SealedRow, name: SecretName): string | null {
  const sealed = row[name];
  return sealed === null ? null : vault.open(sealed, bindingOf(row.id, name));
}

export function openSecrets(vault: Vault, row: SealedRow): PropertySecrets {
  const open = (name: SecretName) => openSecret(vault, row, name);
  return {
    front_door_lock_code: open('front_door_lock_code'),
    front_door_lock_instructions: open('front_door_lock_instructions'),
    alt_lock_box_location: open('alt_lock_box_location'),
    alt_lock_box_code: open('alt_lock_box_code'),
    wifi_password: open('wifi_password'),
  };
}

/** Which secrets exist, never what they are: all that an engine may know of them. */
export const secretsOnFile = (row: SealedRow): SecretName[] => secretNames.filter((name) => row[name] !== null);
