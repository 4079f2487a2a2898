import { answerAfter, answerDangerBesidePerson } from '#features/assistant';
import type { Handler, HandlersOf } from './handlers.ts';

/**
 * A guest wrote: the assistant answers once the message is durable. A node that dies here is covered by the sweep.
 */
const answerGuest: Handler<'message.added'> = async (unit, event, deps) => {
  const { conversation_id: id, customer_id, property_id, payload } = event;
  if (payload.author !== 'guest' || !property_id) return;
  const isWithPerson = payload.state === 'assigned' && payload.thread === 'guest' && payload.kind === 'text';
  if (!isWithPerson) return answerAfter(unit, deps, { id, customer_id, property_id });
  unit.afterCommit(() => answerDangerBesidePerson(deps, { id, customer_id, messageId: payload.message_id }));
};

export const onMessage: HandlersOf<'message'> = {
  'message.added': [answerGuest],
};
