/** Where a ciphertext belongs; it opens nowhere else. */
export type Binding = { table: string; column: string; rowId: string };

/** Seals single fields with AES-256-GCM. The key lives outside the database and can be rotated. */
export type Vault = {
  /** Ciphertext as text, naming the key it was sealed with. */
  seal(plain: string, binding: Binding): string;
  /** @throws VaultError when the key is unknown, the text was altered or it belongs elsewhere. */
  open(sealed: string, binding: Binding): string;
  /** 32 bytes derived from the master key for one purpose: signing links, sessions. */
  deriveKey(purpose: string): Buffer;
};

export class VaultError extends Error {}
