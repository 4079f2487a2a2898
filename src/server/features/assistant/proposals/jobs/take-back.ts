// "Never mind", "it fixed itself", "no need for the plumber": the job or question is taken back, a job after one tap.

import { isOver } from '../../conversation-state/last-done.ts';
import { decided, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision } from '../../deciding/decision.ts';
import { subjectIn } from '../../playbooks/subject-in.ts';
import type { Proposal } from '../proposal.ts';
import { handOver } from '../talk/answer-talk.ts';

export function proposeTakeBack(turn: TurnContext): Proposal[] {
  const { openOrders, openQuestions, state } = turn.input;
  const order = openOrders.find((one) => !isOver(one) && !one.joined);
  const [question] = openQuestions;
  if (order && isUnderWay(order)) return [{ decision: tooLate(turn), serves: { cancel: 1 } }];
  if (order && !state.did.includes('owner-asked'))
    return [{ decision: ask(turn, order), serves: { cancel: 1, worked: 1 } }];
  if (question) return [{ decision: takeQuestionBack(turn, question), serves: { cancel: 1 } }];
  if (order) return [{ decision: ask(turn, order), serves: { cancel: 1, worked: 1 } }];
  return [{ decision: leaveIt(turn), serves: { cancel: 0.9 } }];
}

type Order = TurnContext['input']['openOrders'][number];

/** Somebody is on the way or there: a person calls them off, no tap does. */
const isUnderWay = ({ state }: Order): boolean => state === 'en_route' || state === 'on_site';

const tooLate = (turn: TurnContext): Decision => handOver(turn, 'tooLateToTakeBack', 'asked_for_person');

const ask = (turn: TurnContext, { id, subjectLine }: Order): Decision =>
  decided(turn, {
    kind: 'takeBack',
    stage: 'asked',
    reply: [sentence(turn, 'takeBackAsk', { subject: subjectIn(turn.language, subjectLine) })],
    reason: 'take_back.asked',
    state: { pending: { kind: 'cancel', order: id } },
  });

const takeQuestionBack = (turn: TurnContext, question: string): Decision =>
  decided(turn, {
    kind: 'takeBack',
    stage: 'question',
    reply: [sentence(turn, 'takenBack')],
    actions: [{ kind: 'take_back_question', question }],
    reason: 'take_back.question',
  });

/** Steps that were under way are not gone on with. */
const leaveIt = (turn: TurnContext): Decision =>
  decided(turn, {
    kind: 'smallTalk',
    about: 'left',
    reply: [sentence(turn, 'stop')],
    reason: 'take_back.nothing',
    state: { playbook: null },
  });

/** After the question whether to take the job back. */
export function answerTakeBack(turn: TurnContext, isYes: boolean): Decision | null {
  const { pending } = turn.input.state;
  if (pending?.kind !== 'cancel') return null;
  const order = turn.input.openOrders.find(({ id, joined }) => id === pending.order && !joined);
  if (!order) return null;
  if (isYes && isUnderWay(order)) return tooLate(turn);
  const subject = subjectIn(turn.language, order.subjectLine);
  if (!isYes)
    return decided(turn, {
      kind: 'takeBack',
      stage: 'kept',
      reply: [sentence(turn, 'keptJob', { subject })],
      reason: 'take_back.kept',
    });
  return decided(turn, {
    kind: 'takeBack',
    stage: 'job',
    reply: [sentence(turn, 'takenBackJob', { subject })],
    actions: [{ kind: 'cancel_work_order', id: order.id, why: turn.input.text.slice(0, 300) }],
    reason: 'take_back.job',
    state: { playbook: null },
  });
}
