// Whoever is upset, thankful or joking is given one short sentence before the matter, and no more than one.
import { type PlainSaying, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import { dataText } from '../../data-text.ts';
import type { Decision } from '../../deciding/decision.ts';
import { leadOf } from '../../deciding/decision-case.ts';

type Mood = 'angry' | 'grateful' | 'playful';

/** Small talk has words of its own, and danger no time for them. */
export function withMood(turn: TurnContext, decision: Decision): Decision {
  if (!matters.has(leadOf(decision).kind)) return decision;
  const mood = moodOf(turn.input.text);
  return mood ? { ...decision, reply: [sentence(turn, words[mood]), ...decision.reply] } : decision;
}

const matters = new Set<Decision['kind']>(['answer', 'choices', 'askOwner', 'release', 'step', 'order', 'reopened']);

const words: Record<Mood, PlainSaying> = { angry: 'moodAngry', grateful: 'moodGrateful', playful: 'moodPlayful' };

/** By its words, else by how it is written. */
export function moodOf(text: string): Mood | null {
  const plain = ` ${text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\d\s]/gu, '')
    .replace(/\s+/g, ' ')}`;
  const told = signs.find(({ starts }) => starts.some((start) => plain.includes(` ${start}`)));
  if (told) return told.mood;
  if (/[\u{1F602}\u{1F923}\u{1F605}\u{1F92A}]/u.test(text)) return 'playful';
  if (/[\u{1F621}\u{1F620}\u{1F92C}]/u.test(text) || /!{3}/.test(text) || isShouted(text)) return 'angry';
  return null;
}

/** Three words or more in capitals, and hardly anything else. */
const isShouted = (text: string): boolean =>
  (text.match(/\p{Lu}{3,}/gu) ?? []).length >= 3 && !/\p{Ll}{3,}/u.test(text);

const signs = dataText('mood.txt')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [mood = '', starts = ''] = line.split(': ');
    if (!isMood(mood)) throw new Error(`No mood "${mood}" in data/mood.txt.`);
    return { mood, starts: starts.split(', ').map((start) => start.replaceAll("'", '')) };
  });

function isMood(name: string): name is Mood {
  return Object.hasOwn(words, name);
}
