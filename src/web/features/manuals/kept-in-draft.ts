// A manual as the wizard's draft keeps it beside the form: a text that this feature alone reads.
import { type KeptManual, nothingRead, previewedFrom, type Taken } from './choices.ts';
import type { Answers } from './question.ts';

/** What is ticked of it, for a chat that answers from it before it is used. */
export function tickedIn(manual: string | null, now: Answers): Taken {
  const kept = keptFrom(manual);
  return kept ? previewedFrom(kept, now) : { values: {}, articles: [] };
}

/** What a draft holds, in characters; a text that was read already goes before what was ticked of it. */
const mostKept = 180_000;

export function written(kept: KeptManual): string {
  const whole = JSON.stringify(kept);
  return whole.length > mostKept && kept.reading ? JSON.stringify({ ...kept, text: '' }) : whole;
}

export function keptFrom(manual: string | null): KeptManual | null {
  try {
    return manual === null ? null : { ...nothingRead, ...(JSON.parse(manual) as Partial<KeptManual>) }; // written above
  } catch {
    return null;
  }
}
