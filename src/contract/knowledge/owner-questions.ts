import { articleAudiences } from '../enumerations/knowledge.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/knowledge.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';

/** What guests asked and nothing answered, questions that mean the same together; the latest speaks for them. */
export const OpenQuestion = z
  .object({
    /** The latest of them. */
    id: Id,
    /** All of them, the latest first; answered together. */
    ids: z.array(Id),
    property_id: Id,
    property_name: z.string(),
    /** Where the latest was asked. */
    conversation_id: Id,
    /** In the guest's words. */
    question: z.string(),
    times: z.number().int(),
    asked_at: Instant,
    /** By when the guest was told to expect an answer; the earliest of them. */
    due_at: Instant,
    /** What an article about it could be called. */
    suggested_title: z.string(),
  })
  .meta({ id: 'OpenQuestion' });
export type OpenQuestion = z.infer<typeof OpenQuestion>;

export const AnswerText = z.string().trim().min(1, copy.answerNeeded).max(limits.messageLength, copy.answerTooLong);

/** The article that an answer becomes as well. */
export const AnswerArticle = z.object({
  title: z.string().trim().min(1, copy.titleNeeded).max(limits.shortText),
  /** For the property that was asked about, or for all of the owner's. */
  for_all: z.boolean().default(false),
  audience: z.enum(articleAudiences).default('anyone'),
});
export type AnswerArticle = z.infer<typeof AnswerArticle>;

const ids = z.object({ ids: z.array(Id).min(1).max(100) });

export const ownerQuestions = {
  list: base
    .route({
      method: 'GET',
      path: '/owner-questions',
      tags: ['articles'],
      summary: 'What guests asked in the last 30 days and nobody has answered, asked most first',
    })
    .input(z.object({ property_id: Id.optional() }))
    .output(z.object({ items: z.array(OpenQuestion) })),
  /**
   * Each chat gets the answer in the owner's words. Those answered or put aside already are passed over; CONFLICT when
   * that is all of them.
   */
  answer: base
    .route({
      method: 'POST',
      path: '/owner-questions/answer',
      tags: ['articles'],
      summary: 'Answer guests, in their chats',
    })
    .input(ids.extend({ answer: AnswerText, article: AnswerArticle.nullable().default(null) }))
    .output(z.object({ answered: z.number().int(), article_id: Id.nullable() })),
  dismiss: base
    .route({
      method: 'POST',
      path: '/owner-questions/dismiss',
      tags: ['articles'],
      summary: 'Put questions aside; the guest is not told',
    })
    .input(ids)
    .output(ids),
  restore: base
    .route({ method: 'POST', path: '/owner-questions/restore', tags: ['articles'], summary: 'Bring them back' })
    .input(ids)
    .output(ids),
};

/** `<question id>.<signature>` as the mail's link carries it; whoever holds it may answer that one question. */
const token = z.object({ token: z.string().min(20).max(200) });

/** What the page behind a mail's link shows; no guest's name, no address, nothing else of the account. */
export const LinkedQuestion = z
  .object({
    property_name: z.string(),
    question: z.string(),
    asked_at: Instant,
    due_at: Instant,
    state: z.enum(['open', 'answered', 'put_aside']),
    answer: z.string().nullable(),
    suggested_title: z.string(),
    /** Whether it became an article. */
    has_article: z.boolean(),
  })
  .meta({ id: 'LinkedQuestion' });
export type LinkedQuestion = z.infer<typeof LinkedQuestion>;

export const answerLinks = {
  get: base
    .route({
      method: 'GET',
      path: '/answers/{token}',
      tags: ['articles'],
      summary: 'The question behind a mail; changes nothing',
    })
    .input(token)
    .output(LinkedQuestion),
  /** CONFLICT once it was answered with other words. */
  send: base
    .route({ method: 'POST', path: '/answers/{token}', tags: ['articles'], summary: 'Answer it' })
    .input(token.extend({ answer: AnswerText, article: AnswerArticle.nullable().default(null) }))
    .output(LinkedQuestion),
};
