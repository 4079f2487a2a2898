import type { Act } from '#language/reader';
import type { Decision } from '../deciding/decision.ts';

/** A reply that could be given, and how well it deals with each thing that the guest may have done (0 to 1). */
export interface Proposal {
  decision: Decision;
  serves: Partial<Record<Act, number>>;
  /** That what it tells is another thing than was asked (0 to 1). */
  wrong?: number;
}
