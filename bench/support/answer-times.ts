import { chat } from './chats.ts';
import { fillOneHouse } from './one-house.ts';
import { makePlace, startServer } from './place.ts';
import { percentile, type Report, spread } from './report.ts';

const rounds = 5;

/**
 * Messages in, answers out, of a house of about 60 facts and articles: ours and the bare server (`bare-answers.ts`) in
 * turns, both warm. @param asides milliseconds that are not theirs, such as the model's own
 */
export async function answerTimes(chats: number[], asides = 0, env: Record<string, string> = {}) {
  const place = await makePlace();
  const token = await fillOneHouse(place);
  const all = { DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir, MASTER_KEY: place.masterKey, ...env };
  const ours = await startServer(all);
  const bare = await startServer(all, ['bench/support/bare-answers.ts']);
  const figures: Report['figures'] = {};
  const talk = (server: 'ours' | 'bare', count: number) =>
    chat(
      server === 'ours' ? `${ours.url}/api/v1/guest/${token}/conversations` : `${bare.url}/conversations`,
      count,
      place,
    );
  try {
    for (const server of ['bare', 'ours'] as const) await talk(server, 20);
    for (const count of chats) {
      const times = { bare: [] as number[][], ours: [] as number[][] };
      for (let round = 0; round < rounds; round++) {
        for (const server of ['bare', 'ours'] as const) times[server].push(await talk(server, count));
      }
      for (const server of ['bare', 'ours'] as const) {
        const at = (share: number) =>
          spread(
            times[server].map((list) => percentile(list, share) - asides),
            ' ms',
            1,
          );
        const answers = times[server].reduce((sum, { length }) => sum + length, 0);
        figures[`${count} chats, ${server === 'bare' ? 'limit' : 'ours'}: p50; p99; answers`] =
          `${at(0.5)}; ${at(0.99)}; ${answers}`;
      }
    }
  } finally {
    await ours.stop();
    await bare.stop();
    await place.end();
  }
  return figures;
}
