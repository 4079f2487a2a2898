const key = 'porchlight.pending-email';

/**
 * The address that waits for its verification, for the page that says so. In this tab only: never in an address bar.
 */
export function keepPendingEmail(email: string) {
  sessionStorage.setItem(key, email);
}

export function pendingEmail(): string | null {
  return sessionStorage.getItem(key);
}
