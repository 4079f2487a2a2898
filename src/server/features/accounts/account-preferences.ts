import { eq } from 'drizzle-orm';
import type { PreferenceChanges, Preferences, SortedTable, TableSort } from '#contract/accounts/preferences.ts';
import { users } from '#server/db/tables/accounts.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** The specification names the columns of the profile record (spec 2, section 3). */
const columns = {
  properties: { key: 'property_sort_key', direction: 'property_sort_direction' },
  contractors: { key: 'contractor_sort_key', direction: 'contractor_sort_direction' },
  work_orders: { key: 'work_order_sort_key', direction: 'work_order_sort_direction' },
} as const satisfies Record<SortedTable, { key: keyof UserRow; direction: keyof UserRow }>;

type UserRow = typeof users.$inferSelect;

export async function readPreferences({ tx }: UnitOfWork, customerId: string): Promise<Preferences> {
  const [row] = await tx.select().from(users).where(eq(users.id, customerId));
  if (!row) throw notFound();
  return toPreferences(row);
}

export async function savePreferences(
  unit: UnitOfWork,
  customerId: string,
  changes: PreferenceChanges,
): Promise<Preferences> {
  const set: Partial<UserRow> = { updated_at: unit.now };
  if (changes.compact_tables !== undefined) set.compact_tables = changes.compact_tables;
  if (changes.chat_months !== undefined) set.chat_months = changes.chat_months;
  if (changes.keep_choices !== undefined) set.keep_choices = changes.keep_choices;
  if (changes.qr_card_printed) set.qr_card_printed_at = unit.now;
  if (changes.start_card_dismissed) set.start_card_dismissed_at = unit.now;
  for (const [table, sort] of Object.entries(changes.sorts) as [SortedTable, TableSort][]) {
    set[columns[table].key] = sort?.key ?? null;
    set[columns[table].direction] = sort?.direction ?? null;
  }
  const [row] = await unit.tx.update(users).set(set).where(eq(users.id, customerId)).returning();
  if (!row) throw notFound();
  return toPreferences(row);
}

function toPreferences(row: UserRow): Preferences {
  const sortOf = (table: SortedTable): TableSort => {
    const key = row[columns[table].key];
    return key ? { key, direction: row[columns[table].direction] ?? 'asc' } : null;
  };
  return {
    sorts: {
      properties: sortOf('properties'),
      contractors: sortOf('contractors'),
      work_orders: sortOf('work_orders'),
    },
    compact_tables: row.compact_tables,
    chat_months: row.chat_months,
    keep_choices: row.keep_choices,
    start_card: {
      qr_card_printed: row.qr_card_printed_at !== null,
      dismissed: row.start_card_dismissed_at !== null,
    },
  };
}
