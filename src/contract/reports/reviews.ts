import { messageAuthors } from '../enumerations/conversations.ts';
import { topics, verdicts } from '../enumerations/reports.ts';
import { base } from '../errors.ts';
import { Day, Id, Instant } from '../paging.ts';
import { z } from '../z.ts';

/** So many settled requests of a week are read. */
export const sampleSize = 30;
export const reviewLimits = { noteLength: 500 } as const;

/** A settled request of a week's sample: what was asked and answered, and what its reader found. */
export const Review = z
  .object({
    id: Id,
    /** Null once the chat is forgotten. */
    conversation_id: Id.nullable(),
    property_name: z.string().nullable(),
    topic: z.enum(topics),
    started_at: Instant,
    /** Codes stand in it as marks, never as what they say. */
    lines: z.array(z.object({ author: z.enum(messageAuthors), body: z.string() })),
    verdict: z.enum(verdicts).nullable(),
    note: z.string().nullable(),
    reviewed_by_name: z.string().nullable(),
    reviewed_at: Instant.nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;

/** The sample of one week: what is not read yet first. */
export const ReviewWeek = z
  .object({
    /** The Monday that it begins with; null before the first sample. */
    week: Day.nullable(),
    /** All weeks with a sample, the newest first. */
    weeks: z.array(Day),
    items: z.array(Review),
  })
  .meta({ id: 'ReviewWeek' });
export type ReviewWeek = z.infer<typeof ReviewWeek>;

const tags = ['reports'];

/** For the desk: whether what was counted as settled was right. */
export const reviews = {
  list: base
    .route({ method: 'GET', path: '/desk/reviews', tags, summary: 'The sample of a week, of the newest without one' })
    .input(z.object({ week: Day.optional() }))
    .output(ReviewWeek),
  /** `verdict` null takes it back. @throws NOT_FOUND */
  decide: base
    .route({ method: 'POST', path: '/desk/reviews/{id}', tags, summary: 'Say what one of a sample was' })
    .input(
      z.object({
        id: Id,
        verdict: z.enum(verdicts).nullable(),
        note: z.string().trim().max(reviewLimits.noteLength).optional(),
      }),
    )
    .output(Review),
};
