// The embedded engine: no key, no network. It only orders the steps; each step decides the turn or leaves it.
import { answerDanger, suspectedAnew, withSuspicion } from './answer-danger.ts';
import { answerFollowUp, answerPhoto } from './answer-follow-up.ts';
import { answerJoined } from './answer-joined.ts';
import { answerAfterOffer } from './answer-nearest.ts';
import { answerPlaybook } from './answer-playbook.ts';
import { answerQuestion } from './answer-question.ts';
import { answerSeveral } from './answer-several.ts';
import { answerTalkFirst, answerTalkLast, answerTalkOnly } from './answer-talk.ts';
import { answerLikelyTold, answerTold } from './answer-told.ts';
import { answerTrouble } from './answer-trouble.ts';
import { answerUnknown } from './answer-unknown.ts';
import { answerEmoji, spokenText } from './emoji.ts';
import type { Decision, Engine, EngineInput } from './engine.ts';
import { answerExplained } from './house-note.ts';
import { languageOf } from './language.ts';
import { answerAfterNotes } from './notes-meanwhile.ts';
import { readMessage } from './slot-rules.ts';
import type { Step, TurnContext } from './turn.ts';

export const embedded: Engine = {
  name: 'embedded',
  decide: async (input) => decide(input),
};

/**
 * Safety → what is under way → talk that must not be misread → troubles → the house's facts → small talk → not known.
 */
const steps: Step[] = [
  answerPhoto,
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
