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

/** A field of the property that is empty; `field` is null where an article by the name of `label` would tell it. */
export const MissingAnswer = z.object({ field: z.string().nullable(), label: z.string() });
export type MissingAnswer = z.infer<typeof MissingAnswer>;

/** What one property's guests can be told, and what is missing; `score` is 0-100. */
export const Completeness = z
  .object({
    score: z.number().int().min(0).max(100),
    missing: z.array(MissingAnswer),
    /**
     * What guests asked in the last 30 days and nobody has answered yet, in their words; asked most first, 10 at most.
     */
    unanswered: z.array(
      z.object({ question: z.string(), times: z.number().int(), last_asked_at: Instant, conversation_id: Id }),
    ),
  })
  .meta({ id: 'Completeness' });
export type Completeness = z.infer<typeof Completeness>;

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

/** How much each property's guests can be told, the least first. */
export const KnowledgeOverview = z
  .object({
    /** 0-100, of all properties; null without any. */
    score: z.number().int().min(0).max(100).nullable(),
    properties: z.number().int(),
    items: z.array(
      z.object({
        property_id: Id,
        property_name: z.string(),
        score: z.number().int().min(0).max(100),
        missing: z.array(MissingAnswer),
      }),
    ),
  })
  .meta({ id: 'KnowledgeOverview' });
export type KnowledgeOverview = z.infer<typeof KnowledgeOverview>;

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
    .input(NewArticle.extend({ id: Id }))
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
  overview: base
    .route({
      method: 'GET',
      path: '/articles/overview',
      tags: ['articles'],
      summary: 'How much guests of each property can be told, the least first',
    })
    .output(KnowledgeOverview),
  completeness: base
    .route({
      method: 'GET',
      path: '/properties/{id}/completeness',
      tags: ['articles'],
      summary: 'What guests cannot be told yet',
    })
    .input(z.object({ id: Id }))
    .output(Completeness),
};
