// The embedded engine: no key, no network. It only orders the steps; each step decides the turn or leaves it.

import { readMessage } from '#language/reader';
import type { Step, TurnContext } from '../conversation-state/turn.ts';
import { answerDanger, suspectedAnew, withSuspicion } from '../proposals/answer-danger.ts';
import { answerEmoji, spokenText } from '../proposals/answer-emoji.ts';
import { answerSeveral } from '../proposals/answer-several.ts';
import { answerTalkFirst, answerTalkLast, answerTalkOnly } from '../proposals/answer-talk.ts';
import { answerAfterOffer } from '../proposals/questions/answer-nearest.ts';
import { answerQuestion } from '../proposals/questions/answer-question.ts';
import { answerLikelyTold, answerTold } from '../proposals/questions/answer-told.ts';
import { answerUnknown } from '../proposals/questions/answer-unknown.ts';
import { answerAfterNotes } from '../proposals/questions/notes-meanwhile.ts';
import { answerFollowUp, answerPhoto } from '../proposals/troubles/answer-follow-up.ts';
import { answerJoined } from '../proposals/troubles/answer-joined.ts';
import { answerPlaybook } from '../proposals/troubles/answer-playbook.ts';
import { answerTrouble } from '../proposals/troubles/answer-trouble.ts';
import { answerExplained, answerExplainedDanger } from '../proposals/troubles/house-note.ts';
import { languageOf } from '../replies/language.ts';
import type { Decision } from './decision.ts';
import type { Engine, EngineInput } from './engine.ts';

export const embedded: Engine = {
  name: 'embedded',
  decide: async (input) => decide(input),
};

/**
 * Safety → what is under way → talk that must not be misread → troubles → the house's facts → small talk → not known.
 */
const steps: Step[] = [
  answerPhoto,
  answerExplainedDanger,
  answerDanger,
  answerJoined,
  answerAfterOffer,
  answerAfterNotes,
  answerPlaybook,
  answerEmoji,
  answerExplained,
  answerTalkFirst,
  answerTalkOnly,
  answerSeveral,
  answerTrouble,
  answerFollowUp,
  answerTold,
  answerQuestion,
  answerLikelyTold,
  answerTalkLast,
];

/** Whether a turn is about danger, or sounds like it: known before anything else of it is decided. */
export function soundsDangerous(input: EngineInput): boolean {
  const turn = turnOf(input);
  return answerDanger(turn) !== null || suspectedAnew(turn) !== null;
}

export const turnOf = (input: EngineInput): TurnContext => ({
  input,
  reading: readMessage(spokenText(input)),
  language: languageOf(input.text, input.locale, input.state.language),
});

function decide(input: EngineInput): Decision {
  const turn = turnOf(input);
  for (const step of steps) {
    const decision = step(turn);
    if (decision) return withSuspicion(turn, decision);
  }
  return withSuspicion(turn, answerUnknown(turn));
}
