import { tellStillRinging } from '#features/assistant';
import { joinedChats } from '#features/conversations';
import type { Handler, HandlersOf } from './handlers.ts';

/** The first rung did not answer: the guest hears that the next is rung. Further rings are not told. */
const tellGuestsOfSecondRing: Handler<'alarm.rung'> = async (unit, { conversation_id, payload }, deps) => {
  if (payload.rings !== 2) return;
  for (const id of [conversation_id, ...(await joinedChats(unit, conversation_id))])
    await tellStillRinging(unit, id, deps.settings.EMERGENCY_NUMBER);
};

export const onAlarm: HandlersOf<'alarm'> = {
  'alarm.rung': [tellGuestsOfSecondRing],
};
