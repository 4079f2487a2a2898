import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { Settings } from '#server/kernel/env.ts';
import { type RunningSandbox, startStripeSandbox } from './server.ts';

/** For a server that was told of no payment provider, outside production; its state is in the data directory. */
export function startSandboxBeside({ DATA_DIR, HOST }: Settings): Promise<RunningSandbox> {
  // Of this machine's directory alone, and the same after a restart: what is under way stays signed.
  const of = (name: string) =>
    createHash('sha256')
      .update(`${name} ${resolve(DATA_DIR)}`)
      .digest('hex')
      .slice(0, 32);
  return startStripeSandbox({
    host: HOST,
    file: join(DATA_DIR, 'stripe-sandbox.json'),
    secretKey: `sk_test_${of('key')}`,
    webhookSecret: `whsec_${of('webhook')}`,
  });
}
