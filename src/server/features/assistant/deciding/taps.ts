// A tap on one of our short answers says exactly one thing: nothing is read into it.

import * as de from '#contract/messages/de/starters.ts';
import * as en from '#contract/messages/en/starters.ts';
import * as es from '#contract/messages/es/starters.ts';
import * as fr from '#contract/messages/fr/starters.ts';
import * as pt from '#contract/messages/pt/starters.ts';
import { beyond } from '#language/reader';
import { normalize } from '#language/text';
import { decided, has, sentence, type TurnContext } from '../conversation-state/turn.ts';
import { playbooks } from '../playbooks/playbook-schema.ts';
import { answerTakeBack } from '../proposals/jobs/take-back.ts';
import { answerQuestion } from '../proposals/questions/answer-question.ts';
import { answerChoice } from '../proposals/questions/offer-choices.ts';
import { answerAsked } from '../proposals/troubles/answer-asked.ts';
import { nextStep, solved } from '../proposals/troubles/answer-playbook.ts';
import { answerThing, askWhichThing } from '../proposals/troubles/which-thing.ts';
import { type BareSaying, say } from '../replies/say.ts';
import type { Decision } from './decision.ts';

/** What may be tapped was said in the language of the question, whatever its few words look like. */
export const answerTap = (turn: TurnContext): Decision | null =>
  answerTapIn({ ...turn, language: turn.input.state.language ?? turn.language });

function answerTapIn(turn: TurnContext): Decision | null {
  const { pending } = turn.input.state;
  if (isStarter(turn, 'broken')) return askWhichThing(turn);
  if (isStarter(turn, 'linkFails')) return askWhatIsWrong(turn);
  if (isStarter(turn, 'wifi') || isStarter(turn, 'checkout')) return answerQuestion(turn);
  if (pending?.kind === 'cancel') return answerWhetherTakenBack(turn);
  if (pending?.kind === 'step') return answerStepTap(turn);
  return answerThing(turn) ?? answerAsked(turn) ?? answerChoice(turn);
}

/** A tap, or a bare "yes" or "no", whatever else was learned of these words. */
function answerWhetherTakenBack(turn: TurnContext): Decision | null {
  if (is(turn, 'quickTakeBack') || isBare(turn, 'yes-word')) return answerTakeBack(turn, true);
  return is(turn, 'quickKeep') || isBare(turn, 'no-word') ? answerTakeBack(turn, false) : null;
}

const isBare = ({ reading: { whole } }: TurnContext, word: string): boolean =>
  has(whole, word) && beyond(whole, [word, 'thanks-word']).length === 0;

function answerStepTap(turn: TurnContext): Decision | null {
  const { playbook: running } = turn.input.state;
  const playbook = playbooks.find(({ id }) => id === running?.id);
  if (!running || !playbook) return null;
  if (is(turn, 'quickWorks')) return solved(turn, playbook, running);
  return is(turn, 'quickNotYet') ? nextStep(turn, playbook, running) : null;
}

const isStarter = ({ input }: TurnContext, key: keyof typeof en): boolean =>
  [en, es, fr, de, pt].some((all) => normalize(all[key]) === normalize(input.text));

const askWhatIsWrong = (turn: TurnContext): Decision =>
  decided(turn, {
    kind: 'askGuest',
    about: 'trouble',
    reply: [sentence(turn, 'describe')],
    reason: 'unknown.asked_guest',
    state: { pending: { kind: 'describe' } },
  });

const is = (turn: TurnContext, key: BareSaying): boolean =>
  normalize(turn.input.text) === normalize(say(turn.language, key));
