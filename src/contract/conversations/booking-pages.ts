import { base } from '../errors.ts';
import * as copy from '../messages/en/conversations/booking-pages.ts';
import { Id, Instant } from '../paging.ts';
import { PropertyGroup } from '../properties/property-groups.ts';
import { z } from '../z.ts';

export const bookingPageLimits = { origins: 10, originLength: 300 } as const;

/** The chat of a property on its owner's own booking page. */
export const BookingPage = z
  .object({
    is_on: z.boolean(),
    /** The only pages that get the chat. */
    origins: z.array(z.string()),
    /** What the owner puts into the page. */
    tag: z.string(),
    /** The page that asked for the chat last, and when, to the hour. */
    seen_origin: z.string().nullable(),
    seen_at: Instant.nullable(),
  })
  .meta({ id: 'BookingPage' });
export type BookingPage = z.infer<typeof BookingPage>;

const SaveBookingPage = z.object({
  id: Id,
  is_on: z.boolean(),
  /** Addresses as they were copied: what stands before the first slash is kept. */
  origins: z
    .array(z.string().max(bookingPageLimits.originLength, copy.originTooLong))
    .max(bookingPageLimits.origins, copy.originsTooMany),
  /** Which properties get the same: this one, all of mine, or those of `group`. */
  for: z.enum(['property', 'all', 'group']).default('property'),
  group: PropertyGroup.optional(),
});

export const bookingPages = {
  get: base
    .route({
      method: 'GET',
      path: '/properties/{id}/booking-page',
      tags: ['properties'],
      summary: 'The guest chat on my own booking page',
    })
    .input(z.object({ id: Id }))
    .output(BookingPage),
  save: base
    .route({
      method: 'PUT',
      path: '/properties/{id}/booking-page',
      tags: ['properties'],
      summary: 'Switch the chat on my booking page on or off, and say which pages may show it',
    })
    .input(SaveBookingPage)
    .output(BookingPage.extend({ properties: z.number().int() })),
};
