// Where words that are not the guest's own come from: each channel's text goes to the place in which it would arrive.
import { eq } from 'drizzle-orm';
import { saveArticle } from '#features/knowledge';
import { contractors } from '#server/db/tables/contractors.ts';
import { properties } from '#server/db/tables/properties.ts';
import { stays } from '#server/db/tables/stays.ts';
import type { Deps } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import type { Place } from './scenarios-fixtures.ts';

/**
 * Nothing to do for the message itself. Channels are known by a word in their name ("property_note", "ical_summary").
 */
export async function inject(deps: Deps, place: Place, channel: string, text: string): Promise<void> {
  const { customerId } = place.owner;
  await withActor(deps.store, place.owner, async (unit) => {
    const { tx } = unit;
    if (/article|knowledge|faq/.test(channel)) {
      const article = { property_id: place.id, title: text.slice(0, 80), body: text, audience: 'anyone' as const };
      await saveArticle(unit, deps.vault, customerId, article);
    } else if (/name|cal|booking|stay/.test(channel)) {
      // A calendar entry's summary is where the name of a stay's guest comes from.
      await tx.update(stays).set({ guest_name: text }).where(eq(stays.property_id, place.id));
    } else if (/contractor|vendor/.test(channel)) {
      await tx.update(contractors).set({ notes: text }).where(eq(contractors.customer_id, customerId));
    } else if (/property|note|field|fact/.test(channel)) {
      await tx.update(properties).set({ special_parking_details: text }).where(eq(properties.id, place.id));
    }
  });
}
