import { addOns } from '#contract/billing/plans.ts';
import { faq } from '#contract/site/faq.ts';
import { howItWorks, siteFeatures } from '#contract/site/features.ts';
import type { LegalText } from '#contract/site/legal.ts';
import { privacy } from '#contract/site/privacy.ts';
import { terms } from '#contract/site/terms.ts';
import { indexFor, type Snippet } from '#language/ranking';
import type { AskedAs } from './words/asked-as.ts';
import { faqWords } from './words/faq.ts';
import { featureWords } from './words/features.ts';
import { privacyWords } from './words/privacy.ts';
import { termsWords } from './words/terms.ts';

/** Which page each thing was taken from; ids are `<page>:<item>`. */
export const pages = {
  faq: { title: 'FAQ', path: '/faq' },
  features: { title: 'Features', path: '/features' },
  pricing: { title: 'Pricing', path: '/pricing' },
  contact: { title: 'Contact', path: '/contact' },
  terms: { title: 'Terms of Service', path: '/terms' },
  privacy: { title: 'Privacy Policy', path: '/privacy' },
} as const;
export type Page = keyof typeof pages;

/** What can be said, and the wordings that ask for it and nothing else. */
export type Saying = Snippet & { phrases: readonly string[] };

const saying = (
  page: Page,
  id: string,
  { title, text, words, phrases = [] }: { title: string; text: string } & AskedAs,
): Saying => ({ id: `${page}:${id}`, kind: 'article', field: null, title, text, words, audience: 'anyone', phrases });

const steps = howItWorks.map(({ title, text }, i) => `${i + 1}. ${title}: ${text}`).join('\n');

const product: readonly Saying[] = [
  ...faq.map(({ id, question, answer }) => saying('faq', id, { title: question, text: answer, ...faqWords[id] })),
  ...siteFeatures.map(({ id, ...feature }) => saying('features', id, { ...feature, ...featureWords[id] })),
  saying('features', 'how-it-works', {
    title: 'How it works',
    text: steps,
    words: 'process flow steps guest contact resolution repair done',
    phrases: [
      'how does it work',
      'how it works',
      'how many steps',
      'what are the steps',
      'walk me through',
      'from start to finish',
      'what happens from',
    ],
  }),
];

/** Each add-on, priced on contact. */
const extras = addOns.map(({ name, text }) =>
  saying('pricing', name.toLowerCase().replaceAll(' ', '-'), {
    title: name,
    text: `${name}: ${text} It is an add-on, priced on contact.`,
    words: 'add-on addon extra premium',
    phrases: [
      name.toLowerCase(),
      ...(name === 'Vendor Sourcing' ? ['find me a', 'have no contractor', 'without a contractor'] : []),
    ],
  }),
);
const allExtras = saying('pricing', 'add-ons', {
  title: 'Premium add-ons',
  text: `${addOns.map(({ name, text }) => `${name}: ${text}`).join('\n')}\nEach is priced on contact.`,
  words: 'add-ons addons extras premium',
  phrases: ['add on', 'addon', 'extras'],
});

const legalWords = { terms: termsWords, privacy: privacyWords };

/** One paragraph of a legal page at a time: a whole section would bury the answer. */
const paragraphsOf = (page: 'terms' | 'privacy', { sections }: LegalText): Saying[] =>
  sections.flatMap(({ id, title, body }) =>
    body.map((text, at) =>
      saying(page, `${id}:${at}`, { title, text, ...(legalWords[page].get(`${id}:${at}`) ?? { words: '' }) }),
    ),
  );

const dateOf = (page: 'terms' | 'privacy', { dated }: LegalText, phrases: readonly string[]): Saying =>
  saying(page, 'dated', {
    title: pages[page].title,
    text: `${pages[page].title}: ${dated}.`,
    words: 'date version',
    phrases,
  });

const legal: readonly Saying[] = [
  ...paragraphsOf('terms', terms),
  ...paragraphsOf('privacy', privacy),
  dateOf('terms', terms, ['terms of service last', 'terms last', 'terms updated', 'date of the terms', 'terms dated']),
  dateOf('privacy', privacy, [
    'policy last',
    'policy effective',
    'policy updated',
    'date of the privacy',
    'policy dated',
  ]),
];

/** The site's own words, weighed once at start; what the product is comes before what the contract says. */
export const shelves = [[...product, ...extras, allExtras], legal].map((sayings) => ({
  sayings,
  index: indexFor([...sayings], 'Porchlight'),
}));

export const pageOfSnippet = ({ id }: Snippet) => pages[id.split(':', 1)[0] as Page]; // made above
