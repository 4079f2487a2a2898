import { reach } from '#contract/messages/en/notifications/reach.ts';
import * as copy from '#contract/messages/en/owner.ts';

/** The owner's screens in the order of the tabs. */
export const tabs = [
  { to: '/dashboard', label: copy.home },
  { to: '/dashboard/properties', label: copy.properties },
  { to: '/dashboard/work-orders', label: copy.workOrders },
  { to: '/dashboard/contractors', label: copy.contractors },
  { to: '/dashboard/conversations', label: copy.conversations },
  { to: '/dashboard/stays', label: copy.stays },
  { to: '/dashboard/knowledge', label: copy.knowledge },
  { to: '/dashboard/protocols', label: copy.protocols },
];

/** Where the palette leads beside what it finds. */
export const places = [
  { to: '/dashboard', label: copy.home, also: copy.homeAlso },
  ...tabs.slice(1),
  { to: '/profile', label: copy.profileSettings, also: copy.profileAlso },
  { to: '/dashboard/reach', label: reach, also: copy.reachAlso },
  { to: '/dashboard/developers', label: copy.developers, also: copy.developersAlso },
  { to: '/dashboard/model', label: copy.languageModel, also: copy.languageModelAlso },
  { to: '/dashboard/security-log', label: copy.securityLog, also: copy.securityLogAlso },
  { to: '/support', label: copy.support, also: copy.supportAlso },
];

/** So many conversations stand on the dashboard. */
export const conversationRows = 5;
