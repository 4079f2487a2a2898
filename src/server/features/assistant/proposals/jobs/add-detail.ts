// What a guest adds while a job is open (a pet, a time, which tap) stands on the job, where its contractor reads it.

import { isOver } from '../../conversation-state/last-done.ts';
import { decided, type PlainSaying, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision } from '../../deciding/decision.ts';
import type { OpenOrder } from '../../deciding/engine.ts';
import type { Proposal } from '../proposal.ts';

export function proposeDetail(turn: TurnContext): Proposal[] {
  const open = turn.input.openOrders.filter((order) => !isOver(order));
  const [newest] = open;
  if (!newest) return [{ decision: heard(turn), serves: { detail: 0.8, correct: 0.4, answer: 0.4, small: 0.3 } }];
  return [
    { decision: noteOnJob(turn, newest), serves: { detail: 1, answer: 0.9, failed: 0.7, partly: 0.7, back: 0.7 } },
    { decision: noteOnJob(turn, newest, 'corrected'), serves: { correct: 1, detail: 0.8, answer: 0.5 } },
  ];
}

export const noteOnJob = (turn: TurnContext, order: OpenOrder, key: PlainSaying = 'orderAdded'): Decision =>
  decided(turn, {
    kind: 'orderNote',
    reply: [sentence(turn, key)],
    actions: [
      { kind: 'add_to_work_order', serviceType: order.serviceType, note: turn.input.text, urgency: 'non_urgent' },
    ],
    reason: 'answers.order',
    state: { pending: null },
  });

/** Nothing is open that it could stand on. What was asked is still asked. */
const heard = (turn: TurnContext): Decision =>
  decided(turn, {
    kind: 'smallTalk',
    about: 'affirm',
    reply: [sentence(turn, 'affirm')],
    reason: 'talk.heard',
    state: { pending: turn.input.state.pending },
  });
