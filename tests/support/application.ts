import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pino, { type Logger } from 'pino';
import type { NewContractor } from '#contract/contractors/contractors.ts';
import type { AccountRole } from '#contract/enumerations/accounts.ts';
import { addPerson, createPasswords, type Passwords } from '#features/accounts';
import { addContractor, assignContractor } from '#features/contractors';
import { createProperty } from '#features/properties';
import { addStay } from '#features/stays';
import { type Application, startApplication } from '#server/application.ts';
import { session, user } from '#server/db/tables/auth.ts';
import { serviceFor } from '#server/kernel/actor.ts';
import { readSettings } from '#server/kernel/env.ts';
import { withActor } from '#server/kernel/transaction.ts';
import type { Clock } from '#server/platform/clock/port.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';

export const publicUrl = 'http://porchlight.test';
export const masterKey = Buffer.alloc(32, 7).toString('base64');

export type TestApplication = Application & { database: TestDatabase; end(): Promise<void> };

type TestApplicationOptions = {
  clock?: Clock;
  on?: TestApplication;
  env?: Record<string, string>;
  buildDir?: string;
  publicUrl?: string;
  /** Hashes that take what they do in life, for a test of the hashes themselves. */
  costlyHashes?: boolean;
  /** Instead of either, for a test of who waits for whom. */
  passwords?: Passwords;
  /** Silent unless a test reads it. */
  log?: Logger;
};

/**
 * The whole server on a database of its own, without a socket. `on` adds another node to the database of a first one.
 */
export async function startTestApplication(options: TestApplicationOptions = {}): Promise<TestApplication> {
  const database = options.on?.database ?? (await createTestDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-test-'));
  const settings = readSettings({
    DATA_DIR: dataDir,
    MASTER_KEY: masterKey,
    SEED: 'none',
    LOG_LEVEL: 'silent',
    ...options.env,
  });
  const log = options.log ?? pino({ level: 'silent' });
  const application = await startApplication({
    settings,
    connection: database.connection,
    publicUrl: options.publicUrl ?? publicUrl,
    log,
    passwords: options.passwords ?? (options.costlyHashes ? createPasswords() : cheapPasswords),
    ...(options.clock && { clock: options.clock }),
    ...(options.buildDir && { buildDir: options.buildDir }),
  });
  return {
    ...application,
    database,
    async end() {
      await application.stop();
      if (!options.on) await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The same hash at a thirtieth of its cost: the tests sign in a thousand times. */
const cheapPasswords = createPasswords({ logN: 10, r: 8, p: 3 });

export const password = 'Correct-horse7!';

async function addAccount(application: Application, email: string, name: string, role: AccountRole): Promise<string> {
  return addPerson(application.authDb, { email, name, role }, await application.deps.hashPassword(password));
}

export const addOwner = (application: Application, email: string, name = 'Olive Owner'): Promise<string> =>
  addAccount(application, email, name, 'owner');

export const addAgent = (application: Application, email: string, name = 'Maya Agent'): Promise<string> =>
  addAccount(application, email, name, 'agent');

let signedIn = 0;

/** A sign-in over HTTP, as the browser does it, each from another address. @returns the Authorization header */
export async function signInWithPassword(application: Application, email: string): Promise<{ authorization: string }> {
  const from = { 'x-test-address': `192.0.2.${++signedIn % 250}` };
  const answer = await call(application, 'POST', '/api/auth/sign-in/email', { email, password }, from);
  const token = answer.headers.get('set-auth-token');
  if (!token) throw new Error(`sign-in of ${email}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return { authorization: `Bearer ${token}` };
}

/**
 * The session that a sign-in leaves behind, for tests to which it does not matter how somebody came in.
 * @returns the Authorization header
 */
export async function signIn(application: Application, email: string): Promise<{ authorization: string }> {
  const [person] = await application.authDb.select({ id: user.id }).from(user).where(eq(user.email, email));
  if (!person) throw new Error(`nobody has ${email}`);
  const token = randomBytes(24).toString('hex');
  const expiresAt = new Date(Date.now() + 30 * 60_000);
  await application.authDb
    .insert(session)
    .values({ userId: person.id, token, expiresAt, ipAddress: '', userAgent: '' });
  const { secret } = await application.auth.$context;
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return { authorization: `Bearer ${encodeURIComponent(`${token}.${signature}`)}` };
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Answer = { status: number; headers: Headers; body: any };

/** One request to the app. The socket's address is made up, since there is no socket. */
export async function call(
  application: Application,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const init: RequestInit = {
    method,
    headers: { ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }), ...headers },
  };
  if (body !== undefined) init.body = body instanceof FormData ? body : JSON.stringify(body);
  const incoming = { socket: { remoteAddress: headers['x-test-address'] ?? '127.0.0.1' } };
  const answer = await application.app.request(`${publicUrl}${path}`, init, { incoming });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
  };
}

/** As somebody at the server's own machine asks: what is served there needs no key. */
export const nearby = { host: '127.0.0.1' };

/** Posts whose `Origin` the auth library wants to see. */
export const asBrowser = { origin: publicUrl };

// No id, time or ciphertext holds such a code by chance: whoever looks for it finds it alone.
const facts = {
  front_door_lock_type: 'Number Keypad',
  front_door_lock_code: '5520#',
  front_door_lock_instructions: 'Press the top button, then the code.',
  alt_lock_box_location: 'Gas meter, left side',
  alt_lock_box_code: '8814#',
  main_water_shut_off_type: 'Valve',
  main_water_shut_off_location: 'Garage, behind the water heater, red handle',
  electric_panel_location: 'Hall closet, behind the coats',
  thermostat_type: 'Smart',
  thermostat_instructions: 'Tap the dial, turn to the wanted temperature.',
  wifi_name: 'TidePool_5G',
  wifi_password: 'sandpiper-88',
  parking_spot_count: 2,
  special_parking_details: 'Two cars in the drive; the street is permit only.',
  trash_bin_location: 'Side gate',
  trash_curb_day: 'Tuesday',
} as const;

/** A property in Newport, Oregon, with everything filled in. */
export async function addProperty(
  application: Application,
  customerId: string,
  name = 'Tide Pool Bungalow',
  street = '27 Cormorant Way',
) {
  return withActor(application.deps.store, serviceFor(customerId, 'dispatch'), (unit) =>
    createProperty(
      unit,
      application.deps.vault,
      { customerId },
      {
        ...facts,
        name,
        street_address: street,
        city: 'Newport',
        state: 'OR',
        zip: '97365',
        timezone: 'America/Los_Angeles',
      },
    ),
  );
}

export async function addTrade(
  application: Application,
  customerId: string,
  propertyId: string,
  contractor: Partial<NewContractor> & { company_name: string },
) {
  return withActor(application.deps.store, serviceFor(customerId, 'dispatch'), async (unit) => {
    const row = await addContractor(unit, customerId, {
      service_type: 'plumbing',
      phone: '(541) 555-0110',
      email: null,
      account_number: null,
      language: null,
      notification_method: 'text',
      notes: null,
      working_hours: null,
      service_zips: [],
      service_cities: [],
      holidays: [],
      insurance_number: null,
      license_number: null,
      insurance_expires_on: null,
      license_expires_on: null,
      ...contractor,
    });
    await assignContractor(unit, { customerId, propertyId, contractorId: row.id });
    return row;
  });
}

export const bookStay = (
  application: Application,
  customerId: string,
  propertyId: string,
  stay: { check_in: string; check_out: string; guest_phone: string; guest_name?: string },
) =>
  withActor(application.deps.store, serviceFor(customerId, 'dispatch'), (unit) =>
    addStay(unit, { ...stay, customer_id: customerId, property_id: propertyId }),
  );
