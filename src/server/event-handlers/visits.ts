import * as copy from '#contract/messages/en/dispatch/visits.ts';
import { fill } from '#contract/messages/fill.ts';
import { requestPerson } from '#features/conversations';
import { findWorkOrder } from '#features/work-orders';
import { showPhone } from '#server/kernel/phones.ts';
import { contractorSpoke } from './contractor-spoke.ts';
import type { Handler, HandlersOf } from './handlers.ts';
import { tellGuests, tellingOf } from './tell-guests.ts';
import { agreedLine, lateLine } from './times-told.ts';

const askForPersonAtDoor: Handler<'visit.no_access'> = async (unit, { work_order_id, conversation_id, payload }) => {
  if (!conversation_id) return;
  const order = await findWorkOrder(unit, work_order_id);
  const who = order.assigned_contractor_name ?? copy.theContractor;
  await requestPerson(unit, conversation_id, {
    reason: fill(copy.couldNotGetIn, { who, why: payload.why }),
    summary: [order.subject_line, `${who}, ${showPhone(order.assigned_contractor_phone ?? copy.noPhoneNumber)}`],
    tried: [],
    urgency: 'high',
    tellGuest: (language) => {
      const { say, contractor } = tellingOf(order, language);
      return say('cantGetIn', { contractor });
    },
  });
};

export const onVisit: HandlersOf<'visit'> = {
  'visit.agreed': [(unit, event) => tellGuests(unit, event, agreedLine)],
  'visit.proposed': [
    (unit, event) =>
      tellGuests(unit, event, ({ say, contractor, watches }) =>
        say(watches ? 'timesProposed' : 'timesToChoose', { contractor }),
      ),
    contractorSpoke,
  ],
  'visit.other_time': [
    (unit, event) =>
      tellGuests(unit, event, ({ say, contractorWithin: contractor }) =>
        say('otherTimeAsked', { contractor, words: event.payload.words }),
      ),
  ],
  'visit.late': [(unit, event) => tellGuests(unit, event, lateLine), contractorSpoke],
  'visit.no_access': [askForPersonAtDoor, contractorSpoke],
};
