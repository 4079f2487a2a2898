import { answerDue } from '#features/knowledge/facts';
import type { DialogueState } from '../../conversation-state/dialogue-state.ts';
import { decided, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision, Part, Trace } from '../../deciding/decision.ts';
import type { DecisionCase } from '../../deciding/decision-case.ts';
import { timeThere } from '../../replies/time-there.ts';

type Asking = {
  key: 'unknownAsk' | 'unsureAsk' | 'notIt';
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

/**
 * "3:45 PM", or "Sat 10:00 AM" on another day: by when the owner's answer is expected, in the house's time and the
 * guest's language.
 */
function answerBy({ input: { now, timezone }, language }: TurnContext): string {
  return timeThere(answerDue(now, timezone).due, { now, timezone, language });
}

/** Characters of a question that an owner is sent. */
const maxQuestionChars = 500;
