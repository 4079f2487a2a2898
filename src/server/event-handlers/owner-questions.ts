import { tellNoAnswerYet, tellOwnersAnswer } from '#features/assistant';
import { wroteOutside } from '#features/conversations';
import { tellOwner } from '#features/notifications';
import type { HandlersOf } from './handlers.ts';

export const onOwnerQuestion: HandlersOf<'owner_question'> = {
  /** Nothing known answers a guest: the owner can, from the mail. */
  'owner_question.asked': [
    (unit, event) => tellOwner(unit, event, { kind: 'question', id: event.payload.question_id }),
  ],
  'owner_question.answered': [
    (unit, { payload }, deps) => tellOwnersAnswer(unit, deps.vault, payload.question_id),
    (unit, { conversation_id }) => wroteOutside(unit, conversation_id, 'owner'),
  ],
  'owner_question.overdue': [(unit, { payload }) => tellNoAnswerYet(unit, payload.question_id)],
  'owner_question.changed': [],
};
