// Whoever is upset, worried, thankful or joking, and a child, is given one short sentence before the matter, and no more.
import type { Mood } from '#language/reader';
import { type PlainSaying, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision } from '../../deciding/decision.ts';
import { leadOf } from '../../deciding/decision-case.ts';
import { lineOf } from '../line-of-turn.ts';

/** Small talk has words of its own, and danger no time for them. */
export function withMood(turn: TurnContext, decision: Decision): Decision {
  const { mood } = lineOf(turn);
  if (!mood || !matters.has(leadOf(decision).kind)) return decision;
  return { ...decision, reply: [sentence(turn, words[mood]), ...decision.reply] };
}

const matters = new Set<Decision['kind']>([
  'answer',
  'choices',
  'askOwner',
  'release',
  'step',
  'order',
  'orderNote',
  'orderStatus',
  'reopened',
]);

const words: Record<Mood, PlainSaying> = {
  angry: 'moodAngry',
  grateful: 'moodGrateful',
  playful: 'moodPlayful',
  worried: 'moodWorried',
  child: 'moodChild',
};
