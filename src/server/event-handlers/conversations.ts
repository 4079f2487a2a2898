import { raiseAlarm } from '#features/conversations';
import type { HandlersOf } from './handlers.ts';

export const onConversation: HandlersOf<'conversation'> = {
  'conversation.opened': [],
  'conversation.changed': [],
  'conversation.handoff_requested': [],
  /** Danger: the on-call ladder is rung with the same commit. */
  'conversation.emergency': [
    (unit, { conversation_id, customer_id, payload }) =>
      raiseAlarm(unit, { conversation_id, customer_id, danger: payload.danger }),
  ],
};
