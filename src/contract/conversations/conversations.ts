import { ReplyDraft } from '../assistant/reply-drafts.ts';
import { channels, conversationKinds, conversationStates, holders, slaWaits } from '../enumerations/conversations.ts';
import { urgencies } from '../enumerations/work-orders.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import { guestLanguages } from '../messages/languages.ts';
import { Id, Instant, PageInput, pageOf } from '../paging.ts';
import { z } from '../z.ts';
import { ChatTag } from './chat-tag.ts';
import { Message, MessageText, WorkOrderCard } from './messages.ts';

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
    /** The owner's page it was opened on; null where it was opened elsewhere. */
    page_origin: z.string().nullable(),
    state: z.enum(conversationStates),
    urgency: z.enum(urgencies).nullable(),
    /** What was said last. For staff null in a list, but of chats that wait, are theirs or are an owner's. */
    preview: z.string().nullable(),
    /** The line that says what was searched for, around those words. Null where the names do, or nothing was searched. */
    match: z.string().nullable(),
    assigned_to: Id.nullable(),
    assigned_name: z.string().nullable(),
    /** Who answers where a person does. Null while nobody has the chat. */
    held_by: z.enum(holders).nullable(),
    /** For staff; an owner reads none. */
    tags: z.array(ChatTag),
    waiting_since: Instant.nullable(),
    /** What the team promised is due then, the first of it; past it people on call are rung. */
    sla_due_at: Instant.nullable(),
    /** Who outside has to write first: the clock stands still. */
    sla_paused_for: z.enum(slaWaits).nullable(),
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
  /** IANA name of the property's clock; null where the chat is about none. */
  timezone: z.string().nullable(),
  guest_phone: z.string().nullable(),
  guest_email: z.string().nullable(),
  communication_preference: z.string().nullable(),
  language: z.string(),
  verified_until: Instant.nullable(),
  stay: z.object({ id: Id, guest_name: z.string().nullable(), check_in: z.string(), check_out: z.string() }).nullable(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  messages: z.array(Message),
  handoff: Handoff.nullable(),
  work_orders: z.array(WorkOrderCard),
  decisions: z.array(DecisionTrace),
  contact_point: z.object({ company_name: z.string(), phone: z.string() }).nullable(),
  /** What the assistant would say, waiting for a person to send it. */
  draft: ReplyDraft.nullable(),
  /** Somebody of the team asks whoever has it for it. Null for owners. */
  asked: z
    .object({ from_name: z.string(), to_name: z.string(), from_me: z.boolean(), to_me: z.boolean(), due_at: Instant })
    .nullable(),
  can: z.object({
    reply: z.boolean(),
    note: z.boolean(),
    claim: z.boolean(),
    /** A colleague has it: ask them for it; a lead takes it at once. */
    ask: z.boolean(),
    take: z.boolean(),
    hand_back: z.boolean(),
    /** Snooze it, or close it. */
    put_away: z.boolean(),
    /** Stop its clock until somebody outside writes. */
    pause: z.boolean(),
    /** Give it to somebody of the team. */
    assign: z.boolean(),
    /** Let go of it: it waits for anybody. */
    release: z.boolean(),
    /** For owners: answer the guest themselves, from the assistant or from the team. */
    take_over: z.boolean(),
    /** For owners: give it back to the assistant or to the team. */
    give_back: z.boolean(),
    /** For owners: leave the team a note. */
    tell_team: z.boolean(),
    open_work_order: z.boolean(),
    /** Let the checked guest see a code of the house. */
    show_code: z.boolean(),
  }),
}).meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof Conversation>;

/** So many stars are a low rating, and fewer. */
export const lowStars = 2;

/** Narrows a list where it is true. */
const Flag = z.stringbool().or(z.boolean()).default(false);

/** `unassigned`: open with nobody; `colleagues`: with somebody of the team but oneself; `assistant`: nobody is called. */
export const queues = ['waiting', 'unassigned', 'mine', 'colleagues', 'snoozed', 'assistant', 'done', 'all'] as const;
export type Queue = (typeof queues)[number];

/** Those that are worked through to their end, and counted; the others grow with every chat. */
export const countedQueues = [
  'waiting',
  'unassigned',
  'mine',
  'colleagues',
  'snoozed',
] as const satisfies readonly Queue[];
export const isCounted = (queue: Queue): queue is (typeof countedQueues)[number] =>
  countedQueues.some((one) => one === queue);

/** Chats of each queue now. */
export const QueueCounts = z.object({
  waiting: z.number().int(),
  unassigned: z.number().int(),
  mine: z.number().int(),
  colleagues: z.number().int(),
  snoozed: z.number().int(),
});
export type QueueCounts = z.infer<typeof QueueCounts>;

const one = z.object({ id: Id });
const act = (path: `/${string}`, summary: string) =>
  base.route({ method: 'POST', path: `/conversations/{id}${path}`, tags: ['conversations'], summary });

export const conversations = {
  list: base
    .route({
      method: 'GET',
      path: '/conversations',
      tags: ['conversations'],
      summary:
        'Threads: an owner sees own ones, latest line first; staff a queue, first the one that is due first where somebody waits',
    })
    .input(
      PageInput.extend({
        queue: z.enum(queues).default('all'),
        /** Whose property it is, or who writes to the desk: for staff. */
        owner_id: Id.optional(),
        property_id: Id.optional(),
        /** Who of the team has it. */
        holder: Id.optional(),
        /** Has this tag of the desk: for staff. */
        tag_id: Id.optional(),
        /** Somebody has waited in it for an answer for more than so many minutes. */
        waiting_minutes: z.coerce.number().int().min(1).max(limits.waitingMinutes).optional(),
        /** Chats whose guest showed that they are this stay's. */
        stay_id: Id.optional(),
        language: z.enum(guestLanguages).optional(),
        danger: Flag,
        with_order: Flag,
        /** A work order that was told of there is not done yet. */
        open_order: Flag,
        /** A guest gave a job that was told of there `lowStars` or fewer. */
        rated_low: Flag,
        /**
         * Words that stand in the name or the place of the property, or in the name of who writes; for owners also in
         * one line of the chat, where the beginning of a word is enough.
         */
        q: z.string().trim().max(limits.shortText).optional(),
      }),
    )
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
      summary: 'How many chats each queue of the desk holds (staff)',
    })
    .output(QueueCounts),
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
  reopen: act('/reopen', 'Undo my closing of it, within ten minutes; 409 when it goes on already')
    .input(one)
    .output(Conversation),
};
