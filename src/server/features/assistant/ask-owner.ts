import { answerBy } from './answer-by.ts';
import type { Decision, Trace } from './engine.ts';
import { decided, sentence, type TurnContext } from './turn.ts';

type Asking = { key: 'unknown_ask' | 'not_it'; question: string; reason: string; trace?: Partial<Trace> };

/** The owner is asked in the guest's words, and the guest is told by when to expect word. */
export const askTheOwner = (turn: TurnContext, { key, question, reason, trace }: Asking): Decision =>
  decided(turn, {
    reply: [sentence(turn, key, { by: answerBy(turn) })],
    actions: [{ kind: 'ask_owner', question: question.slice(0, longest) }],
    reason,
    ...(trace && { trace }),
  });

/** Characters of a question that an owner is sent. */
const longest = 500;
