import * as parts from '#contract/messages/en/chat-parts.ts';
import type * as left from '#contract/messages/en/guest-left.ts';
import type * as orders from '#contract/messages/en/guest-orders.ts';
import * as page from '#contract/messages/en/guest-page.ts';
import type * as stayCheck from '#contract/messages/en/guest-stay-check.ts';
import * as trouble from '#contract/messages/en/guest-trouble.ts';
import * as photos from '#contract/messages/en/photos.ts';
import * as starters from '#contract/messages/en/starters.ts';
import type { GuestLanguage } from '#contract/messages/languages.ts';
import type { Translated } from '#contract/messages/shapes.ts';
import type { TellRefusal } from './words/tell-refusal.ts';

/** What the guest's page says at first, in English: it comes with the page. */
export const english = { guest: { ...page, ...trouble, ...starters }, parts, photos };

export type English = typeof english;

/** What most guests never read. In English it comes with the parts that say it. */
export type LaterWords = {
  left: Translated<typeof left>;
  orders: Translated<typeof orders>;
  stayCheck: Translated<typeof stayCheck>;
  tellRefusal: TellRefusal;
};

/** All of it in another language, which comes in a file of its own. */
export type Catalogs = { [Part in keyof English]: Translated<English[Part]> } & { later: LaterWords };

export const fetchCatalogs: Record<Exclude<GuestLanguage, 'en'>, () => Promise<Catalogs>> = {
  es: () => import('./words/es.ts').then(({ catalogs }) => catalogs),
  fr: () => import('./words/fr.ts').then(({ catalogs }) => catalogs),
  de: () => import('./words/de.ts').then(({ catalogs }) => catalogs),
  pt: () => import('./words/pt.ts').then(({ catalogs }) => catalogs),
};
