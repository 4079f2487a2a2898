import {
  channels,
  conversationKinds,
  conversationStates,
  dispatchStates,
  messageAuthors,
  messageKinds,
  serviceTypes,
  urgencies,
  workOrderStatuses,
} from './enumerations.ts';
import { base } from './errors.ts';
import { limits } from './limits.ts';
import { Id, Instant, PageInput, pageOf } from './paging.ts';
import { ReplyDraft } from './reply-drafts.ts';
import { VisitTime } from './work-orders.ts';
import { z } from './z.ts';

/** Where an answer was taken from: a property field ("Parking") or an article. */
export const Source = z.object({
  kind: z.enum(['fact', 'article', 'playbook', 'safety']),
  id: z.string(),
  title: z.string(),
});
export type Source = z.infer<typeof Source>;

/** A work order as it shows inside a chat; it changes there as the job goes on. */
export const WorkOrderCard = z.object({
  id: Id,
  reference: z.string(),
  subject_line: z.string(),
  urgency_level: z.enum(urgencies),
  service_type: z.enum(serviceTypes),
  status: z.enum(workOrderStatuses),
  dispatch_state: z.enum(dispatchStates),
  contractor_name: z.string().nullable(),
  arrival_from: Instant.nullable(),
  arrival_to: Instant.nullable(),
  /** Times to choose from; empty when there is nothing to choose. */
  proposed_times: z.array(VisitTime),
  guest_rating: z.number().int().nullable(),
});
export type WorkOrderCard = z.infer<typeof WorkOrderCard>;

export const Message = z
  .object({
    id: Id,
    author: z.enum(messageAuthors),
    author_name: z.string().nullable(),
    kind: z.enum(messageKinds),
    /** Plain text. A released secret stands as `{{secret:<name>}}` (a vault name, `street_address` or `article:<id>`), its value in `secrets` and only for the verified guest of a current stay. */
    body: z.string(),
    sources: z.array(Source),
    secrets: z.array(z.object({ name: z.string(), label: z.string(), value: z.string().nullable() })),
    work_order: WorkOrderCard.nullable(),
    photo_url: z.string().nullable(),
    /** The sender's own id for it; sending the same one again gives the same message. */
    client_id: z.string().nullable(),
    created_at: Instant,
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

/** Who is on: the assistant always, people by shift. `help_returns_at` is set when nobody is. */
export const Presence = z.object({ people_on: z.boolean(), help_returns_at: Instant.nullable() });
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
    verified: z.boolean(),
    agent_name: z.string().nullable(),
    messages: z.array(Message),
  })
  .meta({ id: 'GuestThread' });
export type GuestThread = z.infer<typeof GuestThread>;

const link = z.object({ token: z.string().min(10).max(200) });
/** The thread's secret travels in the `x-conversation-secret` header, never in an address. */
const thread = link.extend({ id: Id });
export const MessageText = z
  .string()
  .trim()
  .min(1, 'Write a message first.')
  .max(limits.messageLength, 'That is too long for one message.');

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
        file: z.file().max(limits.imageBytes, 'File size must be less than 5MB'),
        client_id: z.string().max(64).optional(),
      }),
    )
    .output(Message),
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
        to: z.string().trim().min(5, 'Enter the address on the booking.').max(254),
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
    .input(thread.extend({ code: z.string().regex(/^\d{6}$/, 'Enter the six digits of the code.') }))
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
        phone_last4: z.string().regex(/^\d{4}$/, 'Enter the last four digits of the phone on the booking.'),
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

/** Three lines for the person who takes over, what was tried, and why. */
export const Handoff = z
  .object({
    reason: z.string(),
    summary: z.array(z.string()),
    tried: z.array(z.string()),
    created_at: Instant,
    accepted_by: z.string().nullable(),
  })
  .meta({ id: 'Handoff' });
export type Handoff = z.infer<typeof Handoff>;

export const ConversationRow = z
  .object({
    id: Id,
    kind: z.enum(conversationKinds),
    /** Both are null in an owner's thread with the desk. */
    property_id: Id.nullable(),
    property_name: z.string().nullable(),
    /** Who writes: the guest, or the owner in a thread with the desk. */
    guest_name: z.string().nullable(),
    channel: z.enum(channels),
    state: z.enum(conversationStates),
    urgency: z.enum(urgencies).nullable(),
    preview: z.string(),
    assigned_to: Id.nullable(),
    assigned_name: z.string().nullable(),
    waiting_since: Instant.nullable(),
    /** First or next response is due then; past it the thread escalates. */
    sla_due_at: Instant.nullable(),
    snoozed_until: Instant.nullable(),
    last_message_at: Instant,
    created_at: Instant,
  })
  .meta({ id: 'ConversationRow' });
export type ConversationRow = z.infer<typeof ConversationRow>;

/** Glass box: which engine, which rule, which scores, why it abstained or handed over. */
export const DecisionTrace = z.object({
  message_id: Id,
  engine: z.string(),
  reason_code: z.string(),
  trace: z.record(z.string(), z.unknown()),
  created_at: Instant,
});

export const Conversation = ConversationRow.extend({
  property_address: z.string().nullable(),
  guest_phone: z.string().nullable(),
  guest_email: z.string().nullable(),
  communication_preference: z.string().nullable(),
  language: z.string(),
  verified_until: Instant.nullable(),
  stay: z.object({ guest_name: z.string().nullable(), check_in: z.string(), check_out: z.string() }).nullable(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  messages: z.array(Message),
  handoff: Handoff.nullable(),
  work_orders: z.array(WorkOrderCard),
  decisions: z.array(DecisionTrace),
  contact_point: z.object({ company_name: z.string(), phone: z.string() }).nullable(),
  /** What the assistant would say, waiting for a person to send it. */
  draft: ReplyDraft.nullable(),
  can: z.object({
    reply: z.boolean(),
    note: z.boolean(),
    claim: z.boolean(),
    hand_back: z.boolean(),
    /** Snooze it, or close it. */
    put_away: z.boolean(),
    open_work_order: z.boolean(),
  }),
}).meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof Conversation>;

export const queues = ['waiting', 'mine', 'snoozed', 'done', 'all'] as const;
export type Queue = (typeof queues)[number];

const one = z.object({ id: Id });
const act = (path: `/${string}`, summary: string) =>
  base.route({ method: 'POST', path: `/conversations/{id}${path}`, tags: ['conversations'], summary });

export const conversations = {
  list: base
    .route({
      method: 'GET',
      path: '/conversations',
      tags: ['conversations'],
      summary: 'Threads: an owner sees own ones, staff a queue',
    })
    .input(PageInput.extend({ queue: z.enum(queues).default('all'), property_id: Id.optional() }))
    .output(pageOf(ConversationRow)),
  get: base
    .route({
      method: 'GET',
      path: '/conversations/{id}',
      tags: ['conversations'],
      summary: 'One thread with all that an agent needs',
    })
    .input(one)
    .output(Conversation),
  counts: base
    .route({
      method: 'GET',
      path: '/conversations/counts',
      tags: ['conversations'],
      summary: 'How many wait, are mine, are snoozed (staff)',
    })
    .output(z.object({ waiting: z.number().int(), mine: z.number().int(), snoozed: z.number().int() })),
  claim: act('/claim', 'Take a thread over; 409 when somebody else has it').input(one).output(Conversation),
  reply: act('/reply', 'Answer the guest as a person')
    .input(one.extend({ message: MessageText, client_id: z.string().max(64).optional() }))
    .output(Message),
  note: act('/note', 'Leave an internal note; the guest never sees it')
    .input(one.extend({ message: MessageText }))
    .output(Message),
  handBack: act('/hand-back', 'Give the thread back to the assistant').input(one).output(Conversation),
  snooze: act('/snooze', 'Put it away until a time; any guest message brings it back')
    .input(one.extend({ until: Instant }))
    .output(Conversation),
  close: act('/close', 'Done; a new guest message opens it again').input(one).output(Conversation),
};
