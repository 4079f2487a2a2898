import { language } from '#contract/messages/en/own.ts';
/** Pages that open without a network, each with a worker of its own: no other page of ours is touched by one. */
export type KeptPage = '/job' | '/dashboard';

const worker = (language as string) === 'en' ? '/offline-worker.js' : `/offline-worker.js?language=${language}`; // made by tools/build/offline-worker.ts of offline-worker.js
/** The one policy that these documents may make (security-headers.ts); it says one address, whatever it is asked. */
const policyName = 'porchlight-offline';

type Policy = { createScriptURL(asked: string): string };
type TrustedTypes = { createPolicy(name: string, policy: Policy): Policy };

let policy: Policy | undefined;

/** From now on this page opens without a network, as it was built when it last had one. Not on plain http. */
export async function keepPage(page: KeptPage): Promise<void> {
  if (import.meta.env.DEV || !navigator.serviceWorker) return;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL: () => worker });
  const address = policy?.createScriptURL('') ?? worker;
  // Forbidden in some private windows; there it opens with a network alone.
  await navigator.serviceWorker.register(address, { scope: page }).catch(() => undefined);
}
