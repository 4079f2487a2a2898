import { Article, NewArticle } from '#contract/knowledge/knowledge.ts';
import { GuestAnswer } from '#contract/knowledge/likely-questions.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/developers/mcp.ts';
import { Id } from '#contract/paging.ts';
import { z } from '#contract/z.ts';
import { nextCursor, pageInput, tool } from '../tool.ts';

const Told = Article.pick({ title: true, audience: true, updated_at: true }).extend({
  article_id: Id,
  house_id: Id.nullable().describe(copy.articleHouse),
  text: z.string().nullable().describe(copy.articleText),
});

/** An article as it may be repeated; one for confirmed guests comes with four dots, which are no text. */
const toldOf = ({ id, property_id, body, ...article }: Article) => ({
  ...article,
  article_id: id,
  house_id: property_id,
  text: article.audience === 'verified' ? null : body,
});

export const listArticles = tool({
  name: 'list_articles',
  title: copy.listArticlesTitle,
  description: copy.listArticles,
  needs: ['articles:read'],
  input: z.strictObject({
    house_id: z
      .union([Id, z.literal('all')])
      .optional()
      .describe(copy.articlesOf),
    query: z.string().trim().max(limits.shortText).optional().describe(copy.articleQuery),
    ...pageInput(50),
  }),
  output: z.object({ articles: z.array(Told), next_cursor: nextCursor }),
  async run({ api }, { house_id: property_id, query, ...page }) {
    const { items, next } = await api.articles.list({ ...page, property_id, q: query });
    return { articles: items.map(toldOf), next_cursor: next };
  },
});

export const addArticle = tool({
  name: 'add_article',
  title: copy.addArticleTitle,
  description: copy.addArticle,
  needs: ['articles:read', 'articles:write'],
  effect: { changes: true },
  input: z.strictObject({
    house_id: Id.nullable().describe(copy.articleHouse),
    title: NewArticle.shape.title,
    text: NewArticle.shape.body,
  }),
  output: z.object({ article: Told }),
  async run({ api }, { house_id: property_id, title, text }) {
    return { article: toldOf(await api.articles.create({ property_id, title, body: text, audience: 'anyone' })) };
  },
});

export const askAsGuest = tool({
  name: 'ask_as_guest',
  title: copy.askAsGuestTitle,
  description: copy.askAsGuest,
  needs: ['properties:read', 'articles:read'],
  input: z.strictObject({
    house_id: Id.describe(copy.houseId),
    question: z.string().trim().min(1).max(limits.messageLength).describe(copy.guestQuestion),
  }),
  output: GuestAnswer.extend({}), // without its name, which would make it a reference
  run: ({ api }, { house_id: id, question }) => api.likelyQuestions.ask({ id, question }),
});
