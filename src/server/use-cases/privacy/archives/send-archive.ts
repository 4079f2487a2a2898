import { eq } from 'drizzle-orm';
import { accountArchives } from '#server/db/tables/archives.ts';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { archiveFileName } from './file-name.ts';
import { partsStream } from './parts.ts';

/** Bytes of a made archive as HTTP sends them. */
export type SentArchive = {
  status: 200 | 206 | 416;
  headers: Record<string, string>;
  body: ReadableStream<Uint8Array> | null;
};

/**
 * A made archive, whole or from where a download was cut off. Who may have it was looked at when its link was made.
 *
 * @param range the request's header @returns undefined where there is none that is ready
 */
export async function sendArchive(
  { files, store }: Pick<Deps, 'files' | 'store'>,
  id: string,
  range: string | undefined,
): Promise<SentArchive | undefined> {
  const [row] = await withActor(store, system, ({ tx }) =>
    tx.select().from(accountArchives).where(eq(accountArchives.id, id)),
  );
  if (row?.state !== 'ready' || row.expires_at <= store.clock.now()) return undefined;
  const { bytes } = row;
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${archiveFileName(row)}"`,
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
    etag: `"${row.id}"`,
  };
  const asked = /^bytes=(\d+)-(\d*)$/.exec(range ?? '');
  if (!asked) {
    const body = partsStream(files, row, { first: 0, last: bytes - 1 });
    return { status: 200, headers: { ...headers, 'content-length': String(bytes) }, body };
  }
  const first = Number(asked[1]);
  const last = Math.min(asked[2] ? Number(asked[2]) : bytes - 1, bytes - 1);
  if (first > last) return { status: 416, headers: { ...headers, 'content-range': `bytes */${bytes}` }, body: null };
  const part = { 'content-range': `bytes ${first}-${last}/${bytes}`, 'content-length': String(last - first + 1) };
  return { status: 206, headers: { ...headers, ...part }, body: partsStream(files, row, { first, last }) };
}
