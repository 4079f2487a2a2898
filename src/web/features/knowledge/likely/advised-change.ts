// What helps guests to find an article, typed into its editor: the owner reads it before it is saved.
import type { Article } from '#contract/knowledge/knowledge.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/knowledge/likely-questions.ts';
import { fill } from '#contract/messages/fill.ts';
import type { ArticleChange } from '../dialog-names.ts';

/** @param other the article whose text it takes in */
export function withChange(article: Article, change: ArticleChange | null, other: Article | undefined): Article {
  if (!change) return article;
  if (change.kind === 'title') return { ...article, title: change.of.slice(0, limits.shortText) };
  if (change.kind === 'with') return other && fits(article, other) ? joined(article, other.body) : article;
  return joined(article, `${change.of.charAt(0).toUpperCase()}${change.of.slice(1)}: `);
}

export function leadOf(article: Article, change: ArticleChange | null, other: Article | undefined): string | undefined {
  if (change?.kind === 'title') return copy.addedToTitle;
  if (change?.kind === 'text') return fill(copy.addedToText, { words: change.of });
  return other && fits(article, other) ? fill(copy.mergedLead, { title: other.title }) : undefined;
}

/** What is kept for some readers is never put before others. */
const fits = (article: Article, other: Article): boolean =>
  article.audience === other.audience &&
  (article.property_id === null || article.property_id === other.property_id) &&
  article.body.length + other.body.length + 2 <= limits.articleBody;

const joined = (article: Article, more: string): Article => ({ ...article, body: `${article.body}\n\n${more}` });
