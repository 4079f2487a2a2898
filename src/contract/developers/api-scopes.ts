import { type ApiNoun, type ApiScope, apiNouns } from '../enumerations/api-scopes.ts';

type Doing = 'read' | 'write';

/** By the beginning of a procedure's address; the first that fits counts. What is not here wants a person. */
const doors: readonly [address: RegExp, ...nouns: ApiNoun[]][] = [
  [/^\/properties\/\{property_id\}\/contractors(\/|$)/, 'contractors'],
  [/^\/(properties|property-images)(\/|$)/, 'properties'],
  [/^\/contractors(\/|$)/, 'contractors'],
  [/^\/stays\/\{id\}\/guest-data$/, 'stays', 'conversations', 'work_orders'],
  [/^\/stays(\/|$)/, 'stays'],
  [/^\/articles(\/|$)/, 'articles'],
  [/^\/protocols(\/|$)/, 'protocols'],
  [/^\/approvals(\/|$)/, 'approvals'],
  [/^\/work-orders(\/|$)/, 'work_orders'],
  [/^\/conversations(\/|$)/, 'conversations'],
  [/^\/notifications(\/|$)/, 'notifications'],
  [/^\/(reports|billing\/plans)(\/|$)/, 'reports'],
  // What goes across the nouns wants each of them.
  [/^\/find$/, 'properties', 'contractors', 'work_orders'],
  [/^\/exports\/\{table\}$/, ...apiNouns],
];

/** An import is previewed and kept with the codes in it. */
const importing: readonly ApiScope[] = ['properties:write', 'contractors:write', 'articles:write', 'codes'];

/** Whoever has a stay's personal link is shown its codes. */
const personalLink = /^\/stays\/\{id\}\/link(\/renew)?$/;

/** What a request needs of a key, by its procedure's own address; undefined for what wants a person. */
export function scopesFor(method: string, address: string, input?: unknown): readonly ApiScope[] | undefined {
  if (/^\/imports(\/|$)/.test(address)) return importing;
  const doing: Doing = method === 'GET' ? 'read' : 'write';
  const [, ...nouns] = doors.find(([door]) => door.test(address)) ?? [];
  if (nouns.length === 0) return undefined;
  const table = nouns.find((noun) => noun === tableOf(input));
  const wanted = (table ? [table] : nouns).map((noun): ApiScope => `${noun}:${doing}`);
  return personalLink.test(address) ? [...wanted, 'codes'] : wanted;
}

/** Of an export: the noun it takes along. */
const tableOf = (input: unknown): unknown =>
  typeof input === 'object' && input && 'table' in input ? input.table : null;
