import { startModelServer } from '../tests/support/model-server.ts';
import { chat } from './support/chats.ts';
import { fillOneHouse } from './support/one-house.ts';
import { makePlace, startServer } from './support/place.ts';
import { percentile, type Report } from './support/report.ts';

/** What the model takes to its first token; the rest comes with it. */
const modelMs = 200;

/**
 * The same with a scripted model: what the house adds to the model's own time. A guest sees an answer once the guard
 * has read it whole, so the answer's first token is its last.
 */
export async function modelAnswer(): Promise<Report> {
  const place = await makePlace();
  const model = await startModelServer();
  model.firstTokenMs = modelMs;
  const env = { DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir, MASTER_KEY: place.masterKey, ...model.env };
  const token = await fillOneHouse(place);
  const server = await startServer(env);
  const figures: Report['figures'] = {};
  try {
    for (const chats of [1, 50]) {
      const before = model.asked.length;
      const times = await chat(`${server.url}/api/v1/guest/${token}/conversations`, chats, place);
      const added = (share: number) => `${(percentile(times, share) - modelMs).toFixed(1)} ms`;
      figures[`${chats} chats: added p50 / p99 / answers / asked of the model`] =
        `${added(0.5)} / ${added(0.99)} / ${times.length} / ${model.asked.length - before}`;
    }
  } finally {
    await server.stop();
    await model.stop();
    await place.end();
  }
  return { name: 'P9b guest answer by a model, what is added to its 200 ms', figures };
}
