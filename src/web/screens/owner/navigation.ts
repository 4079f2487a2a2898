import type { ProcedureName } from '#contract/accounts/roles.ts';
import { reach } from '#contract/messages/en/notifications/reach.ts';
import * as copy from '#contract/messages/en/owner.ts';
import { reports, reportsAlso } from '#contract/messages/en/reports/screen.ts';
import { turnovers, turnoversAlso } from '#contract/messages/en/stays/turnovers.ts';

/** A screen; `needs` is what it is made of: whose role does not include that does not see it. `also` are other words by which it is found, `keys` the shortcut that leads there. */
export type Place = { to: string; label: string; needs: ProcedureName; also?: string; keys?: string };

/** The owner's screens in the order of the tabs. */
export const tabs = [
  { to: '/dashboard', label: copy.home, needs: 'reports.today', keys: 'g d' },
  { to: '/dashboard/properties', label: copy.properties, needs: 'properties.list', keys: 'g p' },
  { to: '/dashboard/work-orders', label: copy.workOrders, needs: 'workOrders.list', keys: 'g w' },
  { to: '/dashboard/contractors', label: copy.contractors, needs: 'contractors.list', keys: 'g c' },
  { to: '/dashboard/conversations', label: copy.conversations, needs: 'conversations.list', keys: 'g i' },
  { to: '/dashboard/stays', label: copy.stays, needs: 'stays.list', keys: 'g s' },
  { to: '/dashboard/knowledge', label: copy.knowledge, needs: 'articles.list', keys: 'g k' },
  { to: '/dashboard/protocols', label: copy.protocols, needs: 'protocols.get', keys: 'g r' },
  { to: '/dashboard/reports', label: reports, needs: 'figures.get', keys: 'g o', also: reportsAlso },
] as const satisfies readonly Place[];

/** Where the palette and the keys lead. */
export const places: readonly Place[] = [
  { ...tabs[0], also: copy.homeAlso },
  ...tabs.slice(1),
  { to: '/dashboard/turnovers', label: turnovers, needs: 'turnovers.list', also: turnoversAlso },
  { to: '/profile', label: copy.profileSettings, needs: 'accounts.me', also: copy.profileAlso, keys: 'g a' },
  { to: '/dashboard/reach', label: reach, needs: 'reach.get', also: copy.reachAlso },
  { to: '/dashboard/developers', label: copy.developers, needs: 'developers.keys', also: copy.developersAlso },
  { to: '/dashboard/model', label: copy.languageModel, needs: 'assistant.months', also: copy.languageModelAlso },
  { to: '/dashboard/security-log', label: copy.securityLog, needs: 'securityLog.mine', also: copy.securityLogAlso },
  { to: '/support', label: copy.support, needs: 'support.thread', also: copy.supportAlso },
];

/** What a cleaner has for tabs. */
export const cleanerTabs: readonly Place[] = places.filter(({ to }) => to === '/dashboard/turnovers');

/** What the screen at an address is made of; the screens of one thing belong to those of its list. */
export function neededAt(pathname: string): ProcedureName {
  const fits = places.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return fits.toSorted((a, b) => b.to.length - a.to.length)[0]?.needs ?? 'accounts.me';
}

/** So many conversations stand on the dashboard. */
export const conversationRows = 5;
