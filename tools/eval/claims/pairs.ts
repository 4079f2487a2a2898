// Pairs of an owner's note and what might be said from it, faithful or flipped, and which of them the guard lets pass.
import { z } from 'zod';
import { guestLanguages } from '#contract/messages/languages.ts';
import { faultInModelsWords } from '#server/features/assistant/deciding/guard.ts';
import { readRows } from '../rows.ts';

const kinds = {
  faithful: ['quote', 'paraphrase', 'joined', 'translated'],
  flipped: ['figure', 'direction', 'switch', 'polarity', 'name', 'swap', 'added', 'guest'],
} as const;

export const ClaimPair = z.object({
  note: z.string(),
  guest: z.string(),
  says: z.string(),
  lang: z.enum(guestLanguages),
  faithful: z.boolean(),
  kind: z.enum([...kinds.faithful, ...kinds.flipped]),
});
export type ClaimPair = z.infer<typeof ClaimPair>;

export const readPairs = (files: readonly string[]): ClaimPair[] => files.flatMap((file) => readRows(file, ClaimPair));

export const passes = ({ note, guest, says, lang }: ClaimPair): boolean =>
  faultInModelsWords(says, { sources: [note], guest: [guest], language: lang }) === null;

export interface Tally {
  flipped: number;
  /** Flipped ones that a guest would be told. */
  passed: number;
  faithful: number;
  /** Faithful ones in whose place the note's own words are told. */
  refused: number;
}

export function tally(pairs: readonly ClaimPair[]): Tally {
  const flipped = pairs.filter(({ faithful }) => !faithful);
  const faithful = pairs.filter((pair) => pair.faithful);
  return {
    flipped: flipped.length,
    passed: flipped.filter(passes).length,
    faithful: faithful.length,
    refused: faithful.filter((pair) => !passes(pair)).length,
  };
}

export const kindsOf = (isFaithful: boolean): readonly ClaimPair['kind'][] =>
  isFaithful ? kinds.faithful : kinds.flipped;
