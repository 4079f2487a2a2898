import { readFileSync } from 'node:fs';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FoundArticle, FoundField } from '#contract/manuals/manuals.ts';
import { forgetLimits } from '../attacks/world.ts';
import { addOwner, call, signIn, startTestApplication, type TestApplication } from '../support/application.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { withoutIds } from '../support/without-ids.ts';

// A photo of the sheet in the drawer, copied by a language model and read like any text; in the shapes of both vendors.

const sheet = `**Cedar Cottage**
Wi-Fi network: CedarGuests
Wi-Fi password: salty-heron-77
Front door code: 4417
Trash: curb pickup on Tuesday. Bins are by the shed.`;

describe.each(['openai-compatible', 'anthropic'] as const)('a photo, read by a model in the shape of %s', (shape) => {
  let application: TestApplication;
  let model: ModelServer;
  let mine: { authorization: string };
  const logged: string[] = [];
  beforeAll(async () => {
    model = await startModelServer(shape);
    const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
    const env = { ...model.env, MODEL_TIMEOUT_MS: '500', MODEL_MONTHLY_TOKENS: '6000' };
    application = await startTestApplication({ env, log });
    await addOwner(application, 'olive@example.com');
    mine = await signIn(application, 'olive@example.com');
  });
  afterAll(async () => {
    await application.end();
    await model.stop();
  });
  beforeEach(async () => {
    model.manner = 'answers';
    model.asked.length = 0;
    model.answer = () => ({ text: sheet });
    await forgetLimits(application);
  });

  const photo = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Secret Place' } })
      .toBuffer();
  const read = (bytes: Buffer, name: string, ask_model?: string) => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(bytes)], name));
    if (ask_model) form.set('ask_model', ask_model);
    return call(application, 'POST', '/api/v1/manuals/read-file', form, mine);
  };
  const usage = async () => (await call(application, 'GET', '/api/v1/assistant/usage', undefined, mine)).body;

  it('fills the form with the words it was copied from; its codes are in no article, log or transcript', async () => {
    const { status, body } = await read(await photo(), 'drawer.jpg', 'true');
    expect([status, body.kind, body.source]).toEqual([200, 'photo', 'drawer.jpg']);
    const [house] = body.houses as { name: string; fields: FoundField[]; articles: FoundArticle[] }[];
    expect(house?.name).toBe('Cedar Cottage');
    const password = { field: 'wifi_password', value: 'salty-heron-77', quote: 'Wi-Fi password: salty-heron-77' };
    expect(house?.fields).toContainEqual({ ...password, page: null });
    expect(house?.fields).toContainEqual(expect.objectContaining({ field: 'front_door_lock_code', value: '4417' }));
    expect(withoutIds(house?.articles)).not.toMatch(/4417|salty-heron/);
    const [asked] = model.asked;
    expect(pictureIn(asked)?.subarray(0, 3)).toEqual(Buffer.from('ffd8ff', 'hex'));
    expect(pictureIn(asked)?.includes('Secret Place')).toBe(false);
    expect(withoutIds(logged.join('\n'))).not.toMatch(/4417|salty-heron/);
    expect(await usage()).toMatchObject({ calls: 1, failed: 0, input_tokens: 1000, output_tokens: 50 });
    const { rows } = await application.authDb.execute('select count(*)::int as kept from model_calls');
    expect(rows).toEqual([{ kept: 0 }]);
    const heic = readFileSync('src/server/platform/images/samples/small.heic');
    expect((await read(heic, 'drawer.heic', 'true')).body.kind).toBe('photo');
  });

  it('is shown to no model without a word of its owner, nor once the month is spent', async () => {
    for (const word of [undefined, 'false']) {
      const { status, body } = await read(await photo(), 'drawer.jpg', word);
      expect([status, body.fields?.file]).toEqual([422, 'Say that the language model may see this photo.']);
    }
    await call(application, 'POST', '/api/v1/manuals/read', { text: sheet }, mine);
    expect(model.asked).toEqual([]);
    for (let spent = 0; spent < 5; spent += 1) await read(await photo(), 'drawer.jpg', 'true');
    model.asked.length = 0;
    expect((await read(await photo(), 'drawer.jpg', 'true')).body.fields?.file).toMatch(/all it may this month/);
    expect(model.asked).toEqual([]);
    await application.authDb.execute('delete from model_usage');
  });

  it.each([
    ['stalls', /took too long/],
    ['fails', /can’t be reached/],
    ['cut-off', /couldn’t read this photo/],
  ] as const)('that nobody could read, as the model %s, is refused at the field', async (manner, says) => {
    model.manner = manner;
    const { status, body } = await read(await photo(), 'drawer.jpg', 'true');
    expect([status, body.fields?.file]).toEqual([422, expect.stringMatching(says)]);
    expect((await usage()).failed).toBeGreaterThan(0);
  });

  it('without words on it, or that is none, is refused too', async () => {
    model.answer = () => ({ text: 'NOTHING' });
    expect((await read(await photo(), 'wall.jpg', 'true')).body.fields?.file).toMatch(/no text in it/);
    const broken = Buffer.from('ffd8ffe000104a464946', 'hex');
    expect((await read(broken, 'broken.jpg', 'true')).body.fields?.file).toBe('File must be an image');
  });
});

/** Where each vendor wants it. */
function pictureIn({ messages }: { messages: { content: Part[] }[] }): Buffer | undefined {
  const parts = messages.flatMap(({ content }) => (Array.isArray(content) ? content : []));
  const [data] = parts.flatMap((part) => part.image_url?.url.split(',')[1] ?? part.source?.data ?? []);
  return data === undefined ? undefined : Buffer.from(data, 'base64');
}
type Part = { image_url?: { url: string }; source?: { data: string } };
