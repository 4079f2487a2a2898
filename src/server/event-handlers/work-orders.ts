import type { DispatchState } from '#contract/enumerations/work-orders.ts';
import { subjectIn } from '#features/assistant';
import { findThread, postMessage } from '#features/conversations';
import { goOnAfterCheck, overtakeApprovals, settleOffers, startDispatch } from '#features/dispatch';
import { attachThreadPhotos, findWorkOrder } from '#features/work-orders';
import { tellOfOrderMessage } from '#server/use-cases/order-thread/index.ts';
import { contractorSpoke } from './contractor-spoke.ts';
import type { Handler, HandlersOf } from './handlers.ts';
import { type Telling, tellGuests } from './tell-guests.ts';
import { agreedLine, dayOf } from './times-told.ts';

const showInChat: Handler<'work_order.opened' | 'work_order.joined'> = async (
  unit,
  { conversation_id, work_order_id },
) => {
  if (!conversation_id) return;
  await attachThreadPhotos(unit, conversation_id, work_order_id);
  const thread = await findThread(unit, conversation_id);
  const { subject_line } = await findWorkOrder(unit, work_order_id);
  const body = subjectIn(thread.language, subject_line);
  await postMessage(unit, thread, { author: 'system', kind: 'card', body, work_order_id });
};

/** A second chat told of the same trouble, and its guest is checked: the job, which waited for that, goes on. */
const goOnIfConfirmed: Handler<'work_order.joined'> = async (unit, { work_order_id, payload }) => {
  if (payload.confirmed) await goOnAfterCheck(unit, [await findWorkOrder(unit, work_order_id)]);
};

/** What was asked of the owner is settled by the job's going on; what was asked of contractors by what a person did. */
const settleWhatWasAsked: Handler<'work_order.changed'> = async (unit, { work_order_id, payload }) => {
  if (!payload?.to) return;
  const order = await findWorkOrder(unit, work_order_id);
  await overtakeApprovals(unit, order);
  await settleOffers(unit, order, payload.act);
};

const tellGuestsOfMove: Handler<'work_order.changed'> = async (unit, event) => {
  const { from, to, act } = event.payload ?? {};
  const words = wordsOfDeed(act) ?? (to && wordsOfMove(from, to));
  if (words) await tellGuests(unit, event, words);
};

/** What a person did by hand; nobody is told that somebody else is asked while a job waits. */
function wordsOfDeed(act: string | undefined): ((telling: Telling) => string) | undefined {
  if (act === 'hold') return heldLine;
  if (act === 'merge') return ({ say, subject }) => say('merged', { subject });
  if (act === 'reopen_by_hand' || act === 'unmerge') return ({ say, subject }) => say('reopened', { subject });
  return undefined;
}

const heldLine = ({ say, language, subject, order, timeZone }: Telling): string =>
  say('onHold', { subject, day: order.hold_until ? dayOf(order.hold_until, { language, timeZone }) : '' });

/** Undefined for a step that guests do not hear of by a line of its own. */
function wordsOfMove(from: DispatchState | undefined, to: DispatchState): ((telling: Telling) => string) | undefined {
  if (to === 'en_route') return ({ say, contractor }) => say('onTheWay', { contractor });
  if (to === 'scheduled') return agreedLine;
  if (to === 'accepted' && from === 'pending_confirmation')
    return ({ say, contractorWithin: contractor, subject }) => say('askedBack', { contractor, subject });
  if (to === 'awaiting_parts') return ({ say, contractor, subject }) => say('comesAgain', { contractor, subject });
  if (to === 'on_site') return ({ say, contractor }) => say('started', { contractor });
  if (to === 'closed') return closingLine;
  return undefined;
}

const closingLine = ({ say, subject, order }: Telling): string =>
  order.status === 'cancelled' ? say('cancelled', { subject }) : say('markedFixed');

/** Where a person closed it at once, its end is told and nothing is asked. */
const askWhetherFixed: Handler<'work_order.completed'> = async (unit, event) => {
  const { dispatch_state } = await findWorkOrder(unit, event.work_order_id);
  if (dispatch_state !== 'closed') await tellGuests(unit, event, finishedLine);
};

function finishedLine({ say, contractor, order, watches }: Telling): string {
  const notes = order.resolution_notes?.trim();
  if (!notes) return say(watches ? 'finished' : 'finishedAsk', { contractor });
  return say(watches ? 'finishedNotes' : 'finishedNotesAsk', { contractor, notes });
}

export const onWorkOrder: HandlersOf<'work_order'> = {
  'work_order.opened': [showInChat, (unit, { work_order_id }) => startDispatch(unit, work_order_id)],
  'work_order.joined': [showInChat, goOnIfConfirmed],
  'work_order.changed': [settleWhatWasAsked, tellGuestsOfMove, contractorSpoke],
  'work_order.completed': [askWhetherFixed],
  'work_order.message_added': [
    (unit, { work_order_id, payload }) => tellOfOrderMessage(unit, work_order_id, payload.message_id),
    contractorSpoke,
  ],
};
