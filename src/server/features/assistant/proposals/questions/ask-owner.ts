import type { DialogueState } from '../../conversation-state/dialogue-state.ts';
import { decided, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision, Part, Trace } from '../../deciding/decision.ts';
import type { DecisionCase } from '../../deciding/decision-case.ts';
import { answerBy } from './answer-by.ts';

type Asking = {
  key: 'unknown_ask' | 'unsure_ask' | 'not_it';
  question: string;
  made: DecisionCase;
  reason: string;
  trace?: Partial<Trace>;
  /** What is shown meanwhile. */
  beside?: Part | null;
};

/** The owner is asked in the guest's words, and the guest is told by when to expect word. */
export function askTheOwner(turn: TurnContext, { key, question, made, reason, trace, beside }: Asking): Decision {
  const asked = question.slice(0, maxQuestionChars);
  const pending: DialogueState['pending'] = beside ? { kind: 'asked', question: asked } : null;
  return decided(turn, {
    ...made,
    reply: [sentence(turn, key, { by: answerBy(turn) }), ...(beside ? [beside] : [])],
    actions: [{ kind: 'ask_owner', question: asked }],
    reason,
    state: { pending },
    ...(trace && { trace }),
  });
}

/** Characters of a question that an owner is sent. */
const maxQuestionChars = 500;
