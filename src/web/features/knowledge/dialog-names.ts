/** What opens over the owner's screens by the address, `?dialog=…`. */
export const newArticle = 'new-article';
export const pasteManual = 'paste-manual';
const missing = 'new-article:';
const edit = 'article:';
const answer = 'answer:';
const about = 'article-about:';

/** An article that a property lacks, by its title. */
export const missingArticle = (propertyId: string, title: string): string => `${missing}${propertyId}:${title}`;
export const editArticle = (articleId: string): string => edit + articleId;
export const answerQuestion = (questionId: string): string => answer + questionId;
export const articleAbout = (questionId: string): string => about + questionId;

const after = (name: string, dialog: string | null) => (dialog?.startsWith(name) ? dialog.slice(name.length) : null);
export const editedIn = (dialog: string | null): string | null => after(edit, dialog);
export const answeredIn = (dialog: string | null): string | null => after(answer, dialog);
export const writtenAboutIn = (dialog: string | null): string | null => after(about, dialog);
export const missingIn = (dialog: string | null): { property_id: string; title: string } | null => {
  const [property_id, title] = after(missing, dialog)?.split(':') ?? [];
  return property_id && title ? { property_id, title } : null;
};
