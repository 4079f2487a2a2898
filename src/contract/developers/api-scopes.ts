import { type ApiNoun, type ApiScope, apiNouns } from '../enumerations/api-scopes.ts';
import { secretNames } from '../enumerations/knowledge.ts';

type Doing = 'read' | 'write';

/** By the beginning of a procedure's address; the first that fits counts. What is not here wants a person. */
const doors: readonly [address: RegExp, ...nouns: ApiNoun[]][] = [
  [/^\/properties\/\{property_id\}\/contractors(\/|$)/, 'contractors'],
  [/^\/properties\/\{id\}\/guest-answer$/, 'properties', 'articles'],
  [/^\/(properties|property-images)(\/|$)/, 'properties'],
  [/^\/contractors(\/|$)/, 'contractors'],
  [/^\/stays\/\{id\}\/guest-data$/, 'stays', 'conversations', 'work_orders'],
  [/^\/stays(\/|$)/, 'stays'],
  [/^\/articles(\/|$)/, 'articles'],
  [/^\/protocols(\/|$)/, 'protocols'],
  [/^\/approvals(\/|$)/, 'approvals'],
  [/^\/work-orders(\/|$)/, 'work_orders'],
  [/^\/conversations(\/|$)/, 'conversations'],
  // Guests' own words, and what they are told in their chats.
  [/^\/owner-questions(\/|$)/, 'conversations'],
  [/^\/notifications(\/|$)/, 'notifications'],
  // What goes across the nouns wants each of them.
  [/^\/reports\/today$/, 'properties', 'stays', 'work_orders', 'conversations', 'approvals'],
  [/^\/reports\/houses$/, 'properties', 'stays', 'work_orders', 'conversations'],
  [/^\/find$/, 'properties', 'contractors', 'work_orders'],
  [/^\/exports\/\{table\}$/, ...apiNouns],
  [/^\/(reports|billing\/plans)(\/|$)/, 'reports'],
];

/** An import is previewed and kept with the codes in it. */
const importing: readonly ApiScope[] = ['properties:write', 'contractors:write', 'articles:write', 'codes'];

/**
 * Whoever has a stay's personal link is shown its codes, and so is who has its days and the digits of its phone, which
 * stand in what is kept about the guest. Whoever has a contractor's link reads how to get in where they work. By its beginning: what comes under it is covered.
 */
const asGuest = /^\/(stays\/\{id\}\/(link|guest-data)|contractors\/\{id\}\/page-link)(\/|$)/;

/**
 * Writes that decide who is shown codes: a stay is what a guest is checked by, and whoever a contractor is gets the way
 * in with the job. A property comes with contractors, and brings those that there are up to date.
 */
const people = /^\/(stays|contractors|properties\/\{property_id\}\/contractors|properties$)(\/|$)/;
/** Writes of them that let in nobody whom the owner has not let in before. A new route is not among these. */
const letsInNobodyNew =
  /^\/(stays\/\{id\}\/(cancel|keep-code|forget-guest)|contractors\/\{id\}\/(remove|papers\/\{kind\})|properties\/\{property_id\}\/contractors\/(order|\{contractor_id\}\/(contact-point|remove)))$/;

/** What a request needs of a key, by its procedure's own address; undefined for what wants a person. */
export function scopesFor(method: string, address: string, input?: unknown): readonly ApiScope[] | undefined {
  if (/^\/imports(\/|$)/.test(address)) return importing;
  const doing: Doing = method === 'GET' ? 'read' : 'write';
  const [, ...nouns] = doors.find(([door]) => door.test(address)) ?? [];
  if (nouns.length === 0) return undefined;
  const table = nouns.find((noun) => noun === tableOf(input));
  const wanted = (table ? [table] : nouns).map((noun): ApiScope => `${noun}:${doing}`);
  if (writesArticle(address, input)) wanted.push('articles:write');
  return touchesCodes(doing, address, input) ? [...wanted, 'codes'] : wanted;
}

/** An answer to guests that is kept as an article, and a property that comes with some. */
const writesArticle = (address: string, input: unknown): boolean =>
  (address === '/owner-questions/answer' && Object(input).article !== undefined && Object(input).article !== null) ||
  (address === '/properties' && Object(input).articles !== undefined);

function touchesCodes(doing: Doing, address: string, input: unknown): boolean {
  if (asGuest.test(address)) return true;
  if (doing === 'read') return false;
  return (people.test(address) && !letsInNobodyNew.test(address)) || namesSecret(input);
}

/** Also where it empties one: a code that is gone opens no door. */
const namesSecret = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && secretNames.some((name) => Object.hasOwn(input, name));

/** Of an export: the noun it takes along. */
const tableOf = (input: unknown): unknown =>
  typeof input === 'object' && input && 'table' in input ? input.table : null;
