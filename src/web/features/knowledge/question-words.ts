import type { OpenQuestion } from '#contract/knowledge/owner-questions.ts';
import * as copy from '#contract/messages/en/knowledge.ts';
import { fill } from '#contract/messages/fill.ts';

/** "Cedar Cottage, asked 3 times". */
export const askedWords = ({ property_name, times }: OpenQuestion): string =>
  times > 1 ? fill(copy.askedTimes, { property: property_name, count: times }) : property_name;
