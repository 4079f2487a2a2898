// What the reader of lines learns from: each row is one line of a guest, what stood before it, and what is known of it.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { safetyKinds } from '#contract/enumerations/conversations.ts';
import { serviceTypes } from '#contract/enumerations/trades.ts';
import { urgencies } from '#contract/enumerations/work-orders.ts';
import { type Act, acts, answers, moods, refusals } from '../../../src/server/language/reader/line-reader.ts';
import { readRows } from '../rows.ts';
import type { DialogueAct } from '../stories/story.ts';
import { type Talk, walk } from './talk.ts';

export interface ReaderRow {
  text: string;
  lang: string;
  hand: string;
  split: string;
  source: 'message' | 'turn' | 'question' | 'mood';
  /** What stands before the line. */
  before: string[];
  /** Of each head that is known here: whether it holds. */
  holds: Map<string, boolean>;
}

const folder = 'tools/eval/data/understanding';

export const readReaderRows = (splits: string): ReaderRow[] => [
  ...each<Message>(`messages/${splits}/*.jsonl`, ofMessage),
  ...each<Talk>(`conversations/${splits}/*.jsonl`, ofTalk),
  ...each<Question>(`questions/${splits}/*/*.jsonl`, ofQuestion),
  ...each<MoodRow>(`moods/${splits}/*.jsonl`, ofMood),
  ...ofTrades(),
];

/** Of what the weights were learned from: they say it, and a test compares. */
export const hashOf = (rows: ReaderRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ text, before, holds }) => [text, before, [...holds]])))
    .digest('hex')
    .slice(0, 16);

function each<T>(pattern: string, read: (row: T, from: Pick<ReaderRow, 'hand' | 'split'>) => ReaderRow[]): ReaderRow[] {
  return globSync(`${folder}/${pattern}`)
    .toSorted()
    .flatMap((file) => {
      const [, split = '', hand = ''] = /\/(train|tune|held)\/([\w-]+)/.exec(file) ?? [];
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
      return lines.flatMap((line) => read(JSON.parse(line) as T, { hand, split })); // rows of our own, of these shapes
    });
}

interface Message {
  kind: string;
  text: string;
  lang: string;
  trade?: string;
  urgency?: string;
}

/** What is known of a line that is none of the others: an ordinary one may ask, thank or want a person. */
const knownOf: Record<string, Act[]> = {
  plain: ['trouble', 'danger', 'like', 'back', 'codefails'],
  elsewhere: ['trouble', 'danger', 'back', 'codefails'],
  harmless: ['danger'],
};

/** They wrote as most people type, in no mood. */
const plainHands = new Set(['train-t11', 'train-t12']);

/** One line by itself: a trouble or danger may ask besides. */
function ofMessage(row: Message, from: Pick<ReaderRow, 'hand' | 'split'>): ReaderRow[] {
  const [kind = ''] = row.kind.split(':');
  const isDanger = safetyKinds.some((one) => one === kind);
  const act = isDanger ? 'danger' : kind;
  const known = knownOf[act] ?? acts.filter((one) => one !== 'ask' || act !== 'like');
  const holds = new Map(known.map((one) => [`act:${one}`, one === act]));
  if (act === 'trouble' && row.trade) oneOf(holds, 'trade', serviceTypes, row.trade);
  if (act === 'trouble' && row.urgency) oneOf(holds, 'urgency', urgencies, row.urgency);
  if (isDanger) oneOf(holds, 'danger', safetyKinds, kind);
  if (plainHands.has(from.hand)) for (const mood of moods) holds.set(`mood:${mood}`, false);
  return [{ text: row.text, lang: row.lang, ...from, source: 'message', before: ['first'], holds }];
}

const ofTalk = (talk: Talk, from: Pick<ReaderRow, 'hand' | 'split'>): ReaderRow[] =>
  [...walk(talk)].flatMap(({ turn: { text, is }, before }) =>
    is ? [{ text, lang: talk.lang, ...from, source: 'turn' as const, before, holds: ofActs(is) }] : [],
  );

function ofActs(is: DialogueAct[]): Map<string, boolean> {
  const holds = new Map(acts.map((act) => [`act:${act}`, is.some((one) => one.act === act)]));
  for (const one of is) {
    if (one.act === 'trouble') oneOf(holds, 'trade', serviceTypes, one.trade);
    if (one.act === 'trouble' && one.urgency) oneOf(holds, 'urgency', urgencies, one.urgency);
    if (one.act === 'danger') oneOf(holds, 'danger', safetyKinds, one.danger);
    if (one.act === 'answer') oneOf(holds, 'answer', answers, one.answer);
    if (one.act === 'refuse') oneOf(holds, 'refused', refusals, one.refused);
  }
  return holds;
}

/** What the rules of trades learn from too, at every start: which trade, and how urgent. */
function ofTrades(): ReaderRow[] {
  const from = { hand: 'trades', split: 'train' };
  return readRows('src/server/language/data/trouble-utterances.jsonl', tradeRow)
    .flatMap(({ text, service_type: trade, urgency }) =>
      ofMessage({ kind: 'trouble', text, lang: 'en', trade, urgency }, from),
    )
    .map(({ holds, ...row }) => ({ ...row, holds: new Map([...holds].filter(([name]) => !name.startsWith('act:'))) }));
}

const tradeRow = z.object({ text: z.string(), service_type: z.string(), urgency: z.string() });

interface MoodRow {
  text: string;
  lang: string;
  mood: string;
}

/** What else such a line does is not known. */
function ofMood({ text, lang, mood }: MoodRow, from: Pick<ReaderRow, 'hand' | 'split'>): ReaderRow[] {
  const holds = new Map(moods.map((one) => [`mood:${one}`, one === mood]));
  return [{ text, lang, ...from, source: 'mood', before: ['first'], holds }];
}

type Question = Pick<ReaderRow, 'text' | 'lang'>;

/** A field that is asked for may be a code, a wish for an exception is asked as a question, and few are asked in a mood. */
const ofQuestion = ({ text, lang }: Question, from: Pick<ReaderRow, 'hand' | 'split'>): ReaderRow[] => {
  const known = acts.filter((act) => act !== 'code' && act !== 'refuse');
  const holds = new Map(known.map((act) => [`act:${act}`, act === 'ask']));
  for (const mood of moods) holds.set(`mood:${mood}`, false);
  return [{ text, lang, ...from, source: 'question', before: ['first'], holds }];
};

/** Two troubles of one line are of two trades. */
function oneOf(holds: Map<string, boolean>, head: string, names: readonly string[], is: string | undefined): void {
  for (const name of names) holds.set(`${head}:${name}`, name === is || holds.get(`${head}:${name}`) === true);
}
