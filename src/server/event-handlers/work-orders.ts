import type { DispatchState } from '#contract/enumerations/work-orders.ts';
import { subjectIn } from '#features/assistant';
import { findThread, postMessage } from '#features/conversations';
import { goOnAfterCheck, overtakeApprovals, revokeOffers, startDispatch } from '#features/dispatch';
import { attachThreadPhotos, findWorkOrder } from '#features/work-orders';
import { tellOfOrderMessage } from '#server/use-cases/order-thread/index.ts';
import type { Handler, HandlersOf } from './handlers.ts';
import { type Telling, tellGuests } from './tell-guests.ts';
import { agreedLine } from './times-told.ts';

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

/** What was asked of the owner is settled by the job's going on; a cancelled job is taken back from whoever has it. */
const settleWhatWasAsked: Handler<'work_order.changed'> = async (unit, { work_order_id, payload }) => {
  if (!payload?.to) return;
  const order = await findWorkOrder(unit, work_order_id);
  await overtakeApprovals(unit, order);
  if (order.status === 'cancelled') await revokeOffers(unit, order);
};

const tellGuestsOfMove: Handler<'work_order.changed'> = async (unit, event) => {
  const { from, to } = event.payload ?? {};
  const words = to && wordsOfMove(from, to);
  if (words) await tellGuests(unit, event, words);
};

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

function finishedLine({ say, contractor, order, watches }: Telling): string {
  const notes = order.resolution_notes?.trim();
  if (!notes) return say(watches ? 'finished' : 'finishedAsk', { contractor });
  return say(watches ? 'finishedNotes' : 'finishedNotesAsk', { contractor, notes });
}

export const onWorkOrder: HandlersOf<'work_order'> = {
  'work_order.opened': [showInChat, (unit, { work_order_id }) => startDispatch(unit, work_order_id)],
  'work_order.joined': [showInChat, goOnIfConfirmed],
  'work_order.changed': [settleWhatWasAsked, tellGuestsOfMove],
  'work_order.message_added': [
    (unit, { work_order_id, payload }) => tellOfOrderMessage(unit, work_order_id, payload.message_id),
  ],
  'work_order.completed': [(unit, event) => tellGuests(unit, event, finishedLine)],
};
