// "Where is the plumber?", "did the owner see it?": the state of that very job or question, with who and when.
import { decided, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Part } from '../../deciding/decision.ts';
import { subjectIn } from '../../playbooks/subject-in.ts';
import type { Proposal } from '../proposal.ts';

export function proposeState(turn: TurnContext): Proposal[] {
  const { openOrders, openQuestions } = turn.input;
  const reply: Part[] = [
    ...openOrders.map(({ subjectLine, standing }) =>
      sentence(turn, 'statusOrder', { subject: subjectIn(turn.language, subjectLine), standing }),
    ),
    ...openQuestions.slice(0, maxQuestions).map((question) => sentence(turn, 'questionOpen', { question })),
  ];
  const decision = decided(turn, {
    kind: 'orderStatus',
    isOpen: reply.length > 0,
    reply: reply.length > 0 ? reply : [sentence(turn, 'statusNone')],
    reason: 'talk.status',
    state: { pending: turn.input.state.pending },
  });
  return [{ decision, serves: { state: reply.length > 0 ? 1 : 0.7 } }];
}

const maxQuestions = 2;
