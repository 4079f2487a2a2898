import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Trespass } from './law.ts';

type Law = {
  TABLES: Record<string, string[]>;
  UPWARD_READS: { file: string; tables: string[]; why: string }[];
  tablesAfter(ladder: string[], feature: string): string[];
};
/** A table: the file it is made in, its name in SQL and in code. */
type Table = { home: string; sql: string; code: string };

/**
 * What no import shows: tables of features to the right that are named in SQL, and rows of them that are written. The
 * exceptions are those of .dependency-cruiser.tables.mjs, for reading alone.
 */
export async function findTableTrespasses(checkout: string): Promise<Trespass[]> {
  const read = (file: string) => import(pathToFileURL(join(checkout, file)).href);
  const law: Law = await read('.dependency-cruiser.tables.mjs');
  const { LADDER: ladder }: { LADDER: string[] } = await read('.dependency-cruiser.mjs');
  const tables = readTables(checkout);
  const sources = globSync('src/server/features/**/*.ts', { cwd: checkout }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  return sources.flatMap((from) => {
    const name = from.replace('src/server/features/', '');
    const owner = name.split('/')[0] ?? '';
    const upward = new Set(law.tablesAfter(ladder, owner));
    const mayRead = law.UPWARD_READS.filter((one) => one.file === name).flatMap((one) => one.tables);
    const text = readFileSync(join(checkout, from), 'utf8');
    return tables
      .filter(({ home }) => upward.has(home))
      .filter((table) => isWritten(text, table) || (isInSql(text, table) && !mayRead.includes(table.home)))
      .map(({ home, sql }) => ({ rule: `tables-${owner}`, from, to: `${sql} of db/tables/${home}.ts` }));
  });
}

function readTables(checkout: string): Table[] {
  const folder = join(checkout, 'src/server/db/tables');
  return globSync('*.ts', { cwd: folder }).flatMap((file) => {
    const made = readFileSync(join(folder, file), 'utf8').matchAll(
      /(\w+) = (?:pgTable|authSchema\.table)\(\s*'(\w+)'/g,
    );
    return [...made].map(([, code = '', sql = '']) => ({ home: file.replace(/\.ts$/, ''), sql, code }));
  });
}

const isInSql = (text: string, { sql }: Table) =>
  new RegExp(`\\b(from|join|into|update)\\s+"?${sql}\\b`, 'i').test(text);

const isWritten = (text: string, { sql, code }: Table) =>
  new RegExp(
    `\\.(insert|update|delete)\\(\\s*${code}\\s*\\)|(insert into|delete from|update)\\s+(\\$\\{${code}\\}|"?${sql}\\b)`,
  ).test(text);
