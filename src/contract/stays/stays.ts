import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/stays.ts';
import { Day, Id, Instant, PageInput, pageOf } from '../paging.ts';
import { mayBePhone, phoneAnswered, phoneSent, phoneUnreadable } from '../phones.ts';
import { z } from '../z.ts';
import { stayTimes } from './stay-times.ts';

export const stayStatuses = ['booked', 'cancelled'] as const;

/** A booking (or a lease) of one property; days are the property's own. */
export const Stay = z
  .object({
    id: Id,
    property_id: Id,
    property_name: z.string(),
    /** IANA name, of the property's clock. */
    timezone: z.string(),
    guest_name: z.string().nullable(),
    guest_email: z.string().nullable(),
    guest_phone: z.string().nullable().describe(phoneAnswered),
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
  phone_last4: z.string().regex(/^\d{4}$/, copy.lastDigitsNeeded),
});
export type StayCheck = z.infer<typeof StayCheck>;

/** What an owner writes down of a stay; an empty text is the same as none. */
export const StayForm = z
  .object({
    guest_name: z.string().trim().min(1, copy.guestNameNeeded).max(limits.nameLength),
    guest_email: z.union([z.literal(''), z.email(copy.emailUnreadable).max(254)]).default(''),
    guest_phone: z
      .string()
      .trim()
      .max(40)
      .refine((phone) => phone === '' || mayBePhone(phone), phoneUnreadable)
      .describe(phoneSent)
      .default(''),
    check_in: z.iso.date(copy.checkInNeeded),
    check_out: z.iso.date(copy.checkOutNeeded),
  })
  .refine(({ check_in, check_out }) => check_out > check_in, {
    path: ['check_out'],
    message: copy.checkOutTooEarly,
  });
export type StayForm = z.infer<typeof StayForm>;

/** That a secret went out: to whom, which, why and when. Never its value. */
export const SecretRelease = z
  .object({
    id: Id,
    property_id: Id,
    property_name: z.string(),
    stay_id: Id.nullable(),
    conversation_id: Id.nullable(),
    work_order_id: Id.nullable(),
    /** A vault name, `street_address`, or `article:<id>`. */
    secret_name: z.string(),
    label: z.string(),
    released_to: z.string(),
    why: z.string(),
    at: Instant,
  })
  .meta({ id: 'SecretRelease' });
export type SecretRelease = z.infer<typeof SecretRelease>;

/** A guest has left a property whose lock has a fixed code: it should be changed before the next. */
export const CodeToChange = z.object({
  stay_id: Id,
  property_id: Id,
  property_name: z.string(),
  guest_name: z.string().nullable(),
  check_out: Day,
});
export type CodeToChange = z.infer<typeof CodeToChange>;

const tags = ['stays'];
const one = z.object({ id: Id });
const act = (path: `/${string}`, summary: string) =>
  base.route({ method: 'POST', path: `/stays${path}`, tags, summary });
const link = z.object({ link: z.string() });

export const stays = {
  list: base
    .route({ method: 'GET', path: '/stays', tags, summary: 'Stays, latest check-in first' })
    .input(
      PageInput.extend({
        property_id: Id.optional(),
        when: z.enum(stayTimes).optional(),
        /** Words in the guest's name, e-mail or phone, or the property's name. */
        q: z.string().trim().max(100).optional(),
      }),
    )
    .output(pageOf(Stay)),
  create: base
    .route({ method: 'POST', path: '/stays', successStatus: 201, tags, summary: 'Write down a stay' })
    .input(StayForm.safeExtend({ property_id: Id }))
    .output(Stay),
  update: base
    .route({ method: 'PUT', path: '/stays/{id}', tags, summary: 'Change a stay that is not cancelled' })
    .input(StayForm.safeExtend({ id: Id }))
    .output(Stay),
  cancel: act('/{id}/cancel', 'Cancel: its guest gets no code from now on').input(one).output(Stay),
  restore: act('/{id}/restore', 'Undo a cancellation').input(one).output(Stay),
  link: base
    .route({
      method: 'GET',
      path: '/stays/{id}/link',
      tags,
      summary: "The guest's personal link: whoever opens it is that guest",
    })
    .input(one)
    .output(link),
  renewLink: act('/{id}/link/renew', 'A new personal link; the old one is worth nothing').input(one).output(link),
  sendLink: act('/{id}/link/send', "Mail the personal link to the stay's e-mail address")
    .input(one)
    .output(z.object({ to: z.string() })),
  releases: base
    .route({
      method: 'GET',
      path: '/secret-releases',
      tags,
      summary: 'Codes and passwords that went out, newest first',
    })
    .input(PageInput.extend({ property_id: Id.optional() }))
    .output(pageOf(SecretRelease)),
  codesToChange: base
    .route({
      method: 'GET',
      path: '/stays/codes-to-change',
      tags,
      summary: 'Fixed codes that a guest who left still knows',
    })
    .output(z.object({ items: z.array(CodeToChange) })),
  /** Answers with those that are left. */
  keepCode: act('/{id}/keep-code', 'The code its guest knows is not changed: name it no more')
    .input(one)
    .output(z.object({ items: z.array(CodeToChange) })),
};
