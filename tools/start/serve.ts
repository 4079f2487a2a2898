import { mailSinkAddress } from '#server/http/mail-sink-page.ts';
import { type Running, runUntilStopped } from '#server/main.ts';
import type { RunningSandbox } from '../stripe-sandbox/server.ts';

let sandbox: RunningSandbox | undefined;

/**
 * What `npm start` runs: the server, with demo data on its first start in demo mode. The lines on stdout are for people
 * and scripts alike. What only a demo needs is loaded in one.
 */
const ready = async ({ application, url, settings }: Running) => {
  sandbox?.deliverTo(`http://127.0.0.1:${settings.PORT || new URL(url).port}/webhooks/stripe`);
  const say = (name: string, ...values: string[]) => process.stdout.write(`${[name, ...values].join(' ')}\n`);
  if (settings.seed !== 'demo') {
    say('open', url);
  } else {
    const { readDemo, seedDemo } = await import('../demo/seed.ts');
    await seedDemo(application);
    say('open', url);
    const demo = await readDemo(application);
    say('owner', demo.owner.email, demo.owner.password);
    say('agent', demo.agent.email, demo.agent.password);
    say('guest', demo.guestUrl);
    say('outbox', mailSinkAddress(url, settings.HOST, application.deps.vault));
  }
  say('data', settings.DATA_DIR);
};

await runUntilStopped(ready, async (settings) => {
  if (!settings.demo || settings.STRIPE_SECRET_KEY) return {};
  const { startSandboxBeside } = await import('../stripe-sandbox/beside.ts');
  sandbox = await startSandboxBeside(settings);
  return {
    STRIPE_SECRET_KEY: sandbox.secretKey,
    STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
    STRIPE_API_BASE: sandbox.url,
  };
});
