import type { OpenQuestion } from '#contract/knowledge/owner-questions.ts';

/** "Cedar Cottage, asked 3 times". */
export const askedWords = ({ property_name, times }: OpenQuestion): string =>
  times > 1 ? `${property_name}, asked ${times} times` : property_name;
