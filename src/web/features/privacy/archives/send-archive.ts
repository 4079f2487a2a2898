import { archiveLimits } from '#contract/privacy/archive-format.ts';
import type { Archive } from '#contract/privacy/archives.ts';
import { api } from '../../../lib/http/api.ts';
import { uploadSignedIn } from '../../../lib/http/upload-signed-in.ts';

const { partBytes } = archiveLimits;

/** How much of a file has come, 0 to 1. */
export const shareOf = ({ parts, bytes }: Archive): number => Math.min(1, (parts * partBytes) / Math.max(1, bytes));

export const isComplete = (archive: Archive): boolean => archive.parts * partBytes >= archive.bytes;

/**
 * Sends a file part by part, from where it stopped if some of it came before, then has it checked. Throws RestError, or
 * what the API refuses with; nothing that came is lost.
 */
export async function sendArchive(
  file: File,
  { before, onShare, signal }: { before: Archive | undefined; onShare: (share: number) => void; signal: AbortSignal },
): Promise<Archive> {
  const isSame = before?.state === 'receiving' && before.file_name === file.name && before.bytes === file.size;
  let archive = isSame ? before : await api.archives.receive({ file_name: file.name, bytes: file.size });
  while (!isComplete(archive)) {
    const from = archive.parts * partBytes;
    const part = file.slice(from, from + partBytes);
    const onProgress = (share: number) => onShare((from + share * part.size) / file.size);
    archive = await uploadSignedIn<Archive>(`/me/archives/${archive.id}/parts/${archive.parts}`, {
      ...{ file: part, name: file.name, onProgress, signal },
    });
  }
  return api.archives.check({ id: archive.id });
}
