/** What opens over the owner's screens by the address, `?dialog=…`. */
export const newArticle = 'new-article';
const missing = 'new-article:';
const edit = 'article:';
const answer = 'answer:';
const about = 'article-about:';

/** An article that a property lacks, by its title. */
export const missingArticle = (propertyId: string, title: string): string => `${missing}${propertyId}:${title}`;
export const editArticle = (articleId: string): string => edit + articleId;
/** An editor that opens with another title, with words in the text, or with the text of another article. */
export type ArticleChange = { kind: 'title' | 'text' | 'with'; of: string };
export const changeArticle = (articleId: string, { kind, of }: ArticleChange): string =>
  `${edit}${articleId}:${kind}:${of}`;
export const answerQuestion = (questionId: string): string => answer + questionId;
export const articleAbout = (questionId: string): string => about + questionId;

const after = (name: string, dialog: string | null) => (dialog?.startsWith(name) ? dialog.slice(name.length) : null);
export const editedIn = (dialog: string | null): { id: string; change: ArticleChange | null } | null => {
  const [id, kind, ...of] = after(edit, dialog)?.split(':') ?? [];
  if (!id) return null;
  const known = (['title', 'text', 'with'] as const).find((one) => one === kind);
  return { id, change: known ? { kind: known, of: of.join(':') } : null };
};
export const answeredIn = (dialog: string | null): string | null => after(answer, dialog);
export const writtenAboutIn = (dialog: string | null): string | null => after(about, dialog);
export const missingIn = (dialog: string | null): { property_id: string; title: string } | null => {
  const [property_id, title] = after(missing, dialog)?.split(':') ?? [];
  return property_id && title ? { property_id, title } : null;
};
