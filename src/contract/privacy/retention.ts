import { siteChatDays } from '../site/chat-session.ts';

/** A kind of what is kept: for how many days, and who may change that. */
type Kept = { what: string; days: number; by?: 'owner' | 'house' };

/** How long chats of ended stays may be kept, in months; 24 unless the owner says otherwise. */
export const chatMonths = [6, 12, 24, 36, 60] as const;
export type ChatMonths = (typeof chatMonths)[number];

/** In this order on the page about privacy and in docs/security.md; the hourly job goes by these figures. */
export const retention = {
  notifications: { what: 'notifications of an owner', days: 365 },
  notificationsDeleted: { what: 'notifications that their owner deleted', days: 1 },
  events: { what: 'what open screens are refreshed by', days: 30 },
  enquiries: { what: 'questions from our forms, from their answer on', days: 730 },
  enquiriesOpen: { what: 'questions from our forms that nobody answered', days: 1095 },
  siteChats: { what: 'chats with the assistant of this site', days: siteChatDays },
  securityLog: { what: 'the security log', days: 400 },
  devices: { what: 'browsers somebody signed in with, from their last use on', days: 180 },
  sessions: { what: 'sessions, at most', days: 30 },
  links: { what: 'links and codes by email, after their end', days: 1 },
  stayCodes: { what: 'codes that confirm a stay', days: 1 },
  stayChecks: { what: 'tries to confirm a stay', days: 90 },
  transcripts: { what: 'what was said to a model provider', days: 14, by: 'house' },
  outbox: { what: 'messages that no provider is set up to send', days: 30 },
  heldMails: { what: 'what was told after quiet hours', days: 7 },
  deliveries: { what: "calls of owners' webhooks", days: 30 },
  paymentEvents: { what: 'notices of the payment provider', days: 90 },
  answers: { what: 'answers to repeated requests, sealed', days: 1 },
  imports: { what: 'files that were looked at and not imported, sealed', days: 1 },
  drafts: { what: 'properties begun and not saved, sealed', days: 30 },
  pictures: { what: 'pictures that were sent and not used', days: 1 },
} as const satisfies Record<string, Kept>;

export const dayMs = 86_400_000;

const all: readonly Kept[] = Object.values(retention);

/** "a year", "2 years", "400 days": as a reader would say it. */
export function spanOf(days: number): string {
  if (days % 365 === 0) return days === 365 ? 'a year' : `${days / 365} years`;
  return days === 1 ? 'a day' : `${days} days`;
}

/** All of it in a sentence; what is kept as long goes together. */
export function retentionSentence(): string {
  const spans = [...new Set(all.map(({ days }) => days))].toSorted((a, b) => a - b);
  const parts = spans.map((days) => {
    const kinds = all
      .filter((one) => one.days === days)
      .map(({ what, by }) => (by ? `${what} (unless set otherwise)` : what));
    return `${spanOf(days)}: ${kinds.join(', ')}`;
  });
  return `An hourly job deletes what is older. After ${parts.join('; after ')}.`;
}
