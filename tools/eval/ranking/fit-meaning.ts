// Fits what texts mean: a question and the note that answers it are drawn together, and the other notes of its house
// apart; so are two wordings of one topic.
import type { Traits } from '../../../src/server/language/text/traits.ts';
import { dice } from '../dice.ts';

export interface House {
  /** Of each snippet. */
  snippets: Traits[];
  questions: { traits: Traits; answer: number }[];
}

export interface MeaningFit {
  size: number;
  table: Float32Array;
}

const size = 96;
const rounds = 16;
const rate = 0.05;
/** How sharply the nearest is told from the others. */
const sharpness = 12;
/** Questions of one house that learn together. */
const batch = 32;
/** The share of traits that a text loses each time: nothing is to hang on one word. */
const lost = 0.6;
const topicBatches = 300;
const topicBatch = 64;

/** @param topics wordings of each topic that guests ask about */
export function fitMeaning(houses: House[], topics: Traits[][], width: number): MeaningFit {
  const roll = dice(5);
  const learner = new Learner(width, roll);
  for (let round = 0; round < rounds; round++) {
    const batches = houses.flatMap(({ snippets, questions }) =>
      chunks(shuffled(questions, roll), batch).map((asked) => ({ snippets, asked })),
    );
    for (const { snippets, asked } of shuffled(batches, roll))
      learner.draw(
        asked.map(({ traits }) => traits),
        snippets,
        asked.map(({ answer }) => answer),
        8 / asked.length,
      );
    for (let i = 0; i < topicBatches; i++) {
      const some = shuffled(topics, roll).slice(0, topicBatch);
      const one = (wordings: Traits[]): Traits => wordings[Math.floor(roll() * wordings.length)] as Traits; // none is empty
      learner.draw(
        some.map(one),
        some.map(one),
        some.map((_, at) => at),
        4 / some.length,
      );
    }
  }
  return { size, table: learner.table };
}

class Learner {
  table: Float32Array;
  private slopes: Float32Array;
  private roll: () => number;

  constructor(width: number, roll: () => number) {
    this.roll = roll;
    this.table = Float32Array.from({ length: width * size }, () => nearNormal(roll) / Math.sqrt(size));
    this.slopes = new Float32Array(width * size).fill(0.01);
  }

  /** Each question nearer to its answer, and away from the other texts. */
  draw(questions: Traits[], texts: Traits[], answers: number[], weight: number): void {
    const kept = texts.map((text) => this.thinned(text));
    const told = kept.map((text) => this.read(text));
    const pulls = told.map(() => new Float32Array(size));
    questions.forEach((question, q) => {
      const asked = this.thinned(question);
      const { meaning, length } = this.read(asked);
      const chances = softmax(told.map((text) => product(text.meaning, meaning) * sharpness));
      const pull = new Float32Array(size);
      chances.forEach((chance, i) => {
        const error = (chance - (i === answers[q] ? 1 : 0)) * sharpness * weight;
        if (Math.abs(error) < 1e-4) return;
        const [other, onText] = [told[i]?.meaning as Float32Array, pulls[i] as Float32Array]; // as many as chances
        for (let at = 0; at < size; at++) {
          pull[at] = (pull[at] ?? 0) + error * (other[at] ?? 0);
          onText[at] = (onText[at] ?? 0) + error * (meaning[at] ?? 0);
        }
      });
      this.move(asked, meaning, length, pull);
    });
    told.forEach(({ meaning, length }, i) => {
      this.move(kept[i] as Traits, meaning, length, pulls[i] as Float32Array);
    });
  }

  private thinned({ columns, shares }: Traits): Traits {
    const keep = columns.map(() => this.roll() >= lost);
    return { columns: columns.filter((_, i) => keep[i]), shares: shares.filter((_, i) => keep[i]) };
  }

  private read({ columns, shares }: Traits): { meaning: Float32Array; length: number } {
    const meaning = new Float32Array(size);
    for (let i = 0; i < columns.length; i++) {
      const from = (columns[i] ?? 0) * size;
      const share = shares[i] ?? 0;
      for (let at = 0; at < size; at++) meaning[at] = (meaning[at] ?? 0) + (this.table[from + at] ?? 0) * share;
    }
    const length = Math.sqrt(product(meaning, meaning)) + 1e-6;
    return { meaning: meaning.map((value) => value / length), length };
  }

  private move({ columns, shares }: Traits, meaning: Float32Array, length: number, pull: Float32Array): void {
    const along = product(pull, meaning);
    const turn = pull.map((value, at) => (value - along * (meaning[at] ?? 0)) / length);
    for (let i = 0; i < columns.length; i++) {
      const from = (columns[i] ?? 0) * size;
      const share = shares[i] ?? 0;
      for (let at = 0; at < size; at++) {
        const slope = (turn[at] ?? 0) * share;
        if (slope === 0) continue;
        const place = from + at;
        this.slopes[place] = (this.slopes[place] ?? 0) + slope * slope;
        this.table[place] = (this.table[place] ?? 0) - (rate * slope) / Math.sqrt(this.slopes[place] ?? 1);
      }
    }
  }
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function softmax(scores: number[]): number[] {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const all = raised.reduce((sum, value) => sum + value, 0);
  return raised.map((value) => value / all);
}

const nearNormal = (roll: () => number): number =>
  (Array.from({ length: 6 }, roll).reduce((sum, value) => sum + value, 0) - 3) / Math.SQRT1_2;

function shuffled<T>(list: readonly T[], roll: () => number): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(roll() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T]; // both are within the list
  }
  return mixed;
}

const chunks = <T>(list: T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / length) }, (_, at) => list.slice(at * length, (at + 1) * length));
