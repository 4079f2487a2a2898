import type { Me } from '#contract/accounts/accounts.ts';
import * as copy from '#contract/messages/en/accounts/console.ts';
import { place as onCall } from '#contract/messages/en/conversations/rota.ts';
import { savedReplies } from '#contract/messages/en/conversations/saved-replies.ts';
import { place } from '#contract/messages/en/conversations/sla-screen.ts';
import { reports } from '#contract/messages/en/reports/screen.ts';

type Place = { to: StaffPath; label: string; keys: string; for?: Me['role'] };

const all = [
  { to: '/console', label: copy.console, keys: 'g c' },
  { to: '/questions', label: copy.questions, keys: 'g q' },
  { to: '/saved-replies', label: savedReplies, keys: 'g p' },
  { to: '/reports', label: reports, keys: 'g o' },
  { to: '/sla', label: place, keys: 'g a' },
  { to: '/on-call', label: onCall, keys: 'g n' },
  { to: '/removed-properties', label: copy.removedProperties, keys: 'g r' },
  { to: '/model', label: copy.modelLink, keys: 'g m' },
  { to: '/security', label: copy.security, keys: 'g s' },
  { to: '/staff', label: copy.team, keys: 'g t', for: 'admin' },
  { to: '/security-log', label: copy.securityLog, keys: 'g l', for: 'admin' },
] as const;

export type StaffPath = (typeof all)[number]['to'];

/** The team's screens in the order of the tabs and of the account's menu, with the keys that lead there. */
export const staffPlaces = ({ role }: Pick<Me, 'role'>): readonly Place[] =>
  (all as readonly Place[]).filter((place) => place.for === undefined || place.for === role);
