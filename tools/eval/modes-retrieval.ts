// Ranks one entity's snippets for each question, and plays the same question as a guest's turn.
import type { PropertyKnowledge } from '#features/assistant';
import { publicFacts } from '#features/knowledge/facts';
import { find, indexFor, type Snippet } from '#language/ranking';
import type { EvalOptions } from './eval.ts';
import { type Figures, rate, timing } from './figures.ts';
import { snippetsByEntity } from './houses.ts';
import { playTurn, told } from './play.ts';
import { guestTurns, kbRow, readRows, retrievalRow } from './rows.ts';

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

export async function evalRetrieval({ files, kb, fails }: EvalOptions): Promise<Figures> {
  const houses = new Map(
    [...snippetsByEntity(readRows(kb, kbRow))].map(([entity, snippets]) => [entity, barePropertyKnowledge(snippets)]),
  );
  const tallies = new Map<string, Tally>();
  for (const row of files.flatMap((file) => readRows(file, retrievalRow))) {
    const house = houses.get(row.entity);
    if (!house) throw new Error(`${row.entity} is not in ${kb}.`);
    const started = performance.now();
    const finding = find(house.index, row.text, guestTurns(row.history));
    const took = performance.now() - started;
    const rank = finding.ranked.findIndex(({ snippet }) => snippet.id === row.gold) + 1;
    const answer = told(await playTurn(house, row.text, row.history));
    for (const group of ['all', row.modality === 'written' ? 'typed' : 'spoken']) {
      const tally = tallies.get(group) ?? newTally();
      count(
        tally,
        rank,
        finding.shown.some(({ id }) => id === row.gold),
        answer,
        row.gold,
        took,
      );
      tallies.set(group, tally);
    }
    if (fails && rank !== 1) console.error(`rank ${rank || '-'} | ${row.text} | ${finding.ranked[0]?.snippet.title}`);
  }
  return Object.fromEntries([...tallies].map(([group, tally]) => [group, figuresOf(tally)]));
}

/** An entity of an FAQ file as a property with nothing but articles. */
export function barePropertyKnowledge(snippets: Snippet[]): PropertyKnowledge {
  return { name: '', facts: publicFacts({}), snippets, index: indexFor(snippets) };
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
