import type { FormSource } from './question-sources.ts';

/** Texts that somebody who agrees to them is sent, at most about so many (spec 1, section 9). */
export const smsPerMonth = 4;

/** Stands beside every box that agrees to texts (spec 1, section 5). */
export const smsConsent = `About ${smsPerMonth} messages per month. Data rates may apply. Not a condition of purchase. Opt out any time.`;

/** The FAQ's quick form does not ask who is asking. */
export const isQuickQuestion = (source: FormSource): boolean => source === 'FAQ Quick Question';

/** What replaces a form once it is sent; the home page's words are its own (spec 1, section 8). */
export const thanksFor = (source: FormSource): string =>
  `Your request has been received. Someone from the ${source === 'Landing Request Demo' ? 'product' : 'company'} will be in touch soon.`;

/** What a form says when the server did not say anything better. */
export const notSent = (source: FormSource): string =>
  `Failed to ${isQuickQuestion(source) ? 'send' : 'submit'} question. Please try again.`;
