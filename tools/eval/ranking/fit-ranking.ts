// A softmax over the candidates of a question and "none of them": what each signal of a candidate is worth.

import type { Snippet } from '#language/ranking';
import { candidatesFor } from '../../../src/server/language/ranking/find.ts';
import type { Candidate } from '../../../src/server/language/ranking/search.ts';
import { type Asked, signalNames, signalsOf } from '../../../src/server/language/ranking/signals.ts';
import type { AskedHouse } from './houses.ts';

export interface Example {
  /** Of each candidate its signals. */
  signals: number[][];
  /** The candidate that answers; -1 for none. */
  right: number;
  /** How much it counts. */
  weight: number;
}

const rounds = 400;
const rate = 0.05;
const ridge = 1e-4;
/** As often as guests ask for what is not there: about one question in three goes unanswered with it. */
const takenAwayShare = 0.35;
/** Chosen by what `fitRanking` prints. */
export const bands = { answer: 0.65, offer: 0.3 };

/** @param takenAway also each question with its answer taken away: what is near then is none */
export const examplesOf = ({ index, snippets, questions }: AskedHouse, takenAway = false): Example[] =>
  questions.flatMap(({ text, answer }) => {
    const { asked, candidates } = candidatesFor(index, text);
    const gold = answer === null ? null : snippets[answer];
    const right = candidates.findIndex(({ document }) => document.snippet.id === gold?.id); // an index may be an older one
    const asItIs = { signals: candidates.map((candidate) => signalsOf(index, asked, candidate)), right, weight: 1 };
    if (!takenAway || right < 0) return [asItIs];
    const others = candidates.filter((_, at) => at !== right);
    const rest = without(asked, candidates[right]?.document);
    return [
      asItIs,
      { signals: others.map((candidate) => signalsOf(index, rest, candidate)), right: -1, weight: takenAwayShare },
    ];
  });

function without(asked: Asked, document: Candidate['document'] | undefined): Asked {
  const { ranking, likeness, by } = asked;
  const isOther = (snippet: Snippet | null): Snippet | null => (snippet === document?.snippet ? null : snippet);
  return {
    ...asked,
    ranking: { ...ranking, candidates: ranking.candidates.filter((one) => one.document !== document) },
    likeness: new Map([...likeness].filter(([one]) => one !== document)),
    by: {
      passage: isOther(by.passage),
      subjects: by.subjects === document ? null : by.subjects,
      subject: isOther(by.subject),
      title: isOther(by.title),
    },
  };
}

export function fitRanking(examples: Example[], unseen: Example[], say: (line: string) => unknown) {
  const weights = signalNames.map(() => 0);
  const [means, squares] = [weights.map(() => 0), weights.map(() => 0)];
  for (let round = 1; round <= rounds; round++) {
    const slopes = slopesOf(examples, weights);
    slopes.forEach((slope, i) => {
      // Adam
      means[i] = 0.9 * (means[i] ?? 0) + 0.1 * slope;
      squares[i] = 0.99 * (squares[i] ?? 0) + 0.01 * slope * slope;
      const step = (means[i] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((squares[i] ?? 0) / (1 - 0.99 ** round)) + 1e-8);
      weights[i] = (weights[i] ?? 0) - rate * step;
    });
  }
  for (const [i, name] of signalNames.entries()) say(`  ${name.padEnd(18)} ${weights[i]?.toFixed(3)}`);
  report(unseen, weights, say);
  return { weights: weights.map((weight) => Math.round(weight * 1000) / 1000), ...bands };
}

function slopesOf(examples: Example[], weights: number[]): number[] {
  const slopes = weights.map((weight) => ridge * weight);
  for (const { signals, right, weight } of examples) {
    const chances = chancesIn(signals, weights);
    signals.forEach((row, c) => {
      const error = (((chances[c] ?? 0) - (c === right ? 1 : 0)) * weight) / examples.length;
      if (Math.abs(error) < 1e-9) return;
      row.forEach((signal, i) => {
        slopes[i] = (slopes[i] ?? 0) + error * signal;
      });
    });
  }
  return slopes;
}

function chancesIn(signals: number[][], weights: number[]): number[] {
  const scores = signals.map((row) => row.reduce((sum, signal, i) => sum + signal * (weights[i] ?? 0), 0));
  const most = Math.max(0, ...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const all = raised.reduce((sum, value) => sum + value, Math.exp(-most));
  return raised.map((value) => value / all);
}

/** Of each question its candidates, the likeliest first. */
export const rankedBy = (examples: Example[], weights: number[]) =>
  examples.map(({ signals, right }) => {
    const chances = chancesIn(signals, weights).map((chance, c) => ({ chance, isRight: c === right }));
    return { right, chances: chances.sort((one, other) => other.chance - one.chance) };
  });

/** What each band would tell, of houses that it has not seen. */
function report(examples: Example[], weights: number[], say: (line: string) => unknown): void {
  const ranked = rankedBy(examples, weights);
  const answerable = ranked.filter(({ right }) => right >= 0);
  const first = (n: number) =>
    answerable.filter(({ chances }) => chances.slice(0, n).some(({ isRight }) => isRight)).length;
  say(
    `questions ${ranked.length}; answered by a candidate ${answerable.length}: first ${first(1)}, among three ${first(3)}`,
  );
  for (let at = 0.2; at < 0.9; at += 0.1) {
    const told = ranked.filter(({ chances }) => (chances[0]?.chance ?? 0) >= at);
    const right = told.filter(({ chances }) => chances[0]?.isRight).length;
    say(
      `  from ${at.toFixed(1)}: told right ${right}, wrong ${told.length - right} (of them of ${told.filter(({ right: r }) => r < 0).length} that nothing answers)`,
    );
  }
}
