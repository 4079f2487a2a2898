import * as copyInEnglish from '#contract/messages/en/privacy/archives.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import type { Row } from '../read-rows.ts';
import { completeRow } from './complete-row.ts';
import { type InsertedRow, insertRows } from './insert-rows.ts';
import { linesOf } from './lines.ts';
import type { NewIds } from './new-ids.ts';
import { type Noun, nounsBack, partOf } from './nouns.ts';
import type { OpenArchive } from './open-archive.ts';
import { rests } from './resting.ts';
import { shapeOf } from './row-shapes.ts';
import type { Tally } from './tally.ts';
import { updateRows } from './update-rows.ts';

const copy = spoken(copyInEnglish);

export type Reading = {
  archive: OpenArchive;
  ids: NewIds;
  vault: Vault;
  customerId: string;
  /** Null where the codes stay shut. */
  passphrase: string | null;
  /** Keys of the files that are there. */
  files: ReadonlySet<string>;
  tally: Tally;
  onRows(rows: number): Promise<void>;
};

/** So few that they are done with before V8 takes them for something that lasts. */
const atOnce = 100;

/** Every row of an archive that can be read, in the unit's transaction. @returns the keys of files that rows name */
export async function writeRows(unit: UnitOfWork, reading: Reading): Promise<Set<string>> {
  const named = new Set<string>();
  for (const noun of nounsBack) {
    if (noun.folder === 'secrets' && reading.passphrase === null) continue;
    await writeNoun(unit, reading, noun, named);
  }
  return named;
}

async function writeNoun(unit: UnitOfWork, reading: Reading, noun: Noun, named: Set<string>): Promise<void> {
  const write = noun.back === 'insert' ? insertRows : updateRows;
  for await (const rows of pagesOf(unit, reading, noun, named)) {
    await write(unit, { noun, rows, ...reading });
    await reading.onRows(rows.length);
  }
}

async function* pagesOf(
  unit: UnitOfWork,
  reading: Reading,
  noun: Noun,
  named: Set<string>,
): AsyncGenerator<InsertedRow[]> {
  const part = reading.archive.manifest.parts.find(({ name }) => name === partOf(noun));
  if (!part) return;
  const shape = shapeOf(noun);
  let page: InsertedRow[] = [];
  for await (const entry of reading.archive.entries()) {
    if (entry.filename !== part.name) continue;
    const passphrase = entry.encrypted ? reading.passphrase : null;
    for await (const { line, json } of linesOf(reading.archive.bytesOf(entry, part, passphrase))) {
      const at = { part: part.name, line };
      const found = parsed(reading.ids.inText(json));
      if (isSalt(found)) continue;
      const read = shape.check(found);
      const whole = 'field' in read ? badValue(read.field) : completeRow(reading, noun, rested(noun, read.row));
      if (typeof whole === 'string') reading.tally.unread(noun.name, { ...at, why: whole });
      else page.push({ row: whole.row, ...at });
      if (typeof whole !== 'string') for (const key of whole.files) named.add(key);
      if (page.length < atOnce) continue;
      yield page;
      page = [];
    }
  }
  if (page.length > 0) yield page;

  function rested(of: Noun, row: Row): Row {
    return rests.get(of.name)?.(row, { now: unit.now, note: reading.tally.note }) ?? row;
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The first line of an encrypted part: see `archive-entries.ts`. */
const isSalt = (row: unknown): boolean => typeof row === 'object' && row !== null && 'salt' in row;

const badValue = (field: string): string => (field ? fill(copy.badValue, { field }) : copy.badLine);
