/** Private files by key (`{propertyId}/{fieldName}.{ext}`); what is stored is served by signed links only. */
export type FileStore = {
  /** Writes whole or not at all; an existing key is replaced. @throws FileKeyError */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** undefined when there is no such file. @throws FileKeyError */
  get(key: string): Promise<{ bytes: Buffer; contentType: string } | undefined>;
  delete(key: string): Promise<void>;
};

/** A key that could leave its place: absolute, `..`, NUL, backslash, percent-encoding. */
export class FileKeyError extends Error {}
