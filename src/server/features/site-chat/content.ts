import { addOns } from '#contract/billing/plans.ts';
import * as chromeCopy from '#contract/messages/en/site/chrome.ts';
import { faq } from '#contract/messages/en/site/faq.ts';
import { howItWorks, siteFeatures } from '#contract/messages/en/site/features.ts';
import { privacy } from '#contract/messages/en/site/privacy.ts';
import { terms } from '#contract/messages/en/site/terms.ts';
import * as copy from '#contract/messages/en/site-chat.ts';
import { fill } from '#contract/messages/fill.ts';
import type { LegalText } from '#contract/site/legal.ts';
import { indexFor, type Snippet } from '#language/ranking';
import type { AskedAs } from './words/asked-as.ts';
import { faqWords } from './words/faq.ts';
import { featureWords } from './words/features.ts';
import { privacyWords } from './words/privacy.ts';
import { termsWords } from './words/terms.ts';

/** Which page each thing was taken from; ids are `<page>:<item>`. */
export const pages = {
  faq: { title: chromeCopy.faqPage, path: '/faq' },
  features: { title: chromeCopy.featuresPage, path: '/features' },
  pricing: { title: chromeCopy.pricingPage, path: '/pricing' },
  contact: { title: chromeCopy.contactPage, path: '/contact' },
  terms: { title: chromeCopy.termsOfService, path: '/terms' },
  privacy: { title: chromeCopy.privacyPolicy, path: '/privacy' },
} as const;
export type Page = keyof typeof pages;

/** What can be said, and the wordings that ask for it and nothing else. */
export type Saying = Snippet & { phrases: readonly string[] };

const saying = (
  page: Page,
  id: string,
  { title, text, words, phrases = [] }: { title: string; text: string } & AskedAs,
): Saying => ({ id: `${page}:${id}`, kind: 'article', field: null, title, text, words, audience: 'anyone', phrases });

const steps = howItWorks.map((one, i) => fill(copy.step, { number: i + 1, ...one })).join('\n');

const product: readonly Saying[] = [
  ...faq.map(({ id, question, answer }) => saying('faq', id, { title: question, text: answer, ...faqWords[id] })),
  ...siteFeatures.map(({ id, ...feature }) => saying('features', id, { ...feature, ...featureWords[id] })),
  saying('features', 'how-it-works', {
    title: copy.howItWorks,
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

const addOnPhrases = new Map([['vendor-sourcing', ['find me a', 'have no contractor', 'without a contractor']]]);

/** Each add-on, priced on contact. */
const extras = addOns.map(({ name, text }) => {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return saying('pricing', id, {
    title: name,
    text: fill(copy.addOnAlone, { name, text }),
    words: 'add-on addon extra premium',
    phrases: [name.toLowerCase(), ...(addOnPhrases.get(id) ?? [])],
  });
});
const allExtras = saying('pricing', 'add-ons', {
  title: copy.addOns,
  text: fill(copy.allAddOns, { list: addOns.map((one) => fill(copy.addOn, one)).join('\n') }),
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
    text: fill(copy.legalDate, { page: pages[page].title, date: dated }),
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
