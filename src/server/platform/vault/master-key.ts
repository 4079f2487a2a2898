import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The ring of master keys, newest first: from MASTER_KEY, or from DATA_DIR/master.key (0600), which the first start
 * makes. Both hold 32 random bytes in base64 or hex, several separated by commas or line ends: to rotate, put a new
 * one before the old. Throws an Error with a sentence when a key cannot be read.
 */
export function readMasterKeys(dataDir: string, fromSettings?: string): Buffer[] {
  if (fromSettings) return parseKeys(fromSettings, 'MASTER_KEY');
  const file = join(dataDir, 'master.key');
  if (!existsSync(file)) createKeyFile(dataDir, file);
  chmodSync(file, 0o600); // A copy or a restore may have widened it.
  return parseKeys(readFileSync(file, 'utf8'), file);
}

/** Whole or not at all: half a key would lock up everything sealed with it. */
function createKeyFile(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${file}.new`, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

function parseKeys(text: string, source: string): Buffer[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const keys = words.map((word) => Buffer.from(word, /^[0-9a-f]{64}$/i.test(word) ? 'hex' : 'base64'));
  if (keys.length > 0 && keys.every((key) => key.length === 32)) return keys;
  throw new Error(
    `${source} must hold 32 random bytes in base64 or hex, as \`openssl rand -base64 32\` makes them; several, newest first, separated by commas.`,
  );
}
