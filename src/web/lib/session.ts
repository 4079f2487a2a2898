const key = 'porchlight.session';

/** The bearer token of this tab, or null when nobody is signed in here. Never a cookie, never another tab's. */
export function sessionToken(): string | null {
  return sessionStorage.getItem(key);
}

/** Forgets the token of this tab; the server's session ends by itself or by `signOut`. */
export function forgetSession() {
  sessionStorage.removeItem(key);
}

/** `fetch` as the signed-in person: sends the token, keeps a new one when the server slides the session on. */
export async function fetchSignedIn(request: Request, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(request.headers);
  const token = sessionToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(new Request(request, { ...init, headers, credentials: 'omit' }));
  const next = response.headers.get('set-auth-token');
  if (next && sessionToken() === token) sessionStorage.setItem(key, next);
  if (response.status === 401 && token && sessionToken() === token) endSession();
  return response;
}

/** The server no longer knows this token: the tab is told, so that the screen can ask to sign in again. */
function endSession() {
  forgetSession();
  dispatchEvent(new Event('porchlight:signed-out'));
}

/** Runs `act` when the session of this tab ends under it. Returns how to stop listening. */
export function onSessionEnd(act: () => void) {
  addEventListener('porchlight:signed-out', act);
  return () => removeEventListener('porchlight:signed-out', act);
}

/** Why a sign-in did not succeed, in the specification's words. */
export class SignInError extends Error {}

/** Signs this tab in. Throws SignInError with a sentence for the form. */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  const response = await post('/api/auth/sign-in/email', credentials);
  const token = response.headers.get('set-auth-token');
  if (!response.ok || !token) throw new SignInError(await refusal(response));
  sessionStorage.setItem(key, token);
}

/** Ends the session on the server and in this tab; the tab forgets it even when the server cannot be reached. */
export async function signOut(): Promise<void> {
  try {
    await fetchSignedIn(new Request('/api/auth/sign-out', { method: 'POST', headers: json, body: '{}' }));
  } finally {
    forgetSession();
  }
}

const json = { 'content-type': 'application/json' };

async function post(path: string, body: object): Promise<Response> {
  try {
    return await fetch(path, { method: 'POST', headers: json, body: JSON.stringify(body), credentials: 'omit' });
  } catch (cause) {
    throw new SignInError('Failed to sign in', { cause });
  }
}

const refusals: Record<string, string> = {
  EMAIL_NOT_VERIFIED: 'Please verify your email address before signing in. Check your inbox for a verification email.',
  INVALID_EMAIL_OR_PASSWORD: 'Sign-in failed. Please check your credentials and try again.',
  INVALID_EMAIL: 'Sign-in failed. Please check your credentials and try again.',
};

async function refusal(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.headers.get('content-type')?.includes('json')) return 'Failed to sign in';
  const { code = '', message } = JSON.parse(text) as { code?: string; message?: string }; // the auth library's error
  return refusals[code] ?? message ?? 'Failed to sign in';
}
