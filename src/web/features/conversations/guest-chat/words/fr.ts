import * as parts from '#contract/messages/fr/chat-parts.ts';
import * as left from '#contract/messages/fr/guest-left.ts';
import * as orders from '#contract/messages/fr/guest-orders.ts';
import * as page from '#contract/messages/fr/guest-page.ts';
import * as refusals from '#contract/messages/fr/guest-refusals.ts';
import * as stayCheck from '#contract/messages/fr/guest-stay-check.ts';
import * as trouble from '#contract/messages/fr/guest-trouble.ts';
import * as photos from '#contract/messages/fr/photos.ts';
import * as starters from '#contract/messages/fr/starters.ts';
import type { Catalogs } from '../catalogs.ts';
import { refusalTeller } from './tell-refusal.ts';

export const catalogs: Catalogs = {
  guest: { ...page, ...trouble, ...starters },
  parts,
  photos,
  later: { left, orders, stayCheck, tellRefusal: refusalTeller('fr', refusals) },
};
