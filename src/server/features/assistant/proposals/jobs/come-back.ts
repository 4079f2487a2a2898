// "It's back", "still broken" after the work was done: the same contractor first, or a job of its own where the old one
// was closed.

import { isOver } from '../../conversation-state/last-done.ts';
import { decided, guestTurns, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import { orderPart } from '../../playbooks/playbook-run.ts';
import { subjectIn } from '../../playbooks/subject-in.ts';
import type { Proposal } from '../proposal.ts';
import { newOrder } from '../troubles/orders.ts';
import { noteOnJob } from './add-detail.ts';

export function proposeComeBack(turn: TurnContext): Proposal[] {
  const { openOrders, doneOrders } = turn.input;
  const finished = openOrders.find((one) => isOver(one) && !one.joined);
  if (finished)
    return [
      {
        decision: decided(turn, {
          kind: 'reopened',
          reply: [sentence(turn, 'reopenedJob', { subject: subjectIn(turn.language, finished.subjectLine) })],
          actions: [{ kind: 'reopen_work_order', id: finished.id, note: turn.input.text }],
          reason: 'came_back.reopened',
        }),
        serves: { back: 1, failed: 0.9, partly: 0.9, trouble: 0.6, detail: 0.4 },
      },
    ];
  const open = openOrders[0];
  if (open) return [{ decision: noteOnJob(turn, open), serves: { back: 0.9 } }];
  const closed = doneOrders.find(({ joined }) => !joined);
  return closed
    ? [{ decision: openAgain(turn, closed), serves: { back: 1, failed: 0.8, partly: 0.8, trouble: 0.7 } }]
    : [];
}

function openAgain(turn: TurnContext, { serviceType, subjectLine }: TurnContext['input']['doneOrders'][number]) {
  const told = [guestTurns(turn)[0], turn.input.text].filter(Boolean).join('\n');
  const order = newOrder(turn, { serviceType, urgency: 'high', subjectLine, told });
  return decided(turn, {
    kind: 'order',
    playbook: null,
    reply: [sentence(turn, 'backAgain'), orderPart(turn, 'orderOpened', 'high', subjectLine)],
    actions: [{ kind: 'open_work_order', ...order }],
    reason: 'came_back.opened',
  });
}
