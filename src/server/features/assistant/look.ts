// Single looks at a text, for whoever needs only that: an agent's console, the evaluations.
import { type Danger, findDanger, ruledDanger } from './safety.ts';
import { readMessage } from './slot-rules.ts';
import { type Triage, triage } from './triage.ts';

export type { Danger };

/** What the rules see, or what would be asked about because it sounds like danger. */
export const dangerIn = (text: string): Danger | null => findDanger(readMessage(text));

/** What the rules see alone. */
export const namedDangerIn = (text: string): Danger | null => ruledDanger(readMessage(text));

/** Trade and urgency of a text known to be about a trouble. */
export const triageOf = (text: string): Triage => triage(readMessage(text));
