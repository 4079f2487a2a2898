import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { imageSlots } from '#contract/properties/property-images.ts';
import { fillPeople } from '../../bench/support/people.ts';
import { freePort, startServer } from '../../bench/support/place.ts';
import { figure } from '../attacks/figure.ts';
import { password } from '../support/application.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { select, settingsOn } from './on-database.ts';

// F1: kill -9 of the server while properties with three pictures are created. `npm run faults` does it 200 times, with
// at least ten properties each time; KILLS=20 makes that fewer.

const long = process.env.FAULTS === 'long';
const kills = long ? Number(process.env.KILLS ?? 200) : 2;
const least = long ? 10 : 3;
const slots = imageSlots.slice(0, 3);
let database: TestDatabase;
let dataDir: string;
let env: Record<string, string>;
let url: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'pl-f1-'));
  const PORT = String(await freePort());
  env = { ...settingsOn(database, dataDir), PORT };
  url = `http://127.0.0.1:${PORT}`;
  await fillPeople({ connection: database.connection }, 1);
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await database.drop();
});

it('loses nothing that was acknowledged, names no file that is not there, and sweeps what is left over', async (ctx) => {
  const acknowledged: string[] = [];
  let authorization = '';
  for (let round = 0; round < kills; round++) {
    await select(database, 'delete from rate_limits'); // one owner sends what many do
    const server = await startServer(env);
    authorization ||= await signIn();
    const before = acknowledged.length;
    const working = Array.from({ length: 4 }, (_, lane) =>
      createUntilDead(authorization, `${round}-${lane}`, acknowledged),
    );
    while (acknowledged.length < before + least + (round % 8)) await new Promise((resolve) => setTimeout(resolve, 5));
    await server.kill();
    await Promise.all(working);
  }
  const rows = await select(database, `select id::text, ${slots.join(', ')} from properties where status = 'active'`);
  const ids = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  const named = rows.flatMap((row) => slots.map((slot) => String(row[slot]).split('?')[0] ?? ''));
  expect(named.filter((key) => !existsSync(join(dataDir, 'files', key)))).toEqual([]);
  await select(database, `update staged_files set created_at = created_at - interval '25 hours'`);
  const server = await startServer(env);
  const expected = named.flatMap((key) => [key, key.replace('.webp', '.small.webp')]).sort();
  await select(database, `insert into pgboss.job (name, data) values ('files.sweep', '{}')`);
  await expect.poll(pictures, { timeout: long ? 600_000 : 20_000 }).toEqual(expected);
  await server.stop();
  figure(ctx, `${kills} kills, ${acknowledged.length} acknowledged: 0 lost, 0 rows without their files, 0 orphans`);
}, 3_600_000);

const pictures = () =>
  (readdirSync(join(dataDir, 'files'), { recursive: true }) as string[])
    .filter((file) => file.endsWith('.webp'))
    .sort();

async function signIn(): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner0@example.com', password }),
  });
  return `Bearer ${answer.headers.get('set-auth-token')}`;
}

/**
 * Stages three pictures and creates a property with them, again and again; what is answered counts, and an end of the
 * server ends it.
 */
async function createUntilDead(authorization: string, lane: string, acknowledged: string[]): Promise<void> {
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#356' } })
    .png()
    .toBuffer();
  const post = async (path: string, body: FormData | object) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    const said = (await answer.json()) as { id: string };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(said)}`);
    return said.id;
  };
  for (let n = 0; ; n++) {
    try {
      const images: Record<string, string> = {};
      for (const slot of slots) {
        const form = new FormData();
        form.set('file', new File([new Uint8Array(png)], 'a.png'));
        images[slot] = await post(`/property-images/${slot}`, form);
      }
      acknowledged.push(await post('/properties', { ...houseAt(`${n} Lane ${lane}`), images }));
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return; // the connection ended
      throw error;
    }
  }
}

const houseAt = (street_address: string) => ({
  name: 'House',
  street_address,
  city: 'Newport',
  state: 'OR',
  zip: '97365',
  contractors: [{ company_name: 'Tide', service_type: 'plumbing', phone: '5415550110', is_contact_point: true }],
});
