// Zod with one rule for every text: what PostgreSQL cannot keep is refused at its field.

import * as zod from 'zod';
import * as copy from './messages/en/forms.ts';

export * from 'zod';

/** A text that PostgreSQL can store: it holds no NUL and no lone surrogate. */
export const string = (params?: Parameters<typeof zod.string>[0]): zod.ZodString =>
  zod.string(params).refine(canBeKept, { error: unkeepable, abort: true });

export const canBeKept = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

export const unkeepable = copy.unkeepable;
