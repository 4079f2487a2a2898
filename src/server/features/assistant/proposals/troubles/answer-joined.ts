// The guest was told that their trouble is another chat's job already, and says that it is another one.

import { decided, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision } from '../../deciding/decision.ts';
import { subjectIn } from '../../playbooks/subject-in.ts';
import { saysAnother } from './orders.ts';

/** Words of a line that says this and no more; a longer one tells of the trouble itself. */
const maxWords = 9;

export function answerJoined(turn: TurnContext): Decision | null {
  const joined = turn.input.openOrders.find((order) => order.joined);
  if (!joined || !saysAnother(turn) || turn.reading.whole.tokens.length > maxWords) return null;
  return decided(turn, {
    kind: 'splitOrder',
    reply: [sentence(turn, 'orderApart', { subject: subjectIn(turn.language, joined.subjectLine) })],
    actions: [{ kind: 'split_work_order', id: joined.id, serviceType: joined.serviceType }],
    reason: 'joined.apart',
  });
}
