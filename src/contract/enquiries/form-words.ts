import * as copy from '../messages/en/enquiries.ts';
import { fill } from '../messages/fill.ts';
import type { FormSource } from './question-sources.ts';

/** Texts that somebody who agrees to them is sent, at most about so many (spec 1, section 9). */
export const smsPerMonth = 4;

/** Stands beside every box that agrees to texts (spec 1, section 5). */
export const smsConsent = fill(copy.smsConsent, { count: smsPerMonth });

/** The FAQ's quick form does not ask who is asking. */
export const isQuickQuestion = (source: FormSource): boolean => source === 'FAQ Quick Question';

/** What replaces a form once it is sent; the home page's words are its own (spec 1, section 8). */
export const thanksFor = (source: FormSource): string =>
  source === 'Landing Request Demo' ? copy.thanksByProduct : copy.thanksByCompany;

/** What a form says when the server did not say anything better. */
export const notSent = (source: FormSource): string =>
  isQuickQuestion(source) ? copy.questionNotSent : copy.formNotSent;
