import * as parts from '#contract/messages/pt/chat-parts.ts';
import * as left from '#contract/messages/pt/guest-left.ts';
import * as orders from '#contract/messages/pt/guest-orders.ts';
import * as page from '#contract/messages/pt/guest-page.ts';
import * as refusals from '#contract/messages/pt/guest-refusals.ts';
import * as stayCheck from '#contract/messages/pt/guest-stay-check.ts';
import * as trouble from '#contract/messages/pt/guest-trouble.ts';
import * as photos from '#contract/messages/pt/photos.ts';
import * as starters from '#contract/messages/pt/starters.ts';
import type { Catalogs } from '../catalogs.ts';
import { refusalTeller } from './tell-refusal.ts';

export const catalogs: Catalogs = {
  guest: { ...page, ...trouble, ...starters },
  parts,
  photos,
  later: { left, orders, stayCheck, tellRefusal: refusalTeller('pt', refusals) },
};
