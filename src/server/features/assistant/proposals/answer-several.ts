// Several things in one message: each question is answered, and what is wrong is dealt with besides.

import { readMessage } from '#language/reader';
import { decided, type TurnContext } from '../conversation-state/turn.ts';
import { caseOf, type Decision } from '../deciding/decision.ts';
import { leadOf } from '../deciding/decision-case.ts';
import { answerQuestion } from './questions/answer-question.ts';
import { answerUnknown, askMeanwhile } from './questions/answer-unknown.ts';
import { answerTrouble } from './troubles/answer-trouble.ts';

/** So many at once; whoever writes more tells a story. */
const maxParts = 4;

export function answerSeveral(turn: TurnContext): Decision | null {
  const parts = partsOf(turn);
  if (parts.length < 2 || parts.length > maxParts) return null;
  const wrong = parts.filter((part) => answerTrouble(part));
  const trouble = wrong.length > 0 ? answerTrouble(about(turn, wrong.map(({ input }) => input.text).join('\n'))) : null;
  const asked = parts.filter((part) => asks(part) && !wrong.includes(part));
  const each = asked.flatMap(answerTo);
  const known = distinct(each.filter((decision) => !isForOwner(decision)));
  const unknown = each.filter(isForOwner).flatMap(questionsIn);
  const told = known.flatMap(sourcesOf);
  const answers = unknown.length > 0 ? [...known, askMeanwhile(about(turn, unknown.join(' ')), told)] : known;
  if (known.length + (trouble ? 1 : 0) === 0 || answers.length + (trouble ? 1 : 0) < 2) return null;
  const all = trouble ? [...answers, trouble] : answers;
  const first = trouble ?? answers[0];
  const last = trouble ?? answers.at(-1);
  if (!first) return null;
  const { trace } = first;
  return decided(turn, {
    kind: 'several',
    lead: leadOf(caseOf(first)),
    reply: all.flatMap(({ reply }) => reply),
    actions: all.flatMap(({ actions }) => actions),
    reason: trace.reason,
    state: last?.state ?? {},
    trace: { ...trace, rules: [...new Set(all.flatMap(({ trace: { reason, rules } }) => [reason, ...rules]))] },
  });
}

/** What is surely known, or goes to the owner; what is only near would be a question of ours among theirs. */
function answerTo(part: TurnContext): Decision[] {
  const decision = answerQuestion(part) ?? answerUnknown(part, { offers: false });
  return isForOwner(decision) || decision.kind === 'answer' || decision.kind === 'release' ? [decision] : [];
}

const sourcesOf = ({ reply }: Decision): string[] =>
  reply.flatMap((part) => (part.kind === 'text' ? part.sources.map(({ id }) => id) : [part.name]));

/** What the house does not surely answer goes to the owner in one question. */
const isForOwner = ({ kind }: Decision): boolean => kind === 'askOwner';

/** As they go to the owner: with what they point back at. */
const questionsIn = ({ actions }: Decision): string[] =>
  actions.flatMap((action) => (action.kind === 'ask_owner' ? [action.question] : []));

/** Two questions with one answer are one. */
const distinct = (answers: Decision[]): Decision[] =>
  answers.filter((one, at) => answers.findIndex((other) => `${sourcesOf(other)}` === `${sourcesOf(one)}`) === at);

const asks = ({ input, reading }: TurnContext): boolean =>
  input.text.includes('?') ||
  reading.whole.asked ||
  /^(?:the |your )?\S+ (?:time|code|password|number)\b/i.test(input.text);

/** Each with those before it as its past, so that "is it heated?" knows what it is about. */
function partsOf(turn: TurnContext): TurnContext[] {
  const texts = turn.input.text
    .split(partBreak)
    .flatMap((part) =>
      part && /\S+\s+\S+/.test(part) ? [part.trim().replace(/^(?:also|and|plus|oh)[ ,]+/i, '')] : [],
    );
  return texts.map((text, at) => {
    const before = texts.slice(0, at).map((earlier) => ({ by: 'guest' as const, text: earlier }));
    return about({ ...turn, input: { ...turn.input, history: [...turn.input.history, ...before] } }, text);
  });
}

const about = (turn: TurnContext, text: string): TurnContext => ({
  ...turn,
  reading: readMessage(text),
  input: { ...turn.input, text },
});

/** Sentences, and "and" or "also" before a new one. */
const partBreak =
  /(?<=[?!.¿])\s+|[\n;]+|\b(?:two|three|a couple of|a few) (?:things|questions):?\s*|,?\s+(?:and also|also|plus|oh and|and then|and|y|et|und|e)\s+(?=(?:how|where|what|when|which|who|is|are|do|does|can|could|may|the|there|theres|donde|como|cuando|hay|ou|comment|wo|wie|wann|onde|quando)\b)/i;
