import { answerDue } from '#features/knowledge/facts';
import { decided, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision, Trace } from '../../deciding/decision.ts';
import type { DecisionCase } from '../../deciding/decision-case.ts';
import { timeThere } from '../../replies/time-there.ts';

type Asking = {
  key: 'unknownAsk' | 'notIt';
  question: string;
  made: DecisionCase;
  reason: string;
  trace?: Partial<Trace>;
};

/** The owner is asked in the guest's words, and the guest is told by when to expect word. */
export function askTheOwner(turn: TurnContext, { key, question, made, reason, trace }: Asking): Decision {
  return decided(turn, {
    ...made,
    reply: [sentence(turn, key, { by: answerBy(turn) })],
    actions: [{ kind: 'ask_owner', question: question.slice(0, maxQuestionChars) }],
    reason,
    ...(trace && { trace }),
  });
}

/**
 * "3:45 PM", or "Sat 10:00 AM" on another day: by when the owner's answer is expected, in the house's time and the
 * guest's language.
 */
export function answerBy({ input: { now, timezone }, language }: TurnContext): string {
  return timeThere(answerDue(now, timezone).due, { now, timezone, language });
}

/** Characters of a question that an owner is sent. */
export const maxQuestionChars = 500;
