import { and, eq, inArray } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/sheets/imports.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { StayForm } from '#contract/stays/stays.ts';
import { stays } from '#server/db/tables/stays.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { type Store, type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import type { Column } from './columns.ts';
import { houseNamed, housesOf } from './find-houses.ts';
import { noteChanges, noteTwins } from './row-changes.ts';
import type { UnderstoodRow } from './understand-sheet.ts';

const copy = spoken(copyInEnglish);

/** A stay of a sheet; `id` when it brings one up to date. */
export type SheetStay = { property: string; property_id: string; id?: string; status: string; form: StayForm };
type Pair = { row: UnderstoodRow; value: SheetStay };

/** One stay at a property begins on a day: by both a row is known again. What was cancelled is not booked anew by a file. */
export const findStays = ({ store }: { store: Store }, owner: Owner, pairs: Pair[], columns: Column[]): Promise<void> =>
  withActor(store, owner, async (unit) => {
    const houses = await housesOf(unit, owner);
    for (const { row, value } of pairs) value.property_id = houseNamed(houses, row, value.property) ?? '';
    const placed = pairs.filter(({ value }) => value.property_id);
    noteTwins(placed, keyOf, 'Check-in', (row) => fill(copy.sameStay, { row }));
    const known = await staysOf(unit, owner, placed);
    for (const { row, value } of placed) noteStay(row, value, known, columns);
  });

function noteStay(row: UnderstoodRow, value: SheetStay, known: StayRow[], columns: Column[]): void {
  const here = known.filter((one) => one.property_id === value.property_id && one.check_in === value.form.check_in);
  const isCancelled = value.status === 'cancelled';
  const there = here.find(({ status }) => status === value.status);
  if (!there) {
    if (isCancelled) row.errors.push({ column: 'Status', message: copy.cancelledStay });
    return;
  }
  if (isCancelled) row.change = { is: 'same', changes: [] };
  else {
    noteChanges(row, columns, { ...there, property: value.property });
    value.id = there.id;
    const { guest_name, guest_email, guest_phone, ...days } = value.form;
    value.form = {
      ...days,
      guest_name,
      guest_email: guest_email || (there.guest_email ?? ''),
      guest_phone: guest_phone || (there.guest_phone ?? ''),
    };
  }
}

type StayRow = typeof stays.$inferSelect;

const keyOf = ({ property_id, form }: SheetStay) => `${property_id} ${form.check_in}`;

async function staysOf({ tx }: UnitOfWork, owner: Owner, pairs: Pair[]): Promise<StayRow[]> {
  const days = [...new Set(pairs.map(({ value }) => value.form.check_in))];
  if (days.length === 0) return [];
  return tx
    .select()
    .from(stays)
    .where(and(eq(stays.customer_id, owner.customerId), inArray(stays.check_in, days)));
}
