// Ranks one house's snippets for each question, and plays the same question as a guest's turn.
import { find } from '#language/ranking';
import { readAnswerable } from './asked.ts';
import type { EvalOptions } from './eval.ts';
import { type Figures, rate, timing } from './figures.ts';
import { playTurn, told } from './play.ts';
import { guestTurns } from './rows.ts';

interface Tally {
  rows: number;
  first: number;
  five: number;
  reciprocal: number;
  shown: number;
  answered: number;
  answeredRight: number;
  times: number[];
}

export async function evalRetrieval(options: EvalOptions): Promise<Figures> {
  const tallies = new Map<string, Tally>();
  for (const { knowledge, text, history, gold, group } of readAnswerable(options)) {
    const started = performance.now();
    const finding = find(knowledge.index, text, guestTurns(history));
    const took = performance.now() - started;
    const rank = finding.ranked.findIndex(({ snippet }) => snippet.id === gold) + 1;
    const isShown = finding.shown.some(({ id }) => id === gold);
    const answer = told(await playTurn(knowledge, text, history));
    for (const name of ['all', group]) {
      const tally = tallies.get(name) ?? newTally();
      count(tally, rank, isShown, answer, gold, took);
      tallies.set(name, tally);
    }
    if (options.fails && rank !== 1)
      console.error(`rank ${rank || '-'} | ${text} | ${finding.ranked[0]?.snippet.title}`);
  }
  return Object.fromEntries([...tallies].map(([group, tally]) => [group, figuresOf(tally)]));
}

const newTally = (): Tally => ({
  rows: 0,
  first: 0,
  five: 0,
  reciprocal: 0,
  shown: 0,
  answered: 0,
  answeredRight: 0,
  times: [],
});

function count(tally: Tally, rank: number, shown: boolean, answer: string[], gold: string, took: number): void {
  tally.rows++;
  tally.first += rank === 1 ? 1 : 0;
  tally.five += rank >= 1 && rank <= 5 ? 1 : 0;
  tally.reciprocal += rank >= 1 && rank <= 5 ? 1 / rank : 0;
  tally.shown += shown ? 1 : 0;
  tally.answered += answer.length > 0 ? 1 : 0;
  tally.answeredRight += answer.includes(gold) ? 1 : 0;
  tally.times.push(took);
}

const figuresOf = ({ rows, first, five, reciprocal, shown, answered, answeredRight, times }: Tally): Figures => ({
  rows,
  r_at_1: rate(first, rows),
  r_at_5: rate(five, rows),
  mrr_at_5: rate(reciprocal, rows),
  right_among_shown: rate(shown, rows),
  answered: rate(answered, rows),
  right_when_answered: rate(answeredRight, answered),
  ...timing(times),
});
