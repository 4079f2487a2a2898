import { startModelServer } from '../tests/support/model-server.ts';
import { answerTimes } from './support/answer-times.ts';
import type { Report } from './support/report.ts';

/** What the model takes to its first token; the rest comes with it. */
const modelMs = 200;

/**
 * The same with a scripted model: what the house adds to the model's own time. A guest sees an answer once the guard
 * has read it whole, so the answer's first token is its last.
 */
export async function modelAnswer(): Promise<Report> {
  const model = await startModelServer();
  model.firstTokenMs = modelMs;
  try {
    const figures = await answerTimes([1, 50], modelMs, model.env);
    return { name: `P9b guest answer by a model, what is added to its ${modelMs} ms`, figures };
  } finally {
    await model.stop();
  }
}
