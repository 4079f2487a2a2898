import { createHash } from 'node:crypto';
import { BlobReader, BlobWriter, ZipWriter } from '@zip.js/zip.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveLimits } from '#contract/privacy/archive-format.ts';
import { select } from '../faults/on-database.ts';
import {
  addOwner,
  addProperty,
  bookStay,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { readBack, sendAndCheck, sendPart, standing, takeArchive } from '../support/archives.ts';
import { unzip } from '../support/unzip.ts';

// Files that are no archive of ours, of another version, broken, or made to do harm: refused with a sentence, and nothing
// of them stays. What is harmful in single rows of a file that is whole otherwise is left out, and said.

type Bearer = { authorization: string };
type Row = Record<string, unknown>;
let application: TestApplication;
let taker: Bearer;
let takerId: string;
let good: Map<string, Buffer>;
let theirProperty: string;

beforeAll(async () => {
  application = await startTestApplication();
  const ownerId = await addOwner(application, 'olive@example.com');
  const property = await addProperty(application, ownerId, 'Olive House', '1 Olive Street');
  theirProperty = property.id;
  const stay = {
    check_in: '2026-06-08',
    check_out: '2026-06-12',
    guest_name: 'Quentin',
    guest_phone: '(541) 555-0142',
  };
  await bookStay(application, ownerId, property.id, stay);
  good = await filesOf(await takeArchive(application, await signIn(application, 'olive@example.com')));
  takerId = await addOwner(application, 'taker@example.com');
  taker = await signIn(application, 'taker@example.com');
});
afterAll(() => application.end());

const filesOf = (archive: Buffer) => unzip(new Uint8Array(archive).buffer as ArrayBuffer); // a copy is a whole buffer

async function zipped(files: Iterable<[string, Buffer]>): Promise<Buffer> {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const [name, bytes] of files) await zip.add(name, new BlobReader(new Blob([new Uint8Array(bytes)])));
  return Buffer.from(await (await zip.close()).arrayBuffer());
}

type Manifest = { version: number; parts: { name: string; bytes: number; sha256: string; rows?: number }[] };

/** The good one with parts replaced, and a manifest that says so, after `amend`. */
async function changed(parts: Record<string, Buffer>, amend: (manifest: Manifest) => void = () => {}): Promise<Buffer> {
  const files = new Map([...good, ...Object.entries(parts)]);
  const manifest: Manifest = JSON.parse(String(good.get('manifest.json')));
  for (const [name, bytes] of Object.entries(parts)) {
    const part = { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    manifest.parts = [...manifest.parts.filter((one) => one.name !== name), part];
  }
  amend(manifest);
  files.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
  return zipped(files);
}

const ofVersionTwo = (manifest: Manifest) => {
  manifest.version = 2;
};
const saysOneByte = (part: Manifest['parts'][number]) => {
  part.bytes = 1;
};

const asPart = (rows: Row[]) => Buffer.from(`[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
const rowsOf = (part: string): Row[] => JSON.parse(String(good.get(part)));

describe('Refused whole', () => {
  const cases: [string, () => Promise<Buffer> | Buffer, RegExp][] = [
    ['of another version', () => changed({}, ofVersionTwo), /version 2 .* version 1/],
    ['without a manifest', () => zipped([...good].filter(([name]) => name !== 'manifest.json')), /manifest\.json/],
    [
      'with a manifest of something else',
      () => zipped([['manifest.json', Buffer.from('{"name":"x"}')]]),
      /manifest\.json/,
    ],
    [
      'with a part that was changed',
      () =>
        zipped(
          [...good, ['data/stays.json', Buffer.from('[\n]\n')] as [string, Buffer]].filter(
            ([name], at, all) => all.findLastIndex(([other]) => other === name) === at,
          ),
        ),
      /data\/stays\.json was changed/,
    ],
    [
      'with a part that is missing',
      () => zipped([...good].filter(([name]) => name !== 'data/stays.json')),
      /missing: data\/stays\.json/,
    ],
    [
      'with a file that nobody named',
      () => zipped([...good, ['data/extra.json', Buffer.from('[]')]]),
      /doesn't belong/,
    ],
    [
      'with a path that leaves its folder',
      () => zipped([...good, ['../../evil.json', Buffer.from('[]')]]),
      /ZIP|doesn't belong/,
    ],
    ['with a path from the root', () => zipped([...good, ['/etc/passwd', Buffer.from('x')]]), /ZIP|doesn't belong/],
    [
      'with a path that its manifest names',
      () => changed({ 'files/../../evil.webp': Buffer.from('x') }),
      /ZIP|doesn't belong/,
    ],
    [
      'that unpacks to far more',
      () => changed({ 'data/messages.json': Buffer.alloc(64 * 2 ** 20, ' ') }),
      /unpacks to far more/,
    ],
    [
      'that unpacks to more than it says',
      () => changed({}, (one) => one.parts.forEach(saysOneByte)),
      /unpacks to far more/,
    ],
    [
      'with a row that has no end',
      () => changed({ 'data/stays.json': Buffer.from(`[\n{"a":"${'x1y2'.repeat(400_000)}"}\n]\n`) }),
      /larger than any of ours|unpacks/,
    ],
    ['cut off', async () => (await zipped(good)).subarray(0, -100), /can't be opened as a ZIP/],
    [
      'with something behind it',
      async () => Buffer.concat([await zipped(good), Buffer.from('more')]),
      /can't be opened as a ZIP/,
    ],
    [
      'that is one in name alone',
      () => Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(5000, 7)]),
      /can't be opened as a ZIP/,
    ],
  ];
  it.each(cases)('%s', async (_, make, words) => {
    await application.authDb.execute('delete from rate_limits');
    const archive = await sendAndCheck(application, taker, await make());
    expect([archive.state, archive.problem]).toEqual(['refused', expect.stringMatching(words)]);
    expect(await rowsHere()).toBe(0);
  });

  it('too large, no ZIP at all, or sent in other pieces: at the door', async () => {
    const open = (bytes: number) =>
      call(application, 'POST', '/api/v1/me/archives/read-back', { file_name: 'a.zip', bytes }, taker);
    expect((await open(archiveLimits.bytes + 1)).status).toBe(422);
    const { id } = (await open(6000)).body;
    const file = Buffer.alloc(6000, 1);
    expect((await sendPart(application, taker, { id, n: 0, file })).body).toMatchObject({ code: 'INVALID' });
    file.write('PK\x03\x04', 'latin1');
    expect((await sendPart(application, taker, { id, n: 1, file })).status).toBe(409);
    expect((await sendPart(application, taker, { id, n: 0, file: file.subarray(0, 5000) })).status).toBe(422);
    expect((await call(application, 'POST', `/api/v1/me/archives/${id}/check`, {}, taker)).status).toBe(409);
    expect(await standing(application, taker, id)).toMatchObject({ state: 'receiving', parts: 0 });
  });
});

describe('Read without what is harmful in it', () => {
  it('rows of others, keys of other files, values we do not keep, and what is nested without end', async () => {
    const [stay] = rowsOf('data/stays.json');
    const [house] = rowsOf('data/properties.json');
    const id = (n: number) => `0191aaaa-0000-7000-8000-${String(n).padStart(12, '0')}`;
    const stays = [
      stay,
      { ...stay, id: id(1), property_id: theirProperty.replace(/^.{8}/, '0191bbbb') }, // a house that is not in the file
      { ...stay, id: id(2), status: 'paid' },
      { ...stay, id: id(3), guest_name: 'a\0b' },
      { ...stay, id: id(4), customer_id: id(9), property_id: theirProperty }, // it names the house of the file anew
      { ...stay, id: 'no id' },
    ] as Row[];
    const photo = {
      id: id(5),
      conversation_id: null,
      work_order_id: null,
      width: 1,
      height: 1,
      by: 'guest',
      created_at: '2026-01-01T00:00:00.000Z',
    };
    const photos = ['../../etc/passwd', `archives/${id(6)}/0.part`, `photos/${id(7)}.webp`].map((file_key, n) => ({
      ...photo,
      id: id(20 + n),
      file_key,
    }));
    const rules = {
      id: id(30),
      property_id: null,
      version: 1,
      created_at: photo.created_at,
      updated_at: photo.created_at,
    };
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const file = await changed({
      'data/stays.json': asPart(stays),
      'data/photos.json': asPart(photos),
      'data/protocols.json': Buffer.from(
        `[\n${JSON.stringify({ ...rules, rules: 0 }).replace('"rules":0', `"rules":${deep}`)}\n]\n`,
      ),
      'data/properties.json': asPart([{ ...house, parking_spot_image: '../../etc/passwd?v=1' }]),
    });
    const checked = await sendAndCheck(application, taker, file);
    expect(checked).toMatchObject({ state: 'checked', problem: null });
    const unread = Object.fromEntries((checked.report?.counts ?? []).map((one) => [one.noun, one.unread]));
    expect(unread).toMatchObject({ stays: 4, photos: 3, protocols: 1 });
    const lines = checked.report?.problems.filter(({ part }) => part === 'data/stays.json').map(({ line }) => line);
    expect(lines?.toSorted()).toEqual([3, 4, 5, 7]);
    expect(await rowsHere()).toBe(0);
    expect(await readBack(application, taker, checked.id)).toMatchObject({ state: 'done' });
    const [mine] = await select(
      application.database,
      `select parking_spot_image as picture, id from properties where customer_id = '${takerId}'`,
    );
    expect(mine?.picture).toBeNull();
    const kept = await select(application.database, `select property_id from stays where customer_id = '${takerId}'`);
    expect(kept.map(({ property_id }) => property_id)).toEqual([mine?.id, mine?.id]);
    const theirs = await select(
      application.database,
      `select count(*)::int as n from stays where property_id = '${theirProperty}'`,
    );
    expect(theirs).toEqual([{ n: 1 }]);
  });
});

async function rowsHere(): Promise<number> {
  const rows = await select(
    application.database,
    `select 1 from properties where customer_id = '${takerId}' union all select 1 from stays where customer_id = '${takerId}'`,
  );
  return rows.length;
}
