import { articleAudiences } from './enumerations.ts';
import { base } from './errors.ts';
import { limits } from './limits.ts';
import { Id, Instant, PageInput, pageOf } from './paging.ts';
import { z } from './z.ts';

export const NewArticle = z.object({
  /** null: for all of the owner's properties. */
  property_id: Id.nullable(),
  title: z.string().trim().min(1, 'Enter a title guests would look for.').max(limits.shortText),
  body: z.string().trim().min(1, 'Enter what guests should know.').max(limits.articleBody),
  /** `verified`: sealed like a secret, released only after the stay check. */
  audience: z.enum(articleAudiences).default('anyone'),
});
export type NewArticle = z.infer<typeof NewArticle>;

export const Article = NewArticle.extend({ id: Id, created_at: Instant, updated_at: Instant }).meta({ id: 'Article' });
export type Article = z.infer<typeof Article>;

/** For how long a question that nothing answered counts as current. */
export const unansweredDays = 30;

/** What one property's guests can be told, and what is missing; `score` is 0-100. */
export const Completeness = z
  .object({
    score: z.number().int().min(0).max(100),
    missing: z.array(z.object({ field: z.string(), label: z.string() })),
    /** What guests asked in the last 30 days and nobody has answered yet, in their words; asked most first, 10 at most. */
    unanswered: z.array(
      z.object({ question: z.string(), times: z.number().int(), last_asked_at: Instant, conversation_id: Id }),
    ),
  })
  .meta({ id: 'Completeness' });
export type Completeness = z.infer<typeof Completeness>;

export const articles = {
  list: base
    .route({ method: 'GET', path: '/articles', tags: ['articles'], summary: 'Articles, latest change first' })
    .input(PageInput.extend({ property_id: Id.optional() }))
    .output(pageOf(Article)),
  create: base
    .route({ method: 'POST', path: '/articles', successStatus: 201, tags: ['articles'], summary: 'Write an article' })
    .input(NewArticle)
    .output(Article),
  update: base
    .route({ method: 'PUT', path: '/articles/{id}', tags: ['articles'], summary: 'Change an article' })
    .input(NewArticle.extend({ id: Id }))
    .output(Article),
  remove: base
    .route({ method: 'POST', path: '/articles/{id}/remove', tags: ['articles'], summary: 'Take an article away' })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
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
