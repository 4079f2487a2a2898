import * as copy from '../messages/en/enumerations.ts';

/**
 * What an API key may be allowed. `…:read` looks, `…:write` changes; `codes` goes beside them. Without it door codes,
 * passwords, the lock box's place, entry instructions, articles for verified guests, guests' personal links and their
 * phone numbers (by which they are checked) are neither shown, taken nor emptied. Nor is anything written that decides
 * who is shown them: stays, contractors, new properties. The database keeps the same words.
 */
export const apiNouns = [
  'properties',
  'contractors',
  'stays',
  'articles',
  'protocols',
  'approvals',
  'work_orders',
  'conversations',
  'notifications',
  'reports',
] as const;
export type ApiNoun = (typeof apiNouns)[number];

export const apiNounLabels: Record<ApiNoun, string> = {
  properties: copy.properties,
  contractors: copy.contractors,
  stays: copy.stays,
  articles: copy.articles,
  protocols: copy.protocols,
  approvals: copy.approvals,
  work_orders: copy.workOrders,
  conversations: copy.conversations,
  notifications: copy.notifications,
  reports: copy.reports,
};

export const apiScopes: [ApiScope, ...ApiScope[]] = [
  'codes',
  ...apiNouns.flatMap((noun) => [`${noun}:read`, `${noun}:write`] as const),
];
export type ApiScope = `${ApiNoun}:${'read' | 'write'}` | 'codes';

/** So many days a key may live. */
export const apiKeyDays = [30, 90, 180, 365] as const;
