/**
 * Files by key. Keys are `{propertyId}/{fieldName}.{ext}` and the like: letters, digits, `-`, `_` and dots between
 * slashes. A key that could leave its directory throws UnsafeKey.
 */
export interface FileStore {
  /** Writes or replaces, whole or not at all. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined where there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** A file that is not there is no error. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
}

export class UnsafeKey extends Error {
  override name = 'UnsafeKey';
}

/** Every store refuses the same keys, whatever its own rules. */
export function checkKey(key: string): string {
  const isSafe = key.length <= 300 && key.split('/').every((part) => /^[\w-]+(\.[\w-]+)*$/.test(part));
  if (!isSafe) throw new UnsafeKey('A file key is made of letters, digits, "-", "_" and dots between slashes.');
  return key;
}
