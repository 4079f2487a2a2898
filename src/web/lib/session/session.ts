import * as copy from '#contract/messages/en/ui.ts';
import { inOwnLanguage } from '../http/own-language.ts';

const key = 'porchlight.session';
/** What opens copies for whoever is signed in here: offline/seal.ts puts it there, and it goes with the session. */
const sealKey = 'porchlight.seal';

/** In which account this tab works: `me` says so first, and it stays until somebody switches. */
const accountKey = 'porchlight.account';

/** The bearer token of this tab, or null when nobody is signed in here. Never a cookie, never another tab's. */
export function sessionToken(): string | null {
  return sessionStorage.getItem(key);
}

/** Signs this tab in with a token that the server gave it. */
export function keepSession(token: string) {
  sessionStorage.setItem(key, token);
}

/** The account that this tab's requests name, or null where the server chooses. Each tab has its own. */
export const accountOfTab = (): string | null => sessionStorage.getItem(accountKey);

export function keepAccount(id: string | null) {
  if (id === null) sessionStorage.removeItem(accountKey);
  else sessionStorage.setItem(accountKey, id);
}

/** What a request says of who asks, and in which account. */
export const signedInHeaders = (): Record<string, string> => {
  const [token, account] = [sessionToken(), accountOfTab()];
  return { ...(token && { authorization: `Bearer ${token}` }), ...(account && { 'x-account': account }) };
};

/** Forgets the token of this tab; the server's session ends by itself or by `signOut`. */
export function forgetSession() {
  for (const name of [key, sealKey, accountKey]) sessionStorage.removeItem(name);
  dispatchEvent(new Event('porchlight:session-forgotten'));
}

/** Runs `act` when this tab is signed in no longer, for whatever reason. Returns how to stop listening. */
export function onSessionForgotten(act: () => void) {
  addEventListener('porchlight:session-forgotten', act);
  return () => removeEventListener('porchlight:session-forgotten', act);
}

/** What trades or ends this tab's session just now; settled when nothing does. */
let exchange: Promise<unknown> = Promise.resolve();

/**
 * Runs a call that trades this tab's session for another one, or ends it. Requests that begin meanwhile wait, so that
 * none goes out with a token that is dying: the live stream, above all, which the server closes with the old session.
 */
export function exchangeSession<T>(call: () => Promise<T>): Promise<T> {
  const result = exchange.then(call);
  exchange = result.catch(() => undefined); // whoever called hears of it
  return result;
}

/** Resolves once no exchange is under way. */
export const sessionSettled = (): Promise<unknown> => exchange;

/** `fetch` as the signed-in person: sends the token, keeps a new one when the server slides the session on. */
export async function fetchSignedIn(request: Request, init: RequestInit = {}): Promise<Response> {
  const again = request.clone();
  const token = await settledToken();
  if (token === 'gone') return signedOutAnswer();
  const response = await fetchWithToken(request, init);
  if (response.status !== 401 || !token) return response;
  const next = await settledToken();
  if (next !== token) return next && next !== 'gone' ? fetchWithToken(again, init) : response;
  endSession();
  return response;
}

/** The token once no exchange is under way; 'gone' when it was there before and is not any more. */
async function settledToken(): Promise<string | null> {
  const before = sessionToken();
  await sessionSettled();
  return sessionToken() ?? (before && 'gone');
}

/** What the server would say to a token that has just been given back, without asking it. */
const signedOutAnswer = () => Response.json({ code: 'UNAUTHORIZED', message: copy.signedOut }, { status: 401 });

/** The same where a 401 may mean something else than an ended session, such as a wrong code. Waits for nothing. */
export async function fetchWithToken(request: Request, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(request.headers);
  const token = sessionToken();
  for (const [name, value] of Object.entries({ ...signedInHeaders(), ...inOwnLanguage })) headers.set(name, value);
  const send = () => fetch(new Request(request, { ...init, headers, credentials: 'omit' }));
  const response = await (asked(request, token)?.catch(send) ?? send());
  const next = response.headers.get('set-auth-token');
  if (next && sessionToken() === token) keepSession(next);
  return response;
}

/** The one question that the document itself asked, before this script had come (first-asks.js). */
type Asked = { path: string; token: string; account: string | null; answer: Promise<Response> };

/** Its answer, once, for whoever asks the same with the same token. */
function asked({ url }: Request, token: string | null): Promise<Response> | undefined {
  const early = (globalThis as { porchlightAsked?: Asked }).porchlightAsked; // first-asks.js put it there
  if (
    !early ||
    early.token !== token ||
    (early.account ?? null) !== accountOfTab() ||
    early.path !== new URL(url).pathname
  )
    return undefined;
  Object.assign(globalThis, { porchlightAsked: undefined });
  return early.answer;
}

/** The server no longer knows this token: the tab is told, so that the screen can ask to sign in again. */
export function endSession() {
  forgetSession();
  dispatchEvent(new Event('porchlight:signed-out'));
}

/** Runs `act` when the session of this tab ends under it. Returns how to stop listening. */
export function onSessionEnd(act: () => void) {
  addEventListener('porchlight:signed-out', act);
  return () => removeEventListener('porchlight:signed-out', act);
}

/**
 * Ends the session on the server, then in this tab. Throws when the server cannot be reached: the tab is signed in
 * still.
 */
export function signOut(): Promise<void> {
  return exchangeSession(async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetchWithToken(
      new Request(`${location.origin}/api/auth/sign-out`, { method: 'POST', headers, body: '{}' }),
    );
    if (!response.ok && response.status !== 401) throw new Error(`Signing out was answered ${response.status}.`);
    forgetSession();
  });
}
