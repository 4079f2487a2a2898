// npm run staff:add -- maya@example.com "Maya Ortiz" agent: lets somebody of the support staff in, and prints a
// password once.
import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import pino from 'pino';
import { z } from 'zod';
import { createAuth, createPasswords, createPerson } from '#features/accounts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { readSettings, type Settings } from '#server/kernel/env.ts';
import { systemClock } from '#server/platform/clock/system.ts';
import { readEnvFile } from '../env/file.ts';

const Words = z.tuple([z.email(), z.string().trim().min(1).max(200), z.enum(['agent', 'admin'])]);
const usage = 'npm run staff:add -- maya@example.com "Maya Ortiz" agent';

try {
  await addStaff(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function addStaff(words: string[]): Promise<void> {
  const given = Words.safeParse(words);
  if (!given.success) throw new Error(`Give an e-mail address, a name and agent or admin:\n${usage}`);
  const [email, name, role] = given.data;
  readEnvFile();
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, () => {}); // of a data directory in use it says so
  const pool = new pg.Pool({ ...database.connection, max: 2 });
  try {
    await migrate(database.connection);
    const password = await addPerson(pool, settings, { email: email.toLowerCase(), name, role });
    process.stdout.write(`${role} ${email} ${password}\n`);
  } finally {
    await pool.end();
    await database.stop();
  }
}

async function addPerson(
  pool: pg.Pool,
  settings: Settings,
  person: { email: string; name: string; role: 'agent' | 'admin' },
): Promise<string> {
  const { rows } = await pool.query('select 1 from auth."user" where email = $1', [person.email]);
  if (rows.length) throw new Error(`There's already an account for ${person.email}. Nothing was changed.`);
  const password = randomBytes(15).toString('base64url');
  // Only the library's way of hashing is used: no session is made and no mail sent, so neither secret nor address
  // matters.
  const auth = createAuth({
    passwords: createPasswords(),
    db: drizzle(pool),
    clock: systemClock,
    transact: async () => {},
    secret: randomBytes(32).toString('base64'),
    publicUrl: 'http://127.0.0.1',
    settings,
    sendMail: async () => {},
    audit: async () => {},
    staffTwoFactor: settings.staffTwoFactor,
    log: pino({ level: 'warn' }, pino.destination(2)),
  });
  await createPerson(auth, drizzle(pool), { ...person, password });
  return password;
}
