import type { GuestThread } from '#contract/conversations/guest.ts';
import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import * as copy from '#contract/messages/en/conversations/guest-api.ts';
import * as refusals from '#contract/messages/en/guest-refusals.ts';
import { z } from '#contract/z.ts';
import { askOtherTime, cancelAsGuest, chooseTime, confirmFixed, rateJob } from '#features/dispatch';
import { areaOf } from '#features/properties';
import {
  accessOf,
  chatsOf,
  findWorkOrder,
  isCheckedChat,
  type WorkOrderRecord,
  workOrdersOfThread,
} from '#features/work-orders';
import { newId } from '#server/db/tables/columns.ts';
import { type Actor, serviceFor, system } from '#server/kernel/actor.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import { type Deps, os, type RequestContext } from '#server/kernel/context.ts';
import { forbidden, invalid, notFound } from '#server/kernel/errors.ts';
import { networkMark } from '#server/kernel/network-mark.ts';
import { once, secretsOf } from '#server/kernel/once.ts';
import { limitRate } from '#server/kernel/rate-limit.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { deviceLanguage } from './device-language.ts';
import {
  type GuestThreadAccess,
  isVerifiedNow,
  openGuestLink,
  openGuestThread,
  openStayThread,
  revealFor,
} from './guest-access.ts';
import { codeWaysOf, guestCheckProcedures } from './guest-check-procedures.ts';
import { takePhoto } from './guest-photo.ts';
import { viewMessages } from './message-view.ts';
import { holderOf } from './policy.ts';
import { presenceNow } from './presence.ts';
import { findGuestThread, messagesOf } from './queries.ts';
import { receiveInThread } from './receive-in-thread.ts';
import { setLanguage } from './set-language.ts';
import { startersIn } from './starters.ts';
import { type GuestThreadRecord, openThread } from './threads.ts';

const perAddress = { name: 'guest', max: 240, windowSeconds: 60 };
const opening = { name: 'guest-open', max: 30, windowSeconds: 600 };
const reading = { name: 'guest-read', max: 240, windowSeconds: 60 };
const writing = { name: 'guest-write', max: 30, windowSeconds: 60 };

export const guestProcedures = {
  page: os.guest.page.handler(async ({ input, context: { deps, ip, headers } }) => {
    await limitRate(deps.store, perAddress, ip);
    const { property, channel } = await openGuestLink(deps, input.token, headers);
    return {
      property_name: property.name,
      area: areaOf(property),
      timezone: property.timezone,
      presence: await withActor(deps.store, system, presenceNow),
      emergency_number: deps.settings.EMERGENCY_NUMBER,
      support_phone: deps.settings.SUPPORT_PHONE,
      code_by: channel === 'web' ? codeWaysOf(deps.settings) : [],
      starters: startersIn(deviceLanguage(headers) ?? 'en'),
    };
  }),

  open: os.guest.open.handler(async ({ input, context: { deps, ip, headers } }) => {
    await limitRate(deps.store, opening, ip);
    const { property, channel, page_origin } = await openGuestLink(deps, input.token, headers);
    const service = serviceFor(property.customer_id, 'guest');
    const secretOf = secretsOf(deps, service, 16);
    const { id } = await once(deps, service, async (unit) => {
      const made = newId();
      const own = { id: made, secret: secretOf(made), network: networkMark(deps.vault, ip) };
      const thread = { channel, page_origin, language: deviceLanguage(headers), ...own };
      const opened = await openThread(unit, property, thread);
      const message = input.message && { body: input.message, client_id: input.client_id ?? null };
      if (message) await receiveInThread(unit, opened, message);
      return { id: opened.id };
    });
    return { ...(await guestView(deps, { service, id, endsAt: null })), secret: secretOf(id) };
  }),

  messages: os.guest.messages.handler(async ({ input, context }) =>
    showThread(context.deps, await openGuestThread(context, input, reading)),
  ),

  send: os.guest.send.handler(async ({ input, context }) => {
    const { deps } = context;
    const { thread, service } = await openGuestThread(context, input, writing);
    // The answer is given by a reaction after this transaction, before `withActor` returns.
    const message = await once(deps, service, async (unit) => {
      const { id } = await receiveInThread(unit, thread, { body: input.message, client_id: input.client_id ?? null });
      return { id };
    });
    return withActor(deps.store, service, async (unit) => {
      const [rows, reveal] = await allSettledInOrder(
        messagesOf(unit, thread.id, 'guest', 50),
        revealFor(unit, thread, deps.vault),
      );
      const at = rows.findIndex((row) => row.id === message.id);
      const [own, ...replies] = await viewMessages(unit, rows.slice(at), deps.fileLinks, reveal);
      if (!own) throw notFound();
      return { message: own, replies: replies.filter((reply) => reply.author !== 'guest') };
    });
  }),

  setLanguage: os.guest.setLanguage.handler(async ({ input, context }) => {
    const access = await openGuestThread(context, input, writing);
    await once(context.deps, access.service, async (unit) => {
      await setLanguage(unit, access.thread.id, input.language);
      return { id: access.thread.id };
    });
    return showThread(context.deps, access);
  }),

  addPhoto: os.guest.addPhoto.handler(({ input, context }) => takePhoto(context, input)),

  ...guestCheckProcedures,

  confirmFixed: os.guest.confirmFixed.handler(({ input, context }) =>
    onOrderOfGuest(context, input, (unit, order) => confirmFixed(unit, order, input.fixed)),
  ),

  chooseTime: os.guest.chooseTime.handler(({ input, context }) => {
    const { from, other } = input;
    if (!from && !other) throw invalid({ other: copy.timeMissing });
    return onOrderOfGuest(context, input, (unit, order) =>
      from ? chooseTime(unit, order.id, from) : askOtherTime(unit, order.id, other ?? ''),
    );
  }),

  cancelOrder: os.guest.cancelOrder.handler(({ input, context }) =>
    onOrderOfGuest(context, input, (unit, order) => cancelAsGuest(unit, order, input.id)),
  ),

  rate: os.guest.rate.handler(({ input, context }) =>
    onOrderOfGuest(context, input, (unit, order) => rateJob(unit, order, input.stars)),
  ),
};

type OrderAddress = { token: string; id: string; work_order_id: string };

/** Does something with a work order of the guest's own thread, then shows the thread. @throws NOT_FOUND, FORBIDDEN */
export async function onOrderOfGuest(
  context: RequestContext,
  input: OrderAddress,
  work: (unit: UnitOfWork, order: WorkOrderRecord) => Promise<void>,
): Promise<GuestThread> {
  const access = await openStayThread(context, input, writing);
  await once(context.deps, access.service, async (unit) => {
    const order = await findWorkOrder(unit, input.work_order_id);
    const hearing = (await chatsOf(unit, order.id)).find(({ id }) => id === access.thread.id);
    if (!hearing || hearing.watches) throw notFound();
    // Whoever holds the QR card alone has opened it: what they want costs a contractor's time, and is no guest's word.
    const isKnown = order.reporter !== 'unchecked' || (await isCheckedChat(unit, hearing.id));
    if (!isKnown) throw forbidden(refusals.checkFirst);
    await work(unit, order);
    return { id: order.id };
  });
  return showThread(context.deps, access);
}

const showThread = (deps: Deps, access: GuestThreadAccess): Promise<GuestThread> =>
  guestView(deps, { ...access, id: access.thread.id });

/** While no person has the thread: what the assistant keeps with the dialogue is its own business but for these. */
const quickRepliesIn = ({ state, dialogue }: GuestThreadRecord): string[] =>
  state === 'assistant' || state === 'waiting' ? (Dialogue.safeParse(dialogue).data?.quickReplies ?? []) : [];

const Dialogue = z.object({ quickReplies: z.array(z.string()) });

/** The lines are read as the guest, for whom row-level security has no note and no other thread. */
async function guestView(
  deps: Pick<Deps, 'fileLinks' | 'store' | 'vault'>,
  { service, id, endsAt }: { service: Actor; id: string; endsAt: Date | null },
): Promise<GuestThread> {
  const { thread, reveal, verified, access } = await withActor(deps.store, service, async (unit) => {
    const thread = await findGuestThread(unit, id);
    const orders = (await workOrdersOfThread(unit, id)).map((order) => order.id);
    const access = (await accessOf(unit, orders)).filter(({ chat }) => chat === id);
    const reveal = await revealFor(unit, thread, deps.vault);
    return { thread, reveal, verified: await isVerifiedNow(unit, thread), access };
  });
  const guest: Actor = {
    kind: 'guest',
    customerId: thread.customer_id,
    propertyId: thread.property_id,
    conversationId: thread.id,
  };
  const messages = await withActor(deps.store, guest, async (unit) =>
    viewMessages(unit, await messagesOf(unit, thread.id, 'guest'), deps.fileLinks, reveal),
  );
  return {
    id: thread.id,
    state: thread.state,
    language: thread.language,
    verified,
    agent_name: thread.state === 'assigned' ? thread.assigned_name : null,
    held_by: thread.state === 'assigned' ? holderOf(thread) : null,
    ends_at: endsAt?.toISOString() ?? null,
    quick_replies: quickRepliesIn(thread),
    messages: messages.map((line) => ({ ...line, work_order: line.work_order && withAccess(line.work_order, access) })),
  };
}

/** Their own words, which stand in the history that no guest reads. */
function withAccess(card: WorkOrderCard, said: Awaited<ReturnType<typeof accessOf>>): WorkOrderCard {
  const own = card.can && said.find(({ order }) => order === card.id);
  return own ? { ...card, access: { note: own.note, pets: own.pets } } : card;
}
