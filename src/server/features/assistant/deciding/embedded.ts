// The embedded engine: no key, no network. What is sure is said; of all else what is proposed costs, and the cheapest is taken.

import { readMessage } from '#language/reader';
import type { Step, TurnContext } from '../conversation-state/turn.ts';
import { answerAlarm } from '../proposals/answer-danger.ts';
import { answerNamedCode } from '../proposals/questions/propose-code.ts';
import { answerEmoji, spokenText } from '../proposals/talk/answer-emoji.ts';
import { answerPleasantry } from '../proposals/talk/answer-talk.ts';
import { withMood } from '../proposals/talk/mood.ts';
import { withPerson } from '../proposals/talk/talk.ts';
import { answerPhoto } from '../proposals/troubles/answer-follow-up.ts';
import { answerJoined } from '../proposals/troubles/answer-joined.ts';
import { answerExplained, answerExplainedDanger } from '../proposals/troubles/house-note.ts';
import { answerKeptOut } from '../proposals/troubles/kept-out.ts';
import { askAboutBare } from '../proposals/troubles/which-thing.ts';
import { languageOf } from '../replies/language.ts';
import { held, isAllowed } from './allowed.ts';
import { cheapest } from './choose.ts';
import type { Decision } from './decision.ts';
import type { Engine, EngineInput } from './engine.ts';
import { proposalsFor } from './proposals.ts';
import { proposeSeveral } from './several.ts';
import { answerTap } from './taps.ts';

export const embedded: Engine = {
  name: 'embedded',
  decide: async (input) => decide(input),
};

/** What is sure by itself, before anything is weighed: a photo, a tap, emoji, the words of a starter, a rung alarm. */
const sure: Step[] = [
  answerPhoto,
  answerExplainedDanger,
  answerAlarm,
  answerTap,
  askAboutBare,
  answerJoined,
  answerEmojiAlone,
  answerExplained,
  answerPleasantry,
  answerNamedCode,
  answerKeptOut,
];

/** An emoji that answers what we asked is read as the word it stands for. */
function answerEmojiAlone(turn: TurnContext): Decision | null {
  return spokenText(turn.input) === turn.input.text ? answerEmoji(turn) : null;
}

export const turnOf = (input: EngineInput): TurnContext => ({
  input,
  reading: readMessage(spokenText(input)),
  language: languageOf(input.text, input.locale, input.state.language),
});

function decide(input: EngineInput): Decision {
  const turn = turnOf(input);
  for (const step of sure) {
    const decision = step(turn);
    if (decision && isAllowed(input, decision)) return decision;
  }
  const several = proposeSeveral(turn);
  const chosen = cheapest(turn, [...proposalsFor(turn), ...several.proposals], several.chances);
  if (!chosen) throw new Error('Nothing was proposed.');
  return held(input, withMood(turn, withPerson(turn, chosen.decision)));
}
