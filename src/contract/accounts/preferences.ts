import { base } from '../errors.ts';
import { chatMonths } from '../privacy/retention.ts';
import { z } from '../z.ts';

/** The tables whose order is saved per user (spec 2, section 4). */
export const sortedTables = ['properties', 'contractors', 'work_orders'] as const;
export type SortedTable = (typeof sortedTables)[number];

/**
 * Which column a table is sorted by; null is the order it comes in. A key that a table does not know counts as null.
 */
export const TableSort = z
  .object({ key: z.string().regex(/^[a-z_]{1,40}$/), direction: z.enum(['asc', 'desc']) })
  .nullable();
export type TableSort = z.infer<typeof TableSort>;

export const Preferences = z
  .object({
    sorts: z.record(z.enum(sortedTables), TableSort),
    compact_tables: z.boolean(),
    /** Chats and guests are deleted so many months after their stay. */
    chat_months: z.number().int(),
    /** What guests choose of what the assistant shows them is kept, and used for the next one. */
    keep_choices: z.boolean(),
    /**
     * The card that says what to do first: which of it the server cannot see elsewhere, and whether it was put away.
     */
    start_card: z.object({ qr_card_printed: z.boolean(), dismissed: z.boolean() }),
  })
  .meta({ id: 'Preferences' });
export type Preferences = z.infer<typeof Preferences>;

/** What is left out stays as it is. */
export const PreferenceChanges = z.object({
  sorts: z.partialRecord(z.enum(sortedTables), TableSort).default({}),
  compact_tables: z.boolean().optional(),
  chat_months: z.union(chatMonths.map((months) => z.literal(months))).optional(),
  keep_choices: z.boolean().optional(),
  qr_card_printed: z.literal(true).optional(),
  start_card_dismissed: z.literal(true).optional(),
});
export type PreferenceChanges = z.infer<typeof PreferenceChanges>;

const tags = ['accounts'];

export const preferences = {
  get: base
    .route({ method: 'GET', path: '/me/preferences', tags, summary: 'How I like my tables' })
    .output(Preferences),
  save: base
    .route({ method: 'PATCH', path: '/me/preferences', tags, summary: 'Keep how I like my tables' })
    .input(PreferenceChanges)
    .output(Preferences),
};
