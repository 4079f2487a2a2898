import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';

/** Names the directory in which a run leaves every text that it sent to PostgreSQL (tests/older tries them on 15). */
const directory = process.env.STATEMENTS;

type Recorder = { sent: Set<string>; written: Set<string> };
const mark = Symbol.for('porchlight.statements');
const client = pg.Client.prototype as pg.Client & { [mark]?: Recorder }; // the mark is ours

const uuid = /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/g;
const nobody = '00000000-0000-0000-0000-000000000000';

if (directory) {
  // A worker reads this once a file, and has one driver.
  client[mark] ??= record();
  const { sent, written } = client[mark];
  mkdirSync(directory, { recursive: true });
  afterAll(() => {
    const lines = [...sent].filter((text) => !written.has(text)).map((text) => `${JSON.stringify(text)}\n`);
    appendFileSync(join(directory, `${process.pid}.jsonl`), lines.join(''));
    for (const text of sent) written.add(text);
  });
}

function record(): Recorder {
  const sent = new Set<string>();
  const query: (...words: unknown[]) => unknown = client.query;
  const recording = function (this: pg.Client, ...words: unknown[]) {
    const [first] = words;
    const text = first && typeof first === 'object' && 'text' in first ? first.text : first;
    // The names of rows and databases are written into some, and make no other statement of it.
    if (typeof text === 'string') sent.add(text.replaceAll(uuid, nobody));
    return query.apply(this, words);
  };
  client.query = recording as typeof client.query; // takes whatever it takes, and answers what it answers
  return { sent, written: new Set() };
}
