import type { TypedInForm } from '#contract/knowledge/guest-preview.ts';
import type { ArticleFields } from '../article-dialog.tsx';

/** An article as it stands in its form. `id` is null for a new one. */
export function typedArticle(id: string | null, { property_id: place, ...words }: ArticleFields): TypedInForm {
  const property_id = place || null;
  return { property_id, articles: [{ ...words, id, property_id }] };
}
