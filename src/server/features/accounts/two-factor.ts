import { twoFactor } from 'better-auth/plugins';

/** The library asks for the second factor after a password alone; a passkey is one by itself, and nothing else is. */
const asking = new Set(['/sign-in/email', '/sign-in/email-otp', '/callback/:id']);

export function twoFactorPlugin() {
  const plugin = twoFactor({
    issuer: 'Porchlight',
    backupCodeOptions: { amount: 10 },
    accountLockout: { enabled: false }, // ours counts a person's tries, not a challenge's (second-factor.ts)
  });
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: ({ path }: { path?: string }) => asking.has(path ?? ''),
  }));
  return { ...plugin, hooks: { after } };
}
