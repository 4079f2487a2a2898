/**
 * Where a sealed value lives. It opens in this place only, so that moving a ciphertext to another row gains nothing.
 */
export interface Binding {
  readonly table: string;
  readonly column: string;
  /** The row's id, as text. */
  readonly rowId: string;
}

export interface Vault {
  /** AES-256-GCM under the newest key. Answers printable text that fits a `text` column. */
  seal(plain: string, binding: Binding): string;
  /** Throws VaultError: altered, sealed for another place, or by a key that is not in the ring. */
  open(sealed: string, binding: Binding): string;
  /** 32 bytes that follow from the newest key and the purpose, for signing links and the like. */
  deriveKey(purpose: string): Buffer;
}

export class VaultError extends Error {
  override name = 'VaultError';
  readonly reason: 'malformed' | 'unknown_key' | 'wrong_place_or_altered';
  constructor(reason: VaultError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
