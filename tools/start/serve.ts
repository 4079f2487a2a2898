import { runUntilStopped } from '#server/main.ts';
import { readDemo, seedDemo } from '../demo/seed.ts';

/**
 * What `npm start` runs: the server, with demo data on its first start in demo mode. The lines on stdout are for people and
 * scripts alike; production runs `src/server/main.ts`, which knows no demo.
 */
await runUntilStopped(async ({ house, url, settings }) => {
  const say = (name: string, ...values: string[]) => process.stdout.write(`${[name, ...values].join(' ')}\n`);
  if (settings.seed === 'demo') await seedDemo(house);
  say('open', url);
  if (settings.seed === 'demo') {
    const demo = await readDemo(house);
    say('owner', demo.owner.email, demo.owner.password);
    say('agent', demo.agent.email, demo.agent.password);
    say('guest', demo.guestUrl);
    say('outbox', `${url}/outbox`);
  }
  say('data', settings.DATA_DIR);
});
