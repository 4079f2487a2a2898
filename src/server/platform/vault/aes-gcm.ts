import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { type Binding, type Vault, VaultError } from './port.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A vault over a ring of master keys (32 bytes each), newest first: the first one seals, all of them open.
 * A sealed value reads `v1.<key id>.<base64url of iv, tag and ciphertext>`.
 */
export function createVault(masterKeys: readonly Uint8Array[]): Vault {
  const ring = masterKeys.map((master) => ({ id: idOf(master), field: fieldKey(master) }));
  const [newestMaster] = masterKeys;
  const [newest] = ring;
  if (!newestMaster || !newest) throw new Error('A vault needs at least one master key.');
  return {
    seal: (plain, binding) => `v1.${newest.id}.${encrypt(newest.field, plain, binding)}`,
    open: (sealed, binding) => {
      const [version, id, body] = sealed.split('.');
      if (version !== 'v1' || !id || !body)
        throw new VaultError('malformed', 'This is not a value sealed by the vault.');
      const key = ring.find((candidate) => candidate.id === id);
      if (!key)
        throw new VaultError('unknown_key', `The master key ${id} is missing: add it to MASTER_KEY, after the newest.`);
      return decrypt(key.field, body, binding);
    },
    deriveKey: (purpose) => derive(newestMaster, `purpose:${purpose}`),
  };
}

/** Names a key without telling it: the master is 32 random bytes. */
function idOf(master: Uint8Array): string {
  return createHash('sha256').update(master).digest('hex').slice(0, 8);
}

/** Made once: each use of the bare bytes would make it again, which takes longer than sealing a code. */
const fieldKey = (master: Uint8Array): KeyObject => createSecretKey(derive(master, 'field'));

function derive(master: Uint8Array, label: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, '', `porchlight/${label}`, 32));
}

function encrypt(key: KeyObject, plain: string, binding: Binding): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(associatedDataOf(binding));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function decrypt(key: KeyObject, text: string, binding: Binding): string {
  const bytes = Buffer.from(text, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  if (tag.length < TAG_BYTES) throw new VaultError('malformed', 'This sealed value has been cut short.');
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(associatedDataOf(binding)).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    const where = `${binding.table}.${binding.column}`;
    throw new VaultError(
      'wrong_place_or_altered',
      `A sealed value of ${where} was altered, or sealed for another row.`,
    );
  }
}

/** JSON, because ('a', 'bc') and ('ab', 'c') must not be the same place. */
function associatedDataOf({ table, column, rowId }: Binding): Buffer {
  return Buffer.from(JSON.stringify([table, column, rowId]));
}
