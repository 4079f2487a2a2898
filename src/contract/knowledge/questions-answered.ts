import { Instant } from '../paging.ts';
import { z } from '../z.ts';

/** How many of the commonest questions of guests a property answers, as it was found when they were last tried. */
export const QuestionsAnswered = z
  .object({
    /** So many were tried. */
    asked: z.number().int(),
    /** So many were answered at once from a note or a field. */
    told: z.number().int(),
    /** So many got titles to choose from; each counts half. */
    shown: z.number().int(),
    /** 0-100. */
    score: z.number().int().min(0).max(100),
    tried_at: Instant,
    /** False once something that bears on it was changed, or the assistant was: they are tried again. */
    is_current: z.boolean(),
  })
  .meta({ id: 'QuestionsAnswered' });
export type QuestionsAnswered = z.infer<typeof QuestionsAnswered>;

/** 0-100. */
export const scoreOf = ({ asked, told, shown }: Pick<QuestionsAnswered, 'asked' | 'told' | 'shown'>): number =>
  asked === 0 ? 0 : Math.round((100 * (told + shown / 2)) / asked);
