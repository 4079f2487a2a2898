import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listener, listen } from '#server/http/listen.ts';
import { buildClient } from '../../tools/client/build.ts';
import { everyKey, makeKey } from '../support/api-keys.ts';
import {
  addOwner,
  addProperty,
  password,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';

// The client as somebody else gets it: packed, installed into an empty folder, compiled and run against a server.

let application: TestApplication;
let listener: Listener;
let place: string;
let built: { bytes: number; packed: number };
let said: Record<string, unknown>;

const root = join(import.meta.dirname, '../..');
const run = (program: string, args: string[]) =>
  execFileSync(program, args, { cwd: join(place, 'theirs'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'pl-client-'));
  built = await buildClient(join(place, 'client'));
  application = await startTestApplication();
  const customerId = await addOwner(application, 'olive@example.com');
  const owner = await signIn(application, 'olive@example.com');
  const property = await addProperty(application, customerId);
  for (let n = 1; n <= 4; n++) await addProperty(application, customerId, `House ${n}`, `${n} Client Street`);
  const { key } = await makeKey(application, owner, everyKey('Client'));
  listener = await listen('127.0.0.1', 0);
  listener.serve(application.app.fetch);
  const names = {
    url: `http://127.0.0.1:${listener.port}`,
    key,
    property: property.id,
    token: property.guest_token,
    email: 'olive@example.com',
    password,
  };
  install(names);
  said = await runTheirs();
}, 180_000);
afterAll(async () => {
  await listener?.stop();
  await application?.end();
  rmSync(place, { recursive: true, force: true });
});

/** An empty folder, the packed client by its path, and a program of somebody else's. */
function install(names: object): void {
  const folder = join(place, 'theirs');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "name": "theirs", "private": true, "type": "module" }');
  const [packed = ''] = JSON.parse(
    run('npm', ['pack', '--json', '--pack-destination', place, join(place, 'client')]),
  ).map(({ filename }: { filename: string }) => join(place, filename));
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', packed]);
  writeFileSync(join(folder, 'program.ts'), program);
  const start = `import { theirs } from './program.js';\nconsole.log(JSON.stringify(await theirs(${JSON.stringify(names)})));\n`;
  writeFileSync(join(folder, 'run.mjs'), start);
  const options = {
    target: 'es2022',
    module: 'nodenext',
    strict: true,
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['program.ts'] }));
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.']);
}

/** In a process of its own, while this one serves it. */
async function runTheirs(): Promise<Record<string, unknown>> {
  const { stdout } = await promisify(execFile)(process.execPath, ['run.mjs'], { cwd: join(place, 'theirs') });
  return JSON.parse(stdout);
}

/** Of somebody else's: what it means to be wrong is held by the compiler, too. */
const program = `
import { createPorchlight, eachOf, PorchlightError, type Property, type Result, unwrap } from 'porchlight-client';

type Names = { url: string; key: string; property: string; token: string; email: string; password: string };

export async function theirs({ url, key, property, token, email, password }: Names) {
  const porchlight = createPorchlight({ url, key });
  const names: string[] = [];
  for await (const one of eachOf(porchlight.properties.list, { limit: 2 })) names.push(one.name);

  const one: Result<Property> = await porchlight.properties.get({ id: property });
  const stay = { property_id: property, guest_name: 'Gus Guest', check_in: '2030-01-01', check_out: '2030-01-05' };
  const mine = { idempotencyKey: 'their-own-key' };
  const [first, again] = [await porchlight.stays.create(stay, mine), await porchlight.stays.create(stay, mine)];
  const another = await porchlight.stays.create({ ...stay, check_in: '2030-02-01', check_out: '2030-02-05' });
  const wrong = await porchlight.stays.create({ ...stay, check_out: '2029-01-01' });
  // @ts-expect-error the compiler knows the fields
  const unnamed = await porchlight.stays.create({ property_id: property });
  // @ts-expect-error and the values
  await porchlight.workOrders.list({ status: 'lost' });
  const missing = await porchlight.properties.get({ id: '01912d68-783e-7a07-b81d-0d9a3f4c1e52' });
  const thrown = await unwrap(missing).catch((error: unknown) => error instanceof PorchlightError && error.code);
  const personal = await porchlight.accounts.me();
  const csv = await porchlight.exports.table({ table: 'properties' });
  const nobody = await createPorchlight({ url: 'http://127.0.0.1:1', retries: 0 }).accounts.waysIn();
  const stranger = await createPorchlight({ url, key: key.replace(/.$/, key.endsWith('A') ? 'B' : 'A') }).properties.list();
  const controller = new AbortController();
  controller.abort();
  const aborted = await porchlight.properties.list({}, { signal: controller.signal });

  const person = createPorchlight({ url });
  const refused = await person.signIn({ email, password: 'not this one' });
  const entered = await person.signIn({ email, password });
  const me = await unwrap(person.accounts.me());

  const visitor = createPorchlight({ url });
  const { chat, thread } = await unwrap(visitor.openChat(token, { message: 'Where do I park?' }));
  const stream = await unwrap(chat.events());
  const sent = await unwrap(chat.send({ message: 'What is the Wi-Fi called?' }));
  const heard = (await stream.next()).value?.kind;
  await stream.return();
  const messages = await unwrap(visitor.chatOf({ token, id: chat.id, secret: chat.secret }).messages());
  const snoop = await visitor.chatOf({ token, id: chat.id, secret: 'x'.repeat(32) }).messages();
  const photo = await chat.addPhoto({ file: new Blob(['no picture'], { type: 'image/png' }) });
  return {
    names,
    one: one.ok && one.data.name,
    sameStay: first.ok && again.ok && first.data.id === again.data.id,
    otherStay: first.ok && another.ok && first.data.id !== another.data.id,
    wrong: !wrong.ok && [wrong.error.status, wrong.error.code, wrong.error.fields, typeof wrong.error.requestId],
    unnamed: !unnamed.ok && unnamed.error.code,
    missing: !missing.ok && [missing.error.status, missing.error.code],
    thrown,
    personal: !personal.ok && personal.error.code,
    csv: csv.ok && (await csv.data.text()).split('\\n').length,
    nobody: !nobody.ok && [nobody.error.status, nobody.error.code],
    stranger: !stranger.ok && stranger.error.code,
    aborted: !aborted.ok && aborted.error.code,
    refused: !refused.ok && [refused.error.status, refused.error.code],
    entered,
    me: me.email,
    opened: thread.messages.length > 0,
    replied: sent.replies.length,
    heard,
    messages: messages.messages.length,
    snoop: !snoop.ok && snoop.error.code,
    photo: !photo.ok && photo.error.code,
  };
}
`;

describe('the client package', () => {
  it('is small, stands alone and holds no server', () => {
    expect(built.packed).toBeLessThan(8_000);
    expect(built.bytes).toBeLessThan(25_000);
    const installed = join(place, 'theirs/node_modules/porchlight-client');
    const code = readFileSync(join(installed, 'index.js'), 'utf8');
    expect(code).not.toMatch(/\bimport\b|require\(|node:|process\.|zod|drizzle/);
    expect(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))).toMatchObject({
      name: 'porchlight-client',
      engines: { node: '>=20' },
    });
    expect(readdirSync(join(place, 'theirs/node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'porchlight-client',
    ]);
    expect(readdirSync(installed).sort()).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'index.d.ts', 'index.js', 'operations.d.ts', 'package.json']),
    );
  });

  it('walks lists, repeats without a second effect and takes files, with an API key', () => {
    expect(said).toMatchObject({
      names: ['House 4', 'House 3', 'House 2', 'House 1', 'Tide Pool Bungalow'],
      one: 'Tide Pool Bungalow',
      sameStay: true,
      otherStay: true,
    });
    expect(said.csv).toBeGreaterThanOrEqual(6);
  });

  it('gives errors as values with their code, fields and request', () => {
    expect(said).toMatchObject({
      wrong: [422, 'INVALID', { check_out: expect.any(String) }, 'string'],
      unnamed: 'INVALID',
      missing: [404, 'NOT_FOUND'],
      thrown: 'NOT_FOUND',
      personal: 'FORBIDDEN',
      nobody: [0, 'UNREACHABLE'],
      stranger: 'UNAUTHORIZED',
      aborted: 'ABORTED',
    });
  });

  it('signs a person in', () => {
    expect(said).toMatchObject({
      refused: [401, 'INVALID_EMAIL_OR_PASSWORD'],
      entered: { ok: true, data: { twoFactor: false } },
      me: 'olive@example.com',
    });
  });

  it('speaks as a guest, with the chat’s secret alone', () => {
    expect(said).toMatchObject({ opened: true, heard: 'message.added', snoop: 'NOT_FOUND', photo: 'INVALID' });
    expect(said.replied).toBeGreaterThan(0);
    expect(said.messages).toBeGreaterThan(3);
  });
});
