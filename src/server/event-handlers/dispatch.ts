import { subjectIn } from '#features/assistant';
import { requestPerson } from '#features/conversations';
import { findWorkOrder } from '#features/work-orders';
import { sayInChat } from '#server/kernel/guest-words.ts';
import type { Handler, HandlersOf } from './handlers.ts';

const askForPerson: Handler<'dispatch.exhausted'> = async (unit, { work_order_id, conversation_id, payload }) => {
  if (!conversation_id) return;
  const order = await findWorkOrder(unit, work_order_id);
  await requestPerson(unit, conversation_id, {
    reason: payload.why,
    summary: [order.subject_line, order.issue_summary, `Urgency: ${order.urgency_level}`],
    tried: order.attempted_fix ? [order.attempted_fix] : [],
    urgency: order.urgency_level,
    cause: 'dispatch',
    tellGuest: (language) =>
      sayInChat(language, 'personArranges', { subject: subjectIn(language, order.subject_line) }),
  });
};

export const onDispatch: HandlersOf<'dispatch'> = {
  'dispatch.exhausted': [askForPerson],
};
