import { wroteOutside } from '#features/conversations';
import { tellOwner } from '#features/notifications';
import type { HandlersOf } from './handlers.ts';

export const onApproval: HandlersOf<'approval'> = {
  /** More than the rules allow: the owner says yes or no, from the mail. */
  'approval.requested': [(unit, event) => tellOwner(unit, event, { kind: 'approval', id: event.payload.approval_id })],
  'approval.decided': [(unit, { conversation_id }) => wroteOutside(unit, conversation_id, 'owner')],
};
