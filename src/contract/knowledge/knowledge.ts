import { articleAudiences } from '../enumerations/knowledge.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/knowledge.ts';
import { Id, Instant, PageInput, pageOf } from '../paging.ts';
import { z } from '../z.ts';

export const NewArticle = z.object({
  /** null: for all of the owner's properties. */
  property_id: Id.nullable(),
  title: z.string().trim().min(1, copy.titleNeeded).max(limits.shortText),
  body: z.string().trim().min(1, copy.bodyNeeded).max(limits.articleBody),
  /** `verified`: sealed like a secret, released only after the stay check. */
  audience: z.enum(articleAudiences).default('anyone'),
});
export type NewArticle = z.infer<typeof NewArticle>;

export const Article = NewArticle.extend({ id: Id, created_at: Instant, updated_at: Instant }).meta({ id: 'Article' });
export type Article = z.infer<typeof Article>;

/** For how long a question that nothing answered counts as current. */
export const unansweredDays = 30;

/** The most that a manual is split from, in characters and in pages of a PDF, and the most articles that are written at once. */
export const manualLimits = { characters: 100_000, articles: 100, pages: 100 } as const;

/** A part of a manual that could be an article. */
export const ProposedArticle = z.object({
  title: z.string(),
  body: z.string(),
  audience: z.enum(articleAudiences),
  /** Why it is proposed for verified guests only: it seems to hold a code, a password or a way in. */
  holds_secret: z.boolean(),
});
export type ProposedArticle = z.infer<typeof ProposedArticle>;

export const articles = {
  list: base
    .route({ method: 'GET', path: '/articles', tags: ['articles'], summary: 'Articles, latest change first' })
    .input(
      PageInput.extend({
        /** Those of one property alone; `all`: those for all properties. */
        property_id: z.union([Id, z.literal('all')]).optional(),
        /** Words of the title or, where guests may read it without a check, of the body. */
        q: z.string().trim().max(limits.shortText).optional(),
      }),
    )
    .output(pageOf(Article)),
  get: base
    .route({ method: 'GET', path: '/articles/{id}', tags: ['articles'], summary: 'One article' })
    .input(z.object({ id: Id }))
    .output(Article),
  create: base
    .route({ method: 'POST', path: '/articles', successStatus: 201, tags: ['articles'], summary: 'Write an article' })
    .input(
      NewArticle.extend({
        /** Guests' questions that it answers: each of them is told. */
        answers: z.array(Id).max(100).default([]),
      }),
    )
    .output(Article),
  update: base
    .route({ method: 'PUT', path: '/articles/{id}', tags: ['articles'], summary: 'Change an article' })
    .input(
      NewArticle.extend({
        id: Id,
        /** As it was when the change began: CONFLICT where somebody changed it since. Without it nothing is compared. */
        updated_at: Instant.optional(),
      }),
    )
    .output(Article),
  remove: base
    .route({ method: 'POST', path: '/articles/{id}/remove', tags: ['articles'], summary: 'Take an article away' })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
  restore: base
    .route({ method: 'POST', path: '/articles/{id}/restore', tags: ['articles'], summary: 'Bring it back' })
    .input(z.object({ id: Id }))
    .output(Article),
  /** Writes nothing. All of the text is in it, be it more articles than are written at once. */
  propose: base
    .route({
      method: 'POST',
      path: '/articles/propose',
      tags: ['articles'],
      summary: 'Split a house manual into articles to approve',
    })
    .input(
      z.object({
        text: z.string().trim().min(1, copy.manualNeeded).max(manualLimits.characters, copy.manualTooLong),
      }),
    )
    .output(z.object({ items: z.array(ProposedArticle) })),
  createMany: base
    .route({
      method: 'POST',
      path: '/articles/many',
      successStatus: 201,
      tags: ['articles'],
      summary: 'Write several articles, all or none',
    })
    .input(
      z.object({
        property_id: Id.nullable(),
        items: z
          .array(NewArticle.omit({ property_id: true }))
          .min(1)
          .max(manualLimits.articles),
      }),
    )
    .output(z.object({ written: z.number().int(), ids: z.array(Id) })),
};
