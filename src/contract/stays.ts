import { base } from './errors.ts';
import { Day, Id, Instant, PageInput, pageOf } from './paging.ts';
import { z } from './z.ts';

export const stayStatuses = ['booked', 'cancelled'] as const;

/** A booking (or a lease) of one property; days are the property's own. */
export const Stay = z
  .object({
    id: Id,
    property_id: Id,
    guest_name: z.string().nullable(),
    guest_email: z.string().nullable(),
    guest_phone: z.string().nullable(),
    phone_last4: z.string().nullable(),
    check_in: Day,
    check_out: Day,
    status: z.enum(stayStatuses),
    source: z.string(),
    created_at: Instant,
  })
  .meta({ id: 'Stay' });
export type Stay = z.infer<typeof Stay>;

/** The check a guest passes: the stay's two dates and the last four digits of its phone. */
export const StayCheck = z.object({
  check_in: Day,
  check_out: Day,
  phone_last4: z.string().regex(/^\d{4}$/, 'Enter the last four digits of the phone on the booking.'),
});
export type StayCheck = z.infer<typeof StayCheck>;

export const stays = {
  list: base
    .route({ method: 'GET', path: '/stays', tags: ['stays'], summary: 'Stays, latest check-in first' })
    .input(PageInput.extend({ property_id: Id.optional() }))
    .output(pageOf(Stay)),
};
