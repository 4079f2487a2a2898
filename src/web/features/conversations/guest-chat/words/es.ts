import * as parts from '#contract/messages/es/chat-parts.ts';
import * as left from '#contract/messages/es/guest-left.ts';
import * as orders from '#contract/messages/es/guest-orders.ts';
import * as page from '#contract/messages/es/guest-page.ts';
import * as refusals from '#contract/messages/es/guest-refusals.ts';
import * as stayCheck from '#contract/messages/es/guest-stay-check.ts';
import * as trouble from '#contract/messages/es/guest-trouble.ts';
import * as photos from '#contract/messages/es/photos.ts';
import * as starters from '#contract/messages/es/starters.ts';
import type { Catalogs } from '../catalogs.ts';
import { refusalTeller } from './tell-refusal.ts';

export const catalogs: Catalogs = {
  guest: { ...page, ...trouble, ...starters },
  parts,
  photos,
  later: { left, orders, stayCheck, tellRefusal: refusalTeller('es', refusals) },
};
