import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { readSettings } from '#server/kernel/env.ts';
import { type RunningSandbox, startStripeSandbox } from './server.ts';

type Env = Record<string, string | undefined>;

/**
 * Beside a server that was told of no payment provider, outside production: the sandbox, its state in the data
 * directory, and the settings that lead to it. Nothing where a provider is set up.
 */
export async function startSandboxBeside(env: Env): Promise<{ env: Env; sandbox: RunningSandbox | undefined }> {
  const { demo, DATA_DIR, HOST, STRIPE_SECRET_KEY } = readSettings(env);
  if (!demo || STRIPE_SECRET_KEY) return { env, sandbox: undefined };
  // Of this machine's directory alone, and the same after a restart: what is under way stays signed.
  const of = (name: string) =>
    createHash('sha256')
      .update(`${name} ${resolve(DATA_DIR)}`)
      .digest('hex')
      .slice(0, 32);
  const sandbox = await startStripeSandbox({
    host: HOST,
    file: join(DATA_DIR, 'stripe-sandbox.json'),
    secretKey: `sk_test_${of('key')}`,
    webhookSecret: `whsec_${of('webhook')}`,
  });
  const settings = {
    STRIPE_SECRET_KEY: sandbox.secretKey,
    STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
    STRIPE_API_BASE: sandbox.url,
  };
  return { env: { ...env, ...settings }, sandbox };
}
