import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addOwner,
  addProperty,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { figure } from './figure.ts';
import { hostileFiles } from './hostile-files.ts';
import { forgetLimits, smallPicture } from './world.ts';

// A26, the short form: what takes work, in a loop by one account, while another one works on. How long others wait is a
// figure for a quiet machine; here it is whether they are answered, and who does the work.

type Bearer = { authorization: string };
let application: TestApplication;
let loud: Bearer;
let quiet: Bearer;
let property: string;
let quietProperty: string;
beforeAll(async () => {
  application = await startTestApplication();
  property = (await addProperty(application, await addOwner(application, 'loud@example.com'))).id;
  const other = await addOwner(application, 'quiet@example.com');
  quietProperty = (await addProperty(application, other, 'Quiet House', '3 Quiet Lane')).id;
  loud = await signIn(application, 'loud@example.com');
  quiet = await signIn(application, 'quiet@example.com');
});
afterAll(() => application.end());

const get = (path: string, as: Bearer) => call(application, 'GET', `/api/v1${path}`, undefined, as);
const othersAreAnswered = async () => expect((await get('/properties', quiet)).status).toBe(200);

/** Milliseconds of this thread's own work; other threads' is not in it. */
async function workOf(task: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await task();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe('A26 in a loop by one account', () => {
  it('sheets are drawn in another thread, a few wait, and the rest is told to come again', async (ctx) => {
    await get(`/properties/${property}/house-sheet`, loud); // the thread and its library are there
    const statuses: number[] = [];
    const work = await workOf(async () => {
      const crowd = Array.from({ length: 20 }, () => get(`/properties/${property}/house-sheet`, loud));
      await othersAreAnswered();
      for (const { status } of await Promise.all(crowd)) statuses.push(status);
    });
    expect([...new Set(statuses)].toSorted()).toEqual([200, 503]);
    const drawn = statuses.filter((status) => status === 200).length;
    expect(drawn).toBeGreaterThanOrEqual(13);
    expect(work / 20).toBeLessThan(150);
    figure(ctx, `20 sheets at once: ${drawn} drawn, ${Math.round(work / 20)} ms of the main thread's work each`);
  }, 180_000);

  it('another account has its share of the press and of the pictures while one fills both queues', async (ctx) => {
    await forgetLimits(application);
    const upload = async (as: Bearer) => {
      const form = new FormData();
      form.set('file', await smallPicture());
      return call(application, 'POST', '/api/v1/property-images/parking_spot_image', form, as);
    };
    const print = (of: string, as: Bearer) => get(`/properties/${of}/house-sheet`, as);
    const crowd = [
      ...Array.from({ length: 20 }, () => print(property, loud)),
      ...Array.from({ length: 40 }, () => upload(loud)),
    ];
    const others = await Promise.all([print(quietProperty, quiet), upload(quiet), upload(quiet)]);
    expect(others.map(({ status }) => status)).toEqual([200, 201, 201]);
    const refused = (await Promise.all(crowd)).filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    figure(ctx, `60 at once by one account: ${refused.length} told to come again, 0 of another's`);
  }, 180_000);

  it('an account prints so much in ten minutes, and another one as before', async () => {
    await forgetLimits(application);
    const statuses: number[] = [];
    for (let n = 0; n < 42; n++) statuses.push((await get(`/properties/${property}/qr-card/a6`, loud)).status);
    expect(statuses.slice(0, 40)).toEqual(Array(40).fill(200));
    expect(statuses.slice(40)).toEqual([429, 429]);
    await othersAreAnswered();
  }, 180_000);

  it('hostile pictures, thirty at once: each refused or made anew or told to come again, and others are answered', async (ctx) => {
    await forgetLimits(application);
    const refused = Object.values(await hostileFiles()).filter(({ outcome }) => outcome === 'refused');
    expect(refused.length).toBeGreaterThan(5);
    const uploads = Array.from({ length: 30 }, (_, n) => {
      const { name, type, bytes } = refused[n % refused.length] ?? { name: 'x', type: '', bytes: Buffer.alloc(0) };
      const form = new FormData();
      form.set('file', new File([new Uint8Array(bytes)], name, { type }));
      return call(application, 'POST', '/api/v1/property-images/parking_spot_image', form, loud);
    });
    await othersAreAnswered();
    const statuses = (await Promise.all(uploads)).map(({ status }) => status);
    expect(statuses.filter((status) => ![422, 503, 413].includes(status))).toEqual([]);
    figure(ctx, `30 hostile pictures at once: 0 errors`);
  }, 180_000);
});
