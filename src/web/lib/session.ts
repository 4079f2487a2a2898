const key = 'porchlight.session';

/** The bearer token of this tab, or null when nobody is signed in here. Never a cookie, never another tab's. */
export function sessionToken(): string | null {
  return sessionStorage.getItem(key);
}

/** Signs this tab in with a token that the server gave it. */
export function keepSession(token: string) {
  sessionStorage.setItem(key, token);
}

/** Forgets the token of this tab; the server's session ends by itself or by `signOut`. */
export function forgetSession() {
  sessionStorage.removeItem(key);
}

/** `fetch` as the signed-in person: sends the token, keeps a new one when the server slides the session on. */
export async function fetchSignedIn(request: Request, init: RequestInit = {}): Promise<Response> {
  const token = sessionToken();
  const response = await fetchWithToken(request, init);
  if (response.status === 401 && token && sessionToken() === token) endSession();
  return response;
}

/** The same where a 401 may mean something else than an ended session, such as a wrong code. */
export async function fetchWithToken(request: Request, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(request.headers);
  const token = sessionToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(new Request(request, { ...init, headers, credentials: 'omit' }));
  const next = response.headers.get('set-auth-token');
  if (next && sessionToken() === token) keepSession(next);
  return response;
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

/** Ends the session on the server and in this tab; the tab forgets it even when the server cannot be reached. */
export async function signOut(): Promise<void> {
  try {
    const headers = { 'content-type': 'application/json' };
    await fetchSignedIn(new Request('/api/auth/sign-out', { method: 'POST', headers, body: '{}' }));
  } finally {
    forgetSession();
  }
}
