import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';

/** An archive says so of itself, and which version of the form it is in. Another version is refused. */
export const archiveFormat = 'porchlight-archive';
export const archiveVersion = 1;

export const archiveLimits = {
  /** Of the whole file; every program opens a ZIP below 4 GB. */
  bytes: 3 * 2 ** 30,
  /** It is kept, and sent, in parts of this size; only the last one is shorter. */
  partBytes: 4 * 2 ** 20,
  /** Unpacked, all of it together. */
  unpackedBytes: 8 * 2 ** 30,
  /** No honest part is packed tighter than this. */
  ratio: 250,
  entries: 100_000,
  manifestBytes: 24 * 2 ** 20,
  /** One row, as JSON. */
  lineBytes: 2 ** 20,
  /** A made archive can be downloaded for so many days. */
  days: 7,
  /** A file that was sent waits so many days to be read back. */
  sentDays: 1,
  /** WinZip's AES stretches a passphrase a thousand times only: a short one would be guessed. */
  passphrase: { min: 12, max: 128 },
} as const;

/** Sign-ins (or passwords given once more) that are older do not open an archive. */
export const freshMinutes = 10;

export const ManifestPart = z.object({
  name: z.string().max(200),
  /** Unpacked. */
  bytes: z.number().int().nonnegative(),
  /** SHA-256 of it unpacked, in hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Of JSON: how many rows. */
  rows: z.number().int().nonnegative().optional(),
  encrypted: z.boolean().optional(),
});
export type ManifestPart = z.infer<typeof ManifestPart>;

/** `manifest.json` of an archive. */
export const Manifest = z.object({
  format: z.literal(archiveFormat),
  version: z.number().int(),
  made_at: Instant,
  /** The account that it was made of. */
  account_id: Id,
  secrets: z.boolean(),
  /** Rows by noun, and how many files. */
  counts: z.record(z.string(), z.number().int().nonnegative()),
  parts: z.array(ManifestPart).max(archiveLimits.entries),
  left_out: z.array(z.object({ what: z.string(), why: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;
