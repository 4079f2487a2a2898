import type { ArticleFields } from '../../features/knowledge/article-dialog.tsx';
import { GuestPreview } from '../../features/knowledge/preview/guest-preview.tsx';
import { typedArticle } from '../../features/knowledge/preview/typed-article.ts';

/** An article for many properties, tried at the first of them. A default export, to come with the dialog. */
export default function ArticleForMany(article: ArticleFields) {
  const title = article.title.trim();
  return <GuestPreview typed={typedArticle(null, article)} asks={title ? [`${title}?`] : []} />;
}
