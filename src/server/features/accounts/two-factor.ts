import { twoFactor } from 'better-auth/plugins/two-factor';

/** The library asks for the second factor after a password alone; a passkey is one by itself, and nothing else is. */
const asking = new Set(['/sign-in/email', '/sign-in/email-otp', '/callback/:id']);

/** Whether a sign-in by this route still wants the second factor of whoever has one. */
export const asksForCode = (path: string | undefined): boolean => asking.has(path ?? '');

export function twoFactorPlugin() {
  const plugin = twoFactor({
    issuer: 'Porchlight',
    backupCodeOptions: { amount: 10 },
    accountLockout: { enabled: false }, // ours counts a person's tries, not a challenge's (second-factor.ts)
  });
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: ({ path }: { path?: string }) => asksForCode(path),
  }));
  return { ...plugin, hooks: { after } };
}
