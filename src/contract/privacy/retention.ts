import * as copy from '../messages/en/privacy/retention.ts';
import { fill } from '../messages/fill.ts';
import { siteChatDays } from '../site/chat-session.ts';
import { archiveLimits } from './archive-format.ts';

/** A kind of what is kept: for how many days, and who may change that. */
type Kept = { what: string; days: number; by?: 'owner' | 'house' };

/** How long chats of ended stays may be kept, in months; 24 unless the owner says otherwise. */
export const chatMonths = [6, 12, 24, 36, 60] as const;
export type ChatMonths = (typeof chatMonths)[number];

/** In this order on the page about privacy and in docs/security.md; the hourly job goes by these figures. */
export const retention = {
  notifications: { what: copy.notifications, days: 365 },
  choices: { what: copy.choices, days: 365, by: 'owner' },
  notificationsDeleted: { what: copy.notificationsDeleted, days: 1 },
  events: { what: copy.events, days: 30 },
  enquiries: { what: copy.enquiries, days: 730 },
  enquiriesOpen: { what: copy.enquiriesOpen, days: 1095 },
  siteChats: { what: copy.siteChats, days: siteChatDays },
  securityLog: { what: copy.securityLog, days: 400 },
  devices: { what: copy.devices, days: 180 },
  sessions: { what: copy.sessions, days: 30 },
  members: { what: copy.members, days: 1 },
  invitations: { what: copy.invitations, days: 30 },
  links: { what: copy.links, days: 1 },
  stayCodes: { what: copy.stayCodes, days: 1 },
  stayChecks: { what: copy.stayChecks, days: 90 },
  transcripts: { what: copy.transcripts, days: 14, by: 'house' },
  outbox: { what: copy.outbox, days: 30 },
  heldMails: { what: copy.heldMails, days: 7 },
  deliveries: { what: copy.deliveries, days: 30 },
  paymentEvents: { what: copy.paymentEvents, days: 90 },
  answers: { what: copy.answers, days: 1 },
  archives: { what: copy.archives, days: archiveLimits.days },
  archivesSent: { what: copy.archivesSent, days: archiveLimits.sentDays },
  imports: { what: copy.imports, days: 1 },
  deeds: { what: copy.deeds, days: 30 },
  views: { what: copy.views, days: 1 },
  drafts: { what: copy.drafts, days: 30 },
  pictures: { what: copy.pictures, days: 1 },
} as const satisfies Record<string, Kept>;

export const dayMs = 86_400_000;

const all: readonly Kept[] = Object.values(retention);

/** "a year", "2 years", "400 days": as a reader would say it. */
export function spanOf(days: number): string {
  return days % 365 === 0 ? fill(copy.years, { count: days / 365 }) : fill(copy.days, { count: days });
}

/** All of it in a sentence; what is kept as long goes together. */
export function retentionSentence(): string {
  const spans = [...new Set(all.map(({ days }) => days))].toSorted((a, b) => a - b);
  const parts = spans.map((days) => {
    const kinds = all
      .filter((one) => one.days === days)
      .map(({ what, by }) => (by ? fill(copy.unlessSet, { what }) : what));
    return fill(copy.kept, { span: spanOf(days), kinds: kinds.join(', ') });
  });
  return fill(copy.sentence, { spans: parts.reduce((before, next) => fill(copy.nextKept, { before, next })) });
}
