import { chat } from './support/chats.ts';
import { fillOneHouse } from './support/one-house.ts';
import { makePlace, startServer } from './support/place.ts';
import { percentile, type Report } from './support/report.ts';

/**
 * Message in → answer out over HTTP, embedded engine, a house of about 60 facts and articles, with 1, 50 and 200 chats
 * at once.
 */
export async function guestAnswer(): Promise<Report> {
  const place = await makePlace();
  const env = { DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir, MASTER_KEY: place.masterKey };
  const token = await fillOneHouse(place);
  const server = await startServer(env);
  const figures: Report['figures'] = {};
  try {
    for (const chats of [1, 50, 200]) {
      const times = await chat(`${server.url}/api/v1/guest/${token}/conversations`, chats, place);
      figures[`${chats} chats: p50 / p99 / answers`] =
        `${percentile(times, 0.5).toFixed(1)} ms / ${percentile(times, 0.99).toFixed(1)} ms / ${times.length}`;
    }
  } finally {
    await server.stop();
    await place.end();
  }
  return { name: 'P9 guest answer, message in to answer out', figures };
}
