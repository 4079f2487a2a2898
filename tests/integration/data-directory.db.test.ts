import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson } from '#features/accounts';
import { saveArticle } from '#features/knowledge';
import { createProperty } from '#features/properties';
import { addStay } from '#features/stays';
import { type Application, startApplication } from '#server/application.ts';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { serviceFor } from '#server/kernel/actor.ts';
import { readSettings } from '#server/kernel/env.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { call, password, publicUrl } from '../support/application.ts';
import { asSuperuser } from '../support/superuser.ts';

// Whoever copies the data directory has no codes: they lie there sealed, also after they were given out in a chat.

const secrets = {
  front_door_lock_code: '55201734',
  alt_lock_box_code: '88140926',
  alt_lock_box_location: 'behind the third fence post',
  front_door_lock_instructions: 'Hold the brass star for two seconds',
  wifi_password: 'sandpiper-88-kelp',
};
const padlock = 'The shed padlock opens with 44717788';

let dataDir: string;
let application: Application;
let stopDatabase: () => Promise<void>;
let writeOut: () => Promise<void>;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pl-secrets-'));
  const database = await startEmbeddedPostgres(dataDir, () => {});
  stopDatabase = database.stop;
  writeOut = async () => {
    const client = new pg.Client(asSuperuser(database.connection));
    await client.connect();
    await client.query('checkpoint').finally(() => client.end());
  };
  const settings = readSettings({ DATA_DIR: dataDir, SEED: 'none' });
  application = await startApplication({
    settings,
    connection: database.connection,
    publicUrl,
    log: pino({ level: 'silent' }),
  });
}, 60_000);

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('no secret can be read in the data directory, sealed, released or logged', async () => {
  const customerId = await createPerson(application.auth, application.authDb, {
    email: 'o@example.com',
    name: 'O',
    role: 'owner',
    password,
  });
  const today = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const stay = { check_in: today(-2), check_out: today(3) };
  const token = await withActor(application.deps.store, serviceFor(customerId, 'dispatch'), async (unit) => {
    const property = await createProperty(
      unit,
      application.deps.vault,
      { customerId },
      {
        name: 'Kelp House',
        street_address: '1 Pier',
        city: 'Newport',
        state: 'OR',
        zip: '97365',
        ...secrets,
      },
    );
    await saveArticle(unit, application.deps.vault, customerId, {
      property_id: property.id,
      title: 'Shed padlock',
      body: padlock,
      audience: 'verified',
    });
    await addStay(unit, { ...stay, customer_id: customerId, property_id: property.id, guest_phone: '(541) 555-0120' });
    return property.guest_token;
  });
  const base = `/api/v1/guest/${token}/conversations`;
  const { body: thread } = await call(application, 'POST', base, {});
  const secret = { 'x-conversation-secret': thread.secret };
  await call(application, 'POST', `${base}/${thread.id}/verify`, { ...stay, phone_last4: '0120' }, secret);
  const told = [];
  for (const message of ['what is the wifi password', 'what is the door code', 'how do I open the shed padlock']) {
    told.push(
      JSON.stringify((await call(application, 'POST', `${base}/${thread.id}/messages`, { message }, secret)).body),
    );
  }
  expect(told[0]).toContain(secrets.wifi_password);
  expect(told[1]).toContain(secrets.front_door_lock_code);

  await writeOut();
  await application.stop();
  await stopDatabase();
  expect(statSync(join(dataDir, 'master.key')).mode & 0o777).toBe(0o600);
  expect(occurrences('Kelp House')).toBeGreaterThan(0); // the search would find something
  for (const value of [...Object.values(secrets), padlock, '44717788']) expect(occurrences(value), value).toBe(0);
}, 60_000);

/** Files of the data directory that hold the text as bytes. */
function occurrences(text: string): number {
  try {
    return execFileSync('grep', ['-rlaF', text, dataDir], { encoding: 'utf8' }).trim().split('\n').length;
  } catch {
    return 0; // grep's word for "nowhere"
  }
}
