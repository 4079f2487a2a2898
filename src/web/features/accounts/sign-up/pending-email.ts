import { useEffect, useState } from 'react';

const key = 'porchlight.pending-email';
/** Between the tabs of one browser; nothing of it is kept. */
const channelName = 'address-verified';

/**
 * The address that somebody typed or proved on their way in, which no page asks for again. In this tab only: never in an
 * address bar.
 */
export function keepPendingEmail(email: string) {
  sessionStorage.setItem(key, email);
}

export function pendingEmail(): string | null {
  return sessionStorage.getItem(key);
}

export function forgetPendingEmail() {
  sessionStorage.removeItem(key);
}

/**
 * The link of a verification mail ends with the address it is about, behind a `#` that no server sees. It is kept here,
 * goes from the address bar and the history, and other tabs that wait for it are told once it is proved.
 */
export function takeMailedAddress() {
  const email = new URLSearchParams(location.hash.slice(1)).get('email');
  if (!email) return;
  const { pathname, search } = location;
  history.replaceState(history.state, '', `${pathname}${search}`);
  keepPendingEmail(email);
  const asked = new URLSearchParams(search);
  if (!asked.has('verified') || asked.has('error')) return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(email);
  channel.close();
}

/** Whether this address has just been proved in another tab of this browser. */
export function useVerifiedElsewhere(email: string | null): boolean {
  const [verified, setVerified] = useState<string | null>(null);
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<string>) => setVerified(data);
    return () => channel.close();
  }, []);
  return verified !== null && verified.toLowerCase() === email?.toLowerCase();
}
