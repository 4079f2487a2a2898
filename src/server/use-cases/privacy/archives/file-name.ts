import type { ArchiveRecord } from './archive-rows.ts';

/** "porchlight-archive-2026-11-26.zip". */
export const archiveFileName = ({ created_at }: Pick<ArchiveRecord, 'created_at'>): string =>
  `porchlight-archive-${created_at.toISOString().slice(0, 10)}.zip`;
