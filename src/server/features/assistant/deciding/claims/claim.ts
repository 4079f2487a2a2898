// What a text claims, clause by clause: figures with what they count, words, and signs that turn a sentence around.
import type { Sense } from './lexicon.ts';

export interface Figure {
  kind: 'figure';
  value: string;
  unit: string | undefined;
  /** From when, or until when; what it is a lower or an upper bound of. */
  role: string | undefined;
  /** What is counted: "three cats". */
  of: Word | undefined;
}

export interface Word {
  kind: 'word';
  said: string;
  keys: Set<string>;
  isName: boolean;
  /** Some list knows what it is. */
  isKnown: boolean;
  /** Of a compound that no list has: the keys of each of its parts. */
  parts: Set<string>[];
}

/** One of "left, right", "open, closed"…; of each meaning that it may have. */
export interface Turn {
  kind: 'turn';
  said: string;
  senses: Sense[];
  keys: Set<string>;
}

export type Item = Figure | Word | Turn;

export interface Clause {
  items: Item[];
  /** What any word of it may mean, also those that say little by themselves. */
  keys: Set<string>;
  senses: Sense[];
  isDenied: boolean;
  /** One more of what stands before it: "plums and pears". */
  isElliptical: boolean;
  /** The place of its sentence in the text. */
  sentence: number;
}

/** What keeps a clause from being said by a source. */
export type Fault = 'nothing' | 'word' | 'figure' | 'turn' | 'denial' | 'exception' | 'condition' | 'swap';

export const has = (clause: Clause, kind: string): boolean => clause.senses.some((sense) => sense.kind === kind);

export const says = (clause: Clause, kind: string, sign: string): boolean =>
  clause.senses.some((sense) => sense.kind === kind && sense.sign === sign);
