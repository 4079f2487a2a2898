// The address of a page as browsers name it: scheme, host and port.

const local = ['localhost', '127.0.0.1', '[::1]'];

type Refusal = 'unreadable' | 'withPattern' | 'withName' | 'notSecure';

/**
 * The origin of what somebody copied from the address bar, or why there is none. `https` alone, so that nobody on the
 * way changes the page: but for a page on one's own machine.
 */
export function readPageOrigin(typed: string): { origin: string } | { refused: Refusal } {
  const text = typed.trim();
  if (text.includes('*')) return { refused: 'withPattern' };
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(whole)) return { refused: 'unreadable' };
  const { protocol, hostname, origin, username, password } = new URL(whole);
  if (username || password) return { refused: 'withName' };
  const isLocal = local.includes(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) return { refused: 'notSecure' };
  return isLocal || hostname.includes('.') ? { origin } : { refused: 'unreadable' };
}
