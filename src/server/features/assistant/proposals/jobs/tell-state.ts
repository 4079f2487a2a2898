// "Where is the plumber?", "did the owner see it?": the state of that very job or question, with who and when.
import { decided, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision, Part } from '../../deciding/decision.ts';
import { subjectIn } from '../../playbooks/subject-in.ts';
import type { Proposal } from '../proposal.ts';

export function proposeState(turn: TurnContext): Proposal[] {
  const decision = tellState(turn);
  const isOpen = decision.kind === 'orderStatus' && decision.isOpen;
  return [{ decision, serves: { state: isOpen ? 1 : 0.7 } }];
}

export function tellState(turn: TurnContext): Decision {
  const { openOrders, openQuestions } = turn.input;
  const reply: Part[] = [
    ...openOrders.map(({ subjectLine, standing }) =>
      sentence(turn, 'statusOrder', { subject: subjectIn(turn.language, subjectLine), standing }),
    ),
    ...openQuestions.slice(0, maxQuestions).map((question) => sentence(turn, 'questionOpen', { question })),
  ];
  return decided(turn, {
    kind: 'orderStatus',
    isOpen: reply.length > 0,
    reply: reply.length > 0 ? reply : [sentence(turn, 'statusNone')],
    reason: 'talk.status',
    state: { pending: turn.input.state.pending },
  });
}

const maxQuestions = 2;
