// Single looks at a text, for the evaluations and the tests.
import { readMessage } from './slot-rules.ts';
import { type Triage, triage } from './triage.ts';

/** Trade and urgency of a text known to be about a trouble. */
export const triageOf = (text: string): Triage => triage(readMessage(text));
