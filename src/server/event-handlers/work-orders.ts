import type { DispatchState } from '#contract/enumerations/work-orders.ts';
import { findThread, postMessage } from '#features/conversations';
import { goOnAfterCheck, overtakeApprovals, revokeOffers, startDispatch, visitWords } from '#features/dispatch';
import { attachThreadPhotos, findWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import type { Handler, HandlersOf } from './handlers.ts';
import { tellGuests, whoComes } from './tell-guests.ts';

const showInChat: Handler<'work_order.opened' | 'work_order.joined'> = async (
  unit,
  { conversation_id, work_order_id },
) => {
  if (!conversation_id) return;
  await attachThreadPhotos(unit, conversation_id, work_order_id);
  const thread = await findThread(unit, conversation_id);
  await postMessage(unit, thread, { author: 'system', kind: 'card', body: 'Work order opened.', work_order_id });
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
function wordsOfMove(
  from: DispatchState | undefined,
  to: DispatchState,
): ((order: WorkOrderRecord, timeZone: string) => string) | undefined {
  if (to === 'en_route') return (order) => `${whoComes(order)} is on the way.`;
  if (to === 'scheduled') return (order, zone) => `The visit is agreed: ${whoComes(order)}${visitWords(order, zone)}.`;
  if (to === 'accepted' && from === 'pending_confirmation')
    return (order) => `I've asked ${whoComes(order)} to come back for “${order.subject_line}”.`;
  if (to === 'awaiting_parts') return (order) => `${whoComes(order)} has to come again for “${order.subject_line}”.`;
  if (to === 'on_site') return (order) => `${whoComes(order)} has started work.`;
  if (to === 'closed') return closingWords;
  return undefined;
}

function closingWords(order: WorkOrderRecord): string {
  return order.status === 'cancelled' ? `“${order.subject_line}” was cancelled.` : 'Thank you. I marked it as fixed.';
}

export const onWorkOrder: HandlersOf<'work_order'> = {
  'work_order.opened': [showInChat, (unit, { work_order_id }) => startDispatch(unit, work_order_id)],
  'work_order.joined': [showInChat, goOnIfConfirmed],
  'work_order.changed': [settleWhatWasAsked, tellGuestsOfMove],
  'work_order.completed': [
    (unit, event) =>
      tellGuests(unit, event, (order, _, watches) =>
        `${whoComes(order)} has finished. ${order.resolution_notes ?? ''} ${watches ? '' : 'Is it fixed?'}`
          .replace(/ {2,}/g, ' ')
          .trim(),
      ),
  ],
};
