import { outboxAddress } from '#server/http/outbox-page.ts';
import { type Running, runUntilStopped } from '#server/main.ts';
import { readDemo, seedDemo } from '../demo/seed.ts';
import { startSandboxBeside } from '../stripe-sandbox/beside.ts';
import type { RunningSandbox } from '../stripe-sandbox/server.ts';

let sandbox: RunningSandbox | undefined;

/**
 * What `npm start` runs: the server, with demo data on its first start in demo mode. The lines on stdout are for people
 * and scripts alike; production runs `src/server/main.ts`, which knows no demo.
 */
const ready = async ({ house, url, settings }: Running) => {
  sandbox?.deliverTo(`http://127.0.0.1:${settings.PORT || new URL(url).port}/webhooks/stripe`);
  const say = (name: string, ...values: string[]) => process.stdout.write(`${[name, ...values].join(' ')}\n`);
  if (settings.seed === 'demo') await seedDemo(house);
  say('open', url);
  if (settings.seed === 'demo') {
    const demo = await readDemo(house);
    say('owner', demo.owner.email, demo.owner.password);
    say('agent', demo.agent.email, demo.agent.password);
    say('guest', demo.guestUrl);
    say('outbox', outboxAddress(url, settings.HOST, house.deps.vault));
  }
  say('data', settings.DATA_DIR);
};

await runUntilStopped(ready, async () => {
  const beside = await startSandboxBeside(process.env);
  sandbox = beside.sandbox;
  return beside.env;
});
