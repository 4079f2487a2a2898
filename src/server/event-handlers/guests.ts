import { resumeAfterCheck } from '#features/assistant';
import { ringAsChecked } from '#features/conversations';
import { goOnAfterCheck } from '#features/dispatch';
import { countAsChecked, takeJoined } from '#features/work-orders';
import type { Handler, HandlersOf } from './handlers.ts';

const goOnWithJobs: Handler<'guest.verified'> = async (unit, { conversation_id }) => {
  const reported = await countAsChecked(unit, conversation_id);
  const joined = await takeJoined(unit, conversation_id);
  await goOnAfterCheck(unit, [...reported, ...joined]);
};

export const onGuest: HandlersOf<'guest'> = {
  'guest.verified': [
    (unit, { conversation_id }) => ringAsChecked(unit, conversation_id),
    goOnWithJobs,
    (unit, { conversation_id }, deps) => resumeAfterCheck(unit, deps, conversation_id),
  ],
};
