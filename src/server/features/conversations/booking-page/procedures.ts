import type { BookingPage } from '#contract/conversations/booking-pages.ts';
import * as copy from '#contract/messages/en/conversations/booking-pages.ts';
import { fill } from '#contract/messages/fill.ts';
import { findProperty } from '#features/properties';
import { type Deps, os, ownerOnly } from '#server/kernel/context.ts';
import { invalid, notFound } from '#server/kernel/errors.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { readPageOrigin } from './page-origin.ts';
import { type BookingPageRecord, bookingPageOf, type Places, saveBookingPages } from './save-page.ts';

export const bookingPageProcedures = {
  get: os.bookingPages.get
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => view(await bookingPageOf(unit, input.id), deps)),
    ),

  save: os.bookingPages.save.use(ownerOnly).handler(async ({ input, context: { actor, deps } }) => {
    const { id, is_on } = input;
    const origins = [...new Set(input.origins.map(originOrRefusal))];
    if (is_on && origins.length === 0) throw invalid({ origins: copy.originsNeeded });
    const places = placesIn(input);
    return once(deps, actor, async (unit) => {
      const { status } = await findProperty(unit, id);
      if (status !== 'active') throw notFound();
      const saved = await saveBookingPages(unit, actor.customerId, places, { is_on, origins });
      return { ...view(await bookingPageOf(unit, id), deps), properties: saved };
    });
  }),
};

const { unreadable, withPattern, withName, notSecure } = copy;
const refusals = { unreadable, withPattern, withName, notSecure };

/** @throws INVALID saying which address and why */
function originOrRefusal(typed: string): string {
  const read = readPageOrigin(typed);
  if ('origin' in read) return read.origin;
  throw invalid({ origins: fill(refusals[read.refused], { address: typed.trim() }) });
}

/** @throws INVALID where the group is not named */
function placesIn(input: {
  id: string;
  for: Places['for'];
  group?: Extract<Places, { for: 'group' }>['group'] | undefined;
}): Places {
  if (input.for === 'all') return { for: 'all' };
  if (input.for === 'property') return { for: 'property', id: input.id };
  if (!input.group) throw invalid({ group: copy.groupNeeded });
  return { for: 'group', group: input.group };
}

const view = (
  { is_on, origins, site_key, seen_origin, seen_at }: BookingPageRecord,
  { links }: Pick<Deps, 'links'>,
): BookingPage => ({
  is_on,
  origins,
  tag: `<script src="${links.page('/widget.js')}" data-property="${site_key}" async></script>`,
  seen_origin,
  seen_at: seen_at?.toISOString() ?? null,
});
