// Which clauses of a source a clause of a claim may be from.
import type { Clause } from './claim.ts';
import { fits } from './fits.ts';

export interface Ground {
  note: readonly Clause[];
  claim: readonly Clause[];
  /** What the guest wrote. */
  asked: readonly Clause[];
}

/** A clause of the claim is held against the clause of the source at `at`. */
export interface Aligned extends Ground {
  at: number;
}

/** The places of the clauses that hold most of it. */
export function nearest(clause: Clause, note: readonly Clause[]): number[] {
  const scores = note.map((_, at) => scoreOf(clause, note, at));
  const highest = Math.max(0, ...scores);
  return scores.flatMap((score, at) => (score > 0 && score > highest - tie ? [at] : []));
}

/** In items: what is as good, what stands around it, what is denied alike, and what the clause says besides. */
const tie = 0.05;
const nearby = 0.6;
const alikeDenied = 0.5;
const perItem = 0.01;

/** How much of it stands there, and a little less for what stands around it. */
function scoreOf(clause: Clause, note: readonly Clause[], at: number): number {
  const target = note[at];
  if (!target) return 0;
  const direct = clause.items.filter((item) => fits(target, item));
  if (direct.length === 0) return 0;
  const around = clause.items.filter(
    (item) => !direct.includes(item) && contextOf(note, at).some((one) => fits(one, item)),
  );
  const alike = clause.isDenied === target.isDenied ? alikeDenied : 0;
  return direct.length + around.length * nearby + alike - target.items.length * perItem;
}

/** Its own sentence and the one before. */
export const contextOf = (note: readonly Clause[], at: number): Clause[] => {
  const sentence = note[at]?.sentence ?? 0;
  return note.filter((one, i) => i !== at && (one.sentence === sentence || one.sentence === sentence - 1));
};
