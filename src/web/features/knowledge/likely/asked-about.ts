import { useLocation } from 'react-router';
import { useUrlFilter } from '../../../lib/address/url-filter.ts';

/** In the address: the note for which is shown what guests may ask. */
export const askedAbout = 'asked-about';

export const articleAsked = (articleId: string): string => `article:${articleId}`;
export const fieldsAsked = (fields: readonly string[]): string => `fields:${fields.join(',')}`;

/** The article, or the fields of the page's property; and what shows another, or none by the empty string. */
export function useAskedAbout() {
  const [value, show] = useUrlFilter(askedAbout);
  const [kind, of = ''] = value.split(':');
  return {
    articleId: kind === 'article' && of ? of : null,
    fields: kind === 'fields' ? of.split(',').filter(Boolean) : [],
    show,
  };
}

/** Whether the screen one is on has a place for an article's questions. */
export function useShowsAsked(): boolean {
  const { pathname } = useLocation();
  return pathname === '/dashboard/knowledge' || /^\/dashboard\/properties\/[^/]+$/.test(pathname);
}
