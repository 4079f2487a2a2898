import { conversationStates, holders } from '../enumerations/conversations.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/conversations/guest-api.ts';
import * as guestRefusalsCopy from '../messages/en/guest-refusals.ts';
import { guestLanguages } from '../messages/languages.ts';
import { Id, Instant } from '../paging.ts';
import { AccessSaid } from '../work-orders/access-said.ts';
import { OrderMessageText } from '../work-orders/order-thread.ts';
import { z } from '../z.ts';
import { Message, MessageText } from './messages.ts';

/**
 * How long guests wait for a person, by the last hour: until one joined, or so far where those who still wait have
 * waited longer than that.
 */
export const Wait = z.object({ minutes: z.number().int(), so_far: z.boolean() });
export type Wait = z.infer<typeof Wait>;

/**
 * Who is on: the assistant always, people by shift. `help_returns_at` is set when nobody is; `wait` is null where the
 * last hour tells nothing.
 */
export const Presence = z.object({
  people_on: z.boolean(),
  help_returns_at: Instant.nullable(),
  wait: Wait.nullable(),
});
export type Presence = z.infer<typeof Presence>;

/** Where a stay's one-time code goes. */
const codeWays = ['email', 'phone'] as const;

/** What the guest page may show to anybody who holds the link: no code, no password, no street. */
export const GuestPage = z
  .object({
    property_name: z.string(),
    area: z.string(),
    timezone: z.string(),
    presence: Presence,
    emergency_number: z.string(),
    support_phone: z.string(),
    /** What may be tapped instead of writing a first message, in the language that the device asks for. */
    starters: z.array(z.string()),
    /** How a one-time code can be sent to a stay's own address here. */
    code_by: z.array(z.enum(codeWays)),
  })
  .meta({ id: 'GuestPage' });
export type GuestPage = z.infer<typeof GuestPage>;

export const GuestThread = z
  .object({
    id: Id,
    state: z.enum(conversationStates),
    /** ISO 639-1: what the guest writes in, or has chosen; at first what their device asks for. */
    language: z.string(),
    verified: z.boolean(),
    /** Who answers while a person does. */
    agent_name: z.string().nullable(),
    /** Whether that is somebody of the team or the host. Null while no person has the chat. */
    held_by: z.enum(holders).nullable(),
    /** From then on it is not given to this browser any more: its stay is over. Null where that was not looked up. */
    ends_at: Instant.nullable(),
    /** What may be tapped instead of writing an answer to the assistant's last question. */
    quick_replies: z.array(z.string()),
    messages: z.array(Message),
  })
  .meta({ id: 'GuestThread' });
export type GuestThread = z.infer<typeof GuestThread>;

const link = z.object({ token: z.string().min(10).max(200) });
/** The thread's secret travels in the `x-conversation-secret` header, never in an address. */
const thread = link.extend({ id: Id });
export const guest = {
  page: base
    .route({ method: 'GET', path: '/guest/{token}', tags: ['guest'], summary: 'The page behind a property link' })
    .input(link)
    .output(GuestPage),
  open: base
    .route({
      method: 'POST',
      path: '/guest/{token}/conversations',
      successStatus: 201,
      tags: ['guest'],
      summary: 'Open a thread; the secret is shown once',
    })
    .input(link.extend({ message: MessageText.optional(), client_id: z.string().max(64).optional() }))
    .output(GuestThread.extend({ secret: z.string() })),
  messages: base
    .route({
      method: 'GET',
      path: '/guest/{token}/conversations/{id}/messages',
      tags: ['guest'],
      summary: 'The thread so far',
    })
    .input(thread)
    .output(GuestThread),
  send: base
    .route({
      method: 'POST',
      path: '/guest/{token}/conversations/{id}/messages',
      successStatus: 201,
      tags: ['guest'],
      summary: 'Write; the answer comes with the response and on the stream',
    })
    .input(thread.extend({ message: MessageText, client_id: z.string().max(64).optional() }))
    .output(z.object({ message: Message, replies: z.array(Message) })),
  addPhoto: base
    .route({
      method: 'POST',
      path: '/guest/{token}/conversations/{id}/photos',
      successStatus: 201,
      tags: ['guest'],
      summary: 'Send a photo',
    })
    .input(
      thread.extend({
        file: z.file().max(limits.imageBytes, guestRefusalsCopy.fileTooBig),
        client_id: z.string().max(64).optional(),
      }),
    )
    .output(Message),
  setLanguage: base
    .route({
      method: 'POST',
      path: '/guest/{token}/conversations/{id}/language',
      tags: ['guest'],
      summary: 'Choose the language of what is written to the guest',
    })
    .input(thread.extend({ language: z.enum(guestLanguages) }))
    .output(GuestThread),
  verifyLink: base
    .route({
      method: 'POST',
      path: '/guest/{token}/conversations/{id}/verify-link',
      tags: ['guest'],
      summary: 'The stay check by the personal link of a stay',
    })
    .input(thread.extend({ stay: z.string().min(10).max(100) }))
    .output(z.object({ verified: z.boolean() })),
  sendCode: base
    .route({
      method: 'POST',
      path: '/guest/{token}/conversations/{id}/code',
      tags: ['guest'],
      summary: 'Ask for a code at the address of the booking; the same answer whether there is one',
    })
    .input(
      thread.extend({
        by: z.enum(codeWays),
        to: z.string().trim().min(5, copy.codeAddressMissing).max(254),
      }),
    )
    .output(z.object({ minutes: z.number().int() })),
  verifyCode: base
    .route({
      method: 'POST',
      path: '/guest/{token}/conversations/{id}/verify-code',
      tags: ['guest'],
      summary: 'The stay check by the code that was sent',
    })
    .input(thread.extend({ code: z.string().regex(/^\d{6}$/, copy.codeDigitsMissing) }))
    .output(z.object({ verified: z.boolean(), tries_left: z.number().int() })),
  verify: base
    .route({
      method: 'POST',
      path: '/guest/{token}/conversations/{id}/verify',
      tags: ['guest'],
      summary: 'The stay check',
    })
    .input(
      thread.extend({
        check_in: z.iso.date(),
        check_out: z.iso.date(),
        phone_last4: z.string().regex(/^\d{4}$/, copy.lastDigitsMissing),
      }),
    )
    .output(z.object({ verified: z.boolean(), tries_left: z.number().int() })),
  confirmFixed: base
    .route({
      method: 'POST',
      path: '/guest/{token}/conversations/{id}/work-orders/{work_order_id}/confirm',
      tags: ['guest'],
      summary: 'Say whether it is fixed',
    })
    .input(thread.extend({ work_order_id: Id, fixed: z.boolean() }))
    .output(GuestThread),
  chooseTime: base
    .route({
      method: 'POST',
      path: '/guest/{token}/conversations/{id}/work-orders/{work_order_id}/time',
      tags: ['guest'],
      summary: 'Take one of the proposed times, or ask for another',
    })
    .input(
      thread.extend({
        work_order_id: Id,
        /** The beginning of the one that suits. */
        from: Instant.optional(),
        other: z.string().trim().max(limits.shortText).optional(),
      }),
    )
    .output(GuestThread),
  /** CONFLICT once somebody is on the way, or where another guest of the house reported it as well. */
  cancelOrder: base
    .route({
      method: 'POST',
      path: '/guest/{token}/conversations/{id}/work-orders/{work_order_id}/cancel',
      tags: ['guest'],
      summary: 'Take a repair back, before somebody is on the way',
    })
    .input(thread.extend({ work_order_id: Id }))
    .output(GuestThread),
  /** INVALID for what holds one of the property's codes; CONFLICT once the work is done. */
  sayAccess: base
    .route({
      method: 'POST',
      path: '/guest/{token}/conversations/{id}/work-orders/{work_order_id}/access',
      tags: ['guest'],
      summary: 'Say how to get in for a repair, and what pets are there',
    })
    .input(thread.extend({ work_order_id: Id }).extend(AccessSaid.shape))
    .output(GuestThread),
  writeOnOrder: base
    .route({
      method: 'POST',
      path: '/guest/{token}/conversations/{id}/work-orders/{work_order_id}/message',
      tags: ['guest'],
      summary: 'Write about a repair: its contractor, the host and the desk read it',
    })
    .input(thread.extend({ work_order_id: Id, message: OrderMessageText }))
    .output(GuestThread),
  rate: base
    .route({
      method: 'POST',
      path: '/guest/{token}/conversations/{id}/work-orders/{work_order_id}/rating',
      tags: ['guest'],
      summary: 'Give the contractor one to five stars',
    })
    .input(thread.extend({ work_order_id: Id, stars: z.number().int().min(1).max(5) }))
    .output(GuestThread),
};
