import * as parts from '#contract/messages/de/chat-parts.ts';
import * as left from '#contract/messages/de/guest-left.ts';
import * as orders from '#contract/messages/de/guest-orders.ts';
import * as page from '#contract/messages/de/guest-page.ts';
import * as refusals from '#contract/messages/de/guest-refusals.ts';
import * as stayCheck from '#contract/messages/de/guest-stay-check.ts';
import * as trouble from '#contract/messages/de/guest-trouble.ts';
import * as photos from '#contract/messages/de/photos.ts';
import * as starters from '#contract/messages/de/starters.ts';
import type { Catalogs } from '../catalogs.ts';
import { refusalTeller } from './tell-refusal.ts';

export const catalogs: Catalogs = {
  guest: { ...page, ...trouble, ...starters },
  parts,
  photos,
  later: { left, orders, stayCheck, tellRefusal: refusalTeller('de', refusals) },
};
