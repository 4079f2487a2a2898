import { reach } from '#contract/messages/en/notifications/reach.ts';
import * as copy from '#contract/messages/en/owner.ts';

/** A screen; `also` are other words by which it is found, `keys` the shortcut that leads there. */
type Place = { to: string; label: string; also?: string; keys?: string };

/** The owner's screens in the order of the tabs. */
export const tabs = [
  { to: '/dashboard', label: copy.home, keys: 'g d' },
  { to: '/dashboard/properties', label: copy.properties, keys: 'g p' },
  { to: '/dashboard/work-orders', label: copy.workOrders, keys: 'g w' },
  { to: '/dashboard/contractors', label: copy.contractors, keys: 'g c' },
  { to: '/dashboard/conversations', label: copy.conversations, keys: 'g i' },
  { to: '/dashboard/stays', label: copy.stays, keys: 'g s' },
  { to: '/dashboard/knowledge', label: copy.knowledge, keys: 'g k' },
  { to: '/dashboard/protocols', label: copy.protocols, keys: 'g r' },
] as const satisfies readonly Place[];

/** Where the palette and the keys lead. */
export const places: readonly Place[] = [
  { ...tabs[0], also: copy.homeAlso },
  ...tabs.slice(1),
  { to: '/profile', label: copy.profileSettings, also: copy.profileAlso, keys: 'g a' },
  { to: '/dashboard/reach', label: reach, also: copy.reachAlso },
  { to: '/dashboard/developers', label: copy.developers, also: copy.developersAlso },
  { to: '/dashboard/model', label: copy.languageModel, also: copy.languageModelAlso },
  { to: '/dashboard/security-log', label: copy.securityLog, also: copy.securityLogAlso },
  { to: '/support', label: copy.support, also: copy.supportAlso },
];

/** So many conversations stand on the dashboard. */
export const conversationRows = 5;
