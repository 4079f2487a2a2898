// Guest scenarios through the whole server on a fresh database: fixtures, then one real conversation a case.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { type Application, startApplication } from '#server/application.ts';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { readSettings } from '#server/kernel/env.ts';
import { type Figures, timing } from './figures.ts';
import { recordedModel } from './recorded-model.ts';
import { readRows } from './rows.ts';
import { placeFixtures, readFixtures } from './scenarios-fixtures.ts';
import { type Outcome, playCase } from './scenarios-play.ts';
import { anyCaseRow, type Case } from './scenarios-rows.ts';

export interface ScenarioOptions {
  files: readonly string[];
  fixtures: string;
  /** Where the results go, one JSON object a line. */
  out: string;
  /** Answers of a language model, written down; without it the embedded engine answers alone. */
  model?: string | undefined;
}

export async function evalScenarios({ files, fixtures, out, model: answers }: ScenarioOptions): Promise<Figures> {
  const { reference_now, properties } = readFixtures(fixtures);
  const now = new Date(reference_now);
  const cases = files.flatMap((file) => readRows(file, anyCaseRow));
  const model = answers ? recordedModel(answers) : undefined;
  return inFreshHouse(now, async (application) => {
    const places = await placeFixtures(application, properties);
    const begun = performance.now();
    const times: number[] = [];
    const outcomes = await inLanes(cases, async (row) => {
      const place = places.get(row.property);
      if (!place) throw new Error(`${row.id}: the fixtures have no property ${row.property}`);
      const start = performance.now();
      const outcome = await playCase({ ...application.deps, model: model?.of(row.id) }, place, row, now);
      times.push(performance.now() - start);
      return outcome;
    });
    writeFileSync(out, outcomes.map((outcome) => `${JSON.stringify(outcome)}\n`).join(''));
    const unanswered = model && { without_answer: model.writeAsked(`${out}.asked`) };
    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    return { rows: cases.length, ...countsOf(outcomes), ...unanswered, seconds, ...timing(times), results: out };
  });
}

/** The server on a database of its own in a directory that goes away; its clock stands at `now`. */
async function inFreshHouse<Result>(now: Date, work: (application: Application) => Promise<Result>): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-eval-'));
  const settings = readSettings({ DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'error' });
  const log = pino({ level: 'error' }, pino.destination(2));
  const database = await startEmbeddedPostgres(dataDir, () => {}, { settings: { fsync: 'off' } });
  try {
    const clock = { now: () => now };
    const { connection } = database;
    const application = await startApplication({
      settings,
      connection,
      publicUrl: 'http://porchlight.test',
      log,
      clock,
    });
    try {
      return await work(application);
    } finally {
      await application.stop();
    }
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * A lane for each property, results in the order of the cases: a conversation holds its property's lock of the stay
 * check until it is rolled back, and another there would wait for it.
 */
async function inLanes(cases: Case[], play: (row: Case) => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const lanes = Map.groupBy(cases.entries(), ([, { property }]) => property);
  const playAll = async (lane: [number, Case][]) => {
    for (const [i, row] of lane) outcomes[i] = await play(row);
  };
  await Promise.all([...lanes.values()].map(playAll));
  return outcomes;
}

const countsOf = (outcomes: Outcome[]): Figures => ({
  with_work_order: outcomes.filter(({ work_orders }) => work_orders.length > 0).length,
  escalated: outcomes.filter(({ escalated }) => escalated).length,
  emergencies: outcomes.filter(({ emergency }) => emergency).length,
  without_reply: outcomes.filter(({ reply }) => reply.trim() === '').length,
  ...modelCounts(outcomes.flatMap(({ model }) => model)),
});

/** How the calls of the language model ended, where there is one. */
const modelCounts = (ends: string[]): Figures =>
  Object.fromEntries([...new Set(ends)].map((end) => [`model_${end}`, ends.filter((other) => other === end).length]));
