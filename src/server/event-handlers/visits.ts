import { requestPerson } from '#features/conversations';
import { findWorkOrder } from '#features/work-orders';
import { showPhone } from '#server/kernel/phones.ts';
import type { Handler, HandlersOf } from './handlers.ts';
import { tellGuests, whoComes } from './tell-guests.ts';

const askForPersonAtDoor: Handler<'visit.no_access'> = async (unit, { work_order_id, conversation_id, payload }) => {
  if (!conversation_id) return;
  const order = await findWorkOrder(unit, work_order_id);
  await requestPerson(unit, conversation_id, {
    reason: `${whoComes(order)} could not get in: ${payload.why}`,
    summary: [
      order.subject_line,
      `${whoComes(order)}, ${showPhone(order.assigned_contractor_phone ?? 'no phone number')}`,
    ],
    tried: [],
    urgency: 'high',
    tellGuest: `${whoComes(order)} is there and can't get in. Can you open the door? A person on the Porchlight team helps and will write here.`,
  });
};

export const onVisit: HandlersOf<'visit'> = {
  'visit.proposed': [
    (unit, event) =>
      tellGuests(unit, event, (order, _, watches) =>
        watches
          ? `${whoComes(order)} proposed when to come.`
          : `${whoComes(order)} proposed when to come. Please choose a time above.`,
      ),
  ],
  'visit.other_time': [
    (unit, event) =>
      tellGuests(
        unit,
        event,
        (order) =>
          `I've asked ${whoComes(order)} for another time: “${event.payload.words}”. New times will show above.`,
      ),
  ],
  'visit.no_access': [askForPersonAtDoor],
};
