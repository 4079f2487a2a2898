// Single looks at a text, for the evaluations and the tests.
import { type Danger, findDanger } from './safety.ts';
import { readMessage } from './slot-rules.ts';
import { type Triage, triage } from './triage.ts';

/** What the rules see, or what would be asked about because it sounds like danger. */
export const dangerIn = (text: string): Danger | null => findDanger(readMessage(text));

/** Trade and urgency of a text known to be about a trouble. */
export const triageOf = (text: string): Triage => triage(readMessage(text));
