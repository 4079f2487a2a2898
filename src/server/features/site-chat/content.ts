import { faq } from '#contract/site/faq.ts';
import { howItWorks, siteFeatures } from '#contract/site/features.ts';
import { indexFor, type Snippet } from '#features/knowledge';

/** Which page each thing was taken from; ids are `<page>:<item>`. */
export const pages = {
  faq: { title: 'FAQ', path: '/faq' },
  features: { title: 'Features', path: '/features' },
  pricing: { title: 'Pricing', path: '/pricing' },
  contact: { title: 'Contact', path: '/contact' },
} as const;
export type Page = keyof typeof pages;

const snippet = (page: Page, id: string, title: string, text: string, words: string): Snippet => ({
  id: `${page}:${id}`,
  kind: 'article',
  field: null,
  title,
  text,
  words,
  audience: 'anyone',
});

const steps = howItWorks.map(({ title, text }, i) => `${i + 1}. ${title}: ${text}`).join('\n');

/** The site's own words, weighed once at start. */
export const siteIndex = indexFor(
  [
    ...faq.map(({ id, question, answer, words }) => snippet('faq', id, question, answer, words)),
    ...siteFeatures.map(({ id, title, text, words }) => snippet('features', id, title, text, words)),
    snippet('features', 'how-it-works', 'How it works', steps, 'process flow steps guest contact resolution'),
  ],
  'Porchlight',
);

export const pageOfSnippet = ({ id }: Snippet) => pages[id.split(':', 1)[0] as Page]; // made above
