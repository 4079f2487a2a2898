import type { FormSource } from '../enquiries/question-sources.ts';
import * as copy from '../messages/en/site/chrome.ts';

/** The public pages in the order of the bar; each is one static document. */
export const sitePages = [
  { path: '/', name: copy.homePage },
  { path: '/features', name: copy.featuresPage },
  { path: '/pricing', name: copy.pricingPage },
  { path: '/contact', name: copy.contactPage },
  { path: '/faq', name: copy.faqPage },
  { path: '/about', name: copy.aboutPage },
  { path: '/privacy', name: copy.privacyPage },
  { path: '/terms', name: copy.termsPage },
] as const;
export type SitePath = (typeof sitePages)[number]['path'];

/** The page each form stands on: where a form goes back to that was sent without JavaScript. */
export const pageOfForm: Record<FormSource, SitePath> = {
  'Landing Request Demo': '/',
  'Contact Sales Features Page': '/features',
  'Contact Us Pricing Page': '/pricing',
  'Contact Page Contact Us': '/contact',
  'FAQ Quick Question': '/faq',
  'FAQ Demo Request': '/faq',
  'About Page Contact Us': '/about',
};

/** The part of a page that thanks for a form that was sent without JavaScript. */
export const thanksId = 'thank-you';
