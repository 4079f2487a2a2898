import type { Page } from '@playwright/test';
import type { StayCheck } from '#contract/stays/stays.ts';
import { createVault } from '#server/platform/vault/aes-gcm.ts';
import { readMasterKeys } from '#server/platform/vault/master-key.ts';
import { guestTokenFor } from '../../tools/demo/guest-link.ts';
import { signInOf } from '../../tools/demo/people.ts';
import type { PropertyName } from '../../tools/demo/properties/all.ts';
import { linkIn, mailTo } from './mail.ts';
import type { Account, RunningServer } from './server.ts';

/** The demo's second person at the desk; the ready lines name the first alone. */
export const colleagueOf = (server: RunningServer): Account => signInOf(vaultOf(server), 'admin');

const vaultOf = (server: RunningServer) => createVault(readMasterKeys(server.dataDir, undefined));

/**
 * Opens `path` in a tab that is signed in. Over REST, from this browser and its address: the form, and the two documents
 * that it takes, are the subject of the journeys that begin with account-pages.ts.
 */
export async function signIn(page: Page, account: Account, path: string): Promise<void> {
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const answer = await page.request.post('/api/auth/sign-in/email', {
    data: account,
    headers: { 'user-agent': userAgent },
  });
  const token = answer.headers()['set-auth-token'];
  if (!token) throw new Error(`sign-in of ${account.email}: ${answer.status()} ${await answer.text()}`);
  // Kept as session.ts keeps it, from an empty document that leaves no trace among those one can go back to.
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }), { times: 1 });
  await page.goto('/empty');
  await page.evaluate(
    ([kept, to]) => {
      sessionStorage.setItem('porchlight.session', kept);
      location.replace(to);
    },
    [token, path] as const,
  );
  await page.waitForURL((url) => url.pathname === path.split('?')[0]);
}

/** Somebody of staff over REST: for what happens elsewhere while a screen is open. */
export async function staffOverRest(server: RunningServer, account: Account) {
  const as = await overRest(server, account);
  return <T = unknown>(path: string, body: object) => as<T>('POST', path, body);
}

/** The demo's owner over REST, or another one, as on another device. */
export const ownerOverRest = (server: RunningServer, owner = server.owner) => overRest(server, owner);

/** The demo's own house, as the API tells it: other journeys on the same server may have added houses before it. */
export async function cedarCottage<T>(server: RunningServer): Promise<T & { id: string; name: string }> {
  const ask = await ownerOverRest(server);
  const { items } = await ask<{ items: (T & { id: string; name: string })[] }>('GET', '/properties?limit=100');
  const cottage = items.find(({ name }) => name === 'Cedar Cottage');
  if (!cottage) throw new Error('The demo has no Cedar Cottage.');
  return cottage;
}

/** Chats that wait are closed by a colleague, so that a queue holds what a test puts there. */
export const clearQueue = (server: RunningServer): Promise<void> => closeAll(server, colleagueOf(server), 'waiting');

/** Every chat of somebody's queue is closed by them. */
export async function closeAll(server: RunningServer, account: Account, queue: 'waiting' | 'mine'): Promise<void> {
  const somebody = await overRest(server, account);
  type Page = { items: { id: string }[] };
  const { items } = await somebody<Page>('GET', `/conversations?queue=${queue}&limit=100`);
  for (const { id } of items) await somebody('POST', `/conversations/${id}/close`, {});
}

async function overRest(server: RunningServer, account: Account) {
  const answer = await fetch(`${server.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify(account),
  });
  const authorization = `Bearer ${answer.headers.get('set-auth-token')}`;
  return <T>(method: string, path: string, body?: object) =>
    ask<T>(`${server.url}/api/v1${path}`, { method, headers: { authorization }, ...(body && { body }) });
}

/** An owner who has just signed up and opened the link in the mail. */
export async function newOwner(server: RunningServer, email: string): Promise<Account> {
  const account = { email, password: 'Nightlight1!' };
  await ask(`${server.url}/api/v1/sign-up`, {
    method: 'POST',
    headers: { origin: server.url },
    body: {
      ...account,
      firstName: 'Ada',
      lastName: 'Byron',
      phone: '(415) 555-0123',
      propertyAddress: '12 Garden Street',
      propertyCity: 'Oakland',
      propertyState: 'CA',
      propertyZip: '94601',
      agreeToTerms: true,
      smsOptIn: false,
    },
  });
  await fetch(linkIn(await mailTo(server, email, /verify/i)));
  return account;
}

/** Marks the document, so that a test can show it was never loaded again. */
export const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
export const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

type Line = { author: string; kind: string; body: string; work_order: { id: string; reference: string } | null };
type Thread = { id: string; secret: string; messages: Line[] };

/** A guest over REST: at the demo property's link, or at another of its homes. */
export function openGuestChat(server: RunningServer, message: string, house?: PropertyName) {
  const link = house ? `/g/${guestTokenFor(vaultOf(server), house)}` : server.guestUrl;
  return openChatAt(server, link, { message, house });
}

/** A guest over REST, at any property's guest link. */
export async function openChatAt(
  server: RunningServer,
  guestLink: string,
  { message, house = 'a phone' }: { message: string; house?: string },
) {
  const token = guestLink.split('/g/')[1];
  const base = `${server.url}/api/v1/guest/${token}/conversations`;
  const from = { 'x-forwarded-for': house }; // an address may begin only so many
  const { id, secret }: Thread = await ask(base, { method: 'POST', body: { message }, headers: from });
  const headers = { 'x-conversation-secret': secret };
  const lines = async () => {
    const { messages }: Thread = await ask(`${base}/${id}/messages`, { headers });
    return messages;
  };
  return {
    id,
    lines,
    checkStay: (stay: StayCheck) => ask(`${base}/${id}/verify`, { method: 'POST', headers, body: stay }),
    write: (words: string) => ask(`${base}/${id}/messages`, { method: 'POST', headers, body: { message: words } }),
    workOrder: async () => {
      const order = (await lines()).find(({ work_order }) => work_order)?.work_order;
      if (!order) throw new Error('The thread holds no work order.');
      return order;
    },
  };
}

async function ask<T>(
  url: string,
  { body, headers, method = 'GET' }: { body?: object; headers?: Record<string, string>; method?: string },
): Promise<T> {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T; // the contract's output for this path
}
