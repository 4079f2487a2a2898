import { limits } from '../limits.ts';
import { z } from '../z.ts';

const words = z.string().trim().max(limits.shortText);

/** What a guest says for a repair: how to get in, and what pets are there. Null: nothing. */
export const AccessSaid = z.object({ note: words.nullable(), pets: words.nullable() }).meta({ id: 'AccessSaid' });
export type AccessSaid = z.infer<typeof AccessSaid>;
