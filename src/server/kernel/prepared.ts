import { createHash } from 'node:crypto';
import type pg from 'pg';

/** What comes again this often is worth a place in every connection's memory. */
const comesAgain = 8;
/** PostgreSQL keeps some tens of kilobytes of each, in each connection: so many, and none that is very long. */
const most = 250;
const longest = 20_000;
/** Texts that are counted at a time; those with a list in them differ by its length. */
const mostCounted = 2000;

const names = new Map<string, string>();
const counts = new Map<string, number>();

/** What prepares a statement by name: PostgreSQL then reads and plans it once a connection instead of each time. */
export function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}

/** The same for a statement that came often before; undefined for any other. */
function nameIfFrequent(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= most || text.length > longest) return known;
  const count = (counts.get(text) ?? 0) + 1;
  if (counts.size >= mostCounted) counts.clear();
  counts.set(text, count);
  if (count < comesAgain) return undefined;
  counts.delete(text);
  return nameOf(text);
}

/** A connection whose queries prepare what comes again; everything else of it is its own. */
export function preparing(client: pg.PoolClient): pg.PoolClient {
  const query = (config: pg.QueryConfig, values?: unknown[]) => {
    const name = config.name ?? nameIfFrequent(config.text);
    return client.query(name ? { ...config, name } : config, values);
  };
  return Object.create(client, { query: { value: query } });
}
