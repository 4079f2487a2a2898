import { limits } from './limits.ts';
import { z } from './z.ts';

/** Keyset paging: pass `next` of one page as `cursor` of the following one; null means the end. */
export const PageInput = z.object({
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
  cursor: z.string().max(500).optional(),
});

export const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), next: z.string().nullable() });

export const Id = z.uuid();
/** ISO 8601 with zone, always UTC. */
export const Instant = z.iso.datetime();
/** `2026-11-20`, a day at the property. */
export const Day = z.iso.date();
/** Integer cents of US dollars. */
export const Cents = z.number().int().min(0).max(100_000_000);
