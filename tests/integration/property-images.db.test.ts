import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepFiles } from '#features/properties';
import {
  addOwner,
  addProperty,
  call,
  publicUrl,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';

// Pictures of a property: staged before it is saved, put, replaced and taken away, over HTTP.

type Bearer = { authorization: string };
const slot = 'parking_spot_image';
let application: TestApplication;
let owner: Bearer;
let other: Bearer;
let customerId: string;
beforeAll(async () => {
  application = await startTestApplication();
  customerId = await addOwner(application, 'olive@example.com');
  await addOwner(application, 'other@example.com');
  owner = await signIn(application, 'olive@example.com');
  other = await signIn(application, 'other@example.com');
});
afterAll(() => application.end());

const as = (who: Bearer, method: string, path: string, body?: unknown) =>
  call(application, method, `/api/v1${path}`, body, who);
const photo = (background = '#356') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
const formOf = (bytes: Uint8Array, name = 'photo.jpg') => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
  return form;
};
const stage = async (who = owner, bytes?: Uint8Array) =>
  as(who, 'POST', `/property-images/${slot}`, formOf(bytes ?? (await photo())));
const put = async (id: string, bytes: Uint8Array, who = owner) =>
  as(who, 'POST', `/properties/${id}/images/${slot}`, formOf(bytes));
const open = (url: string) => application.app.request(`${publicUrl}${url}`, {}, { incoming: { socket: {} } });
let streets = 0;
const wish = (images: object) => ({
  name: 'Bungalow',
  street_address: `${++streets} Picture Lane`,
  city: 'Newport',
  state: 'OR',
  zip: '97365',
  contractors: [
    { company_name: 'Tide Plumbing', service_type: 'plumbing', phone: '(541) 555-0110', is_contact_point: true },
  ],
  images,
});
const newProperty = () => addProperty(application, customerId, 'Bungalow', `${++streets} Picture Lane`);
const files = () => {
  const root = join(application.deps.settings.DATA_DIR, 'files');
  return existsSync(root)
    ? (readdirSync(root, { recursive: true }) as string[]).filter((f) => f.endsWith('.webp')).sort()
    : [];
};
const age = (minutes: number) =>
  application.authDb.execute(sql`update staged_files set created_at = created_at - ${`${minutes} minutes`}::interval`);

describe('a staged picture', () => {
  it('is made anew in two sizes, shown by links, and becomes the property’s own with it', async () => {
    const staged = await stage();
    expect([staged.status, staged.body.slot]).toEqual([201, slot]);
    const { id, images } = (await as(owner, 'POST', '/properties', wish({ [slot]: staged.body.id }))).body;
    expect(Object.keys(images)).toEqual([slot]);
    const full = await open(images[slot].full);
    expect(Object.fromEntries(full.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const { format, width, exif } = await sharp(await full.arrayBuffer()).metadata();
    expect([format, width, exif]).toEqual(['webp', 900, undefined]);
    expect((await sharp(await (await open(images[slot].small)).arrayBuffer()).metadata()).width).toBe(480);
    expect(files()).toEqual([`${id}/${slot}.small.webp`, `${id}/${slot}.webp`]);
    expect((await open(staged.body.full)).status).toBe(404);
  });

  it('is one property’s alone', async () => {
    const { body } = await stage();
    expect((await as(owner, 'POST', '/properties', wish({ [slot]: body.id }))).status).toBe(201);
    const { status, body: refusal } = await as(owner, 'POST', '/properties', wish({ [slot]: body.id }));
    expect([status, refusal.fields]).toEqual([
      422,
      { 'images.parking_spot_image': 'This picture is no longer here. Please choose it again.' },
    ]);
  });

  it('of somebody else is none, and leaves no property behind', async () => {
    const { body } = await stage(other);
    const { status } = await as(owner, 'POST', '/properties', { ...wish({ [slot]: body.id }), name: 'Never' });
    expect(status).toBe(422);
    const { items } = (await as(owner, 'GET', '/properties?limit=100')).body;
    expect(items.filter((p: { name: string }) => p.name === 'Never')).toEqual([]);
  });

  it('survives an attempt that fails, whose copies are swept within ten minutes', async () => {
    const taken = wish({});
    await as(owner, 'POST', '/properties', taken);
    const { body } = await stage();
    const before = files();
    expect((await as(owner, 'POST', '/properties', { ...taken, images: { [slot]: body.id } })).status).toBe(409);
    expect(files()).toHaveLength(before.length + 2);
    await age(6);
    await sweepFiles(application.deps);
    expect(files()).toEqual(before);
    expect((await as(owner, 'POST', '/properties', wish({ [slot]: body.id }))).status).toBe(201);
  });

  it('of a wizard nobody came back to is gone after a day', async () => {
    const { body } = await stage();
    await age(23 * 60);
    await sweepFiles(application.deps);
    expect((await open(body.full)).status).toBe(200);
    await age(60);
    await sweepFiles(application.deps);
    expect((await open(body.full)).status).toBe(404);
    expect(files().filter((file) => file.startsWith('staged/'))).toEqual([]);
  });
});

describe('a slot of a property', () => {
  it('takes a picture in the place of the one that is there, under another link', async () => {
    const { id } = await newProperty();
    const first = (await put(id, await photo())).body;
    const second = (await put(id, await photo('#a30'))).body;
    expect(second.full).not.toBe(first.full);
    const shown = (await as(owner, 'GET', `/properties/${id}`)).body;
    expect([shown.images[slot], shown.version]).toEqual([second, 1]);
    const { channels } = await sharp(await (await open(second.full)).arrayBuffer()).stats();
    expect(channels[0]?.mean).toBeGreaterThan(150);
    expect(files().filter((file) => file.startsWith(id))).toEqual([`${id}/${slot}.small.webp`, `${id}/${slot}.webp`]);
  });

  it('is emptied, twice is once, and the file is gone', async () => {
    const { id } = await newProperty();
    const { full } = (await put(id, await photo())).body;
    for (const _ of ['once', 'twice']) {
      expect((await as(owner, 'DELETE', `/properties/${id}/images/${slot}`)).status).toBe(200);
    }
    expect((await as(owner, 'GET', `/properties/${id}`)).body.images).toEqual({});
    expect((await open(full)).status).toBe(404);
  });

  it('filled and emptied by many at once never names a file that is not there', async () => {
    const { id } = await newProperty();
    const picture = await photo();
    await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        i % 3 === 2 ? as(owner, 'DELETE', `/properties/${id}/images/${slot}`) : put(id, picture),
      ),
    );
    await sweepFiles(application.deps);
    const { images } = (await as(owner, 'GET', `/properties/${id}`)).body;
    if (images[slot]) expect((await open(images[slot].full)).status).toBe(200);
    expect(files().filter((file) => file.startsWith(id))).toHaveLength(images[slot] ? 2 : 0);
  });

  it('of another owner, of a removed property, or of no such name is not there', async () => {
    const { id } = await newProperty();
    const picture = await photo();
    expect((await put(id, picture, other)).status).toBe(404);
    expect((await as(other, 'DELETE', `/properties/${id}/images/${slot}`)).status).toBe(404);
    expect((await as(owner, 'POST', `/properties/${id}/images/guest_token`, formOf(picture))).status).toBe(422);
    await as(owner, 'POST', `/properties/${id}/remove`);
    expect((await put(id, picture)).status).toBe(404);
  });

  it('takes HEIC as telephones make it, whatever it is called', async () => {
    const heic = readFileSync('src/server/platform/images/samples/small.heic');
    const { id } = await newProperty();
    const { full } = (await put(id, heic)).body;
    expect((await sharp(await (await open(full)).arrayBuffer()).metadata()).format).toBe('webp');
  });

  it.each([
    ['words', Buffer.from('no picture'), 'File must be an image'],
    ['nothing', Buffer.alloc(0), 'File must be an image'],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'File must be an image'],
    ['5 MB', Buffer.alloc(5 * 1024 * 1024), 'File size must be less than 5MB'],
  ])('refuses %s at the field', async (_, bytes, message) => {
    const { status, body } = await stage(owner, bytes);
    expect([status, body.message, body.fields]).toEqual([422, message, { file: message }]);
  });
});
