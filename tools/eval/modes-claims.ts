// What a language model might write from a note: how much that the note does not say would be told, and how much that it
// says is refused.
import { appendFileSync } from 'node:fs';
import { type ClaimPair, kindsOf, passes, readPairs, tally } from './claims/pairs.ts';
import type { EvalOptions } from './eval.ts';
import type { Figures } from './figures.ts';

const heldRuns = 'tools/eval/data/understanding/held-runs.md';

export async function evalClaims({ files, fails }: EvalOptions): Promise<Figures> {
  const pairs = readPairs(files);
  const isHeld = files.some((file) => file.includes('held'));
  const figures = figuresOf(pairs);
  // What is held is scored and never read.
  if (isHeld)
    appendFileSync(heldRuns, `${new Date().toISOString().slice(0, 10)}: ${JSON.stringify({ claims: figures })}\n`);
  else if (fails) for (const pair of pairs.filter((one) => passes(one) !== one.faithful)) tell(pair);
  if (isHeld) return figures;
  return { ...figures, flipped_by_kind: byKind(pairs, false), faithful_by_kind: byKind(pairs, true) };
}

function figuresOf(pairs: readonly ClaimPair[]): Figures {
  const { flipped, passed, faithful, refused } = tally(pairs);
  return { flipped_passed: `${passed}/${flipped}`, faithful_refused: `${refused}/${faithful}` };
}

const byKind = (pairs: readonly ClaimPair[], isFaithful: boolean): Figures =>
  Object.fromEntries(
    kindsOf(isFaithful).map((kind) => {
      const of = pairs.filter((pair) => pair.faithful === isFaithful && pair.kind === kind);
      return [kind, `${of.filter((pair) => passes(pair) !== isFaithful).length}/${of.length}`];
    }),
  );

const tell = ({ kind, lang, faithful, note, says }: ClaimPair): void =>
  console.error(`${faithful ? 'refused' : 'passed'} ${kind} ${lang}\n  ${note}\n  > ${says}`);
