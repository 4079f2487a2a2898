import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, publicUrl, startTestApplication, type TestApplication } from '../support/application.ts';
import { figure } from './figure.ts';
import { type HostileFile, hostileFiles } from './hostile-files.ts';
import { answerTo, send } from './requests.ts';
import { routes } from './routes.ts';
import { forgetLimits, makeWorld, type World } from './world.ts';

// Every route that takes a file × every file that brings something along. Memory: a08-memory.figures.ts; 1 GB is
// refused before it has arrived (a19-slow.test.ts).

let application: TestApplication;
let world: World;
let files: Record<string, HostileFile>;
beforeAll(async () => {
  application = await startTestApplication();
  world = await makeWorld(application);
  files = await hostileFiles();
});
afterAll(() => application.end());

const takers = routes.filter((route) => route.takesFile);

/** What the house handed out a link to. */
const linksIn = (body: unknown) => [...JSON.stringify(body).matchAll(/\/files\/[^"]+/g)].map(([link]) => link);

async function open(link: string) {
  const answer = await application.app.request(`${publicUrl}${link}`, {}, { incoming: { socket: {} } });
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('A8 uploads', () => {
  it.each(takers.map((route) => [route.name, route] as const))('%s', async (_, route) => {
    const takesPictures = !answerTo(route).refused; // a sheet is none of these
    for (const [what, { name, type, bytes, outcome }] of Object.entries(files)) {
      await forgetLimits(application);
      const file = new File([new Uint8Array(bytes)], name, { type });
      const answer = await send(application, route, world.mine, world, { extra: { file } });
      const came = answer.status === 422 ? 'refused' : answer.status < 300 ? 'made anew' : answer.status;
      expect([what, came]).toEqual([what, takesPictures ? outcome : 'refused']);
      const links = answer.status < 300 ? linksIn(answer.body) : [];
      if (takesPictures && outcome === 'made anew') expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        const sent = await open(link);
        expect(sent.headers.get('content-type')).toBe('image/webp');
        expect(sent.headers.get('x-content-type-options')).toBe('nosniff');
        expect(sent.bytes.includes('planted')).toBe(false);
        const { format, exif, xmp, iptc, pages = 1 } = await sharp(sent.bytes).metadata();
        expect({ format, exif, xmp, iptc, pages }).toEqual({ format: 'webp', pages: 1 });
      }
    }
  });

  it('and what is no file at all', async (ctx) => {
    for (const route of takers)
      for (const file of ['words', '', 'data:image/png;base64,AAAA', 'https://evil.test/a.png']) {
        const answer = await send(application, route, world.mine, world, { extra: { file } });
        expect([route.name, file, answer.status]).toEqual([route.name, file, 422]);
      }
    const bare = await call(application, 'POST', `/api/v1/jobs/${world.mine.jobToken}/photos`, { file: 'x' });
    expect(bare.status).toBe(422);
    const outcomes = Object.values(files).filter(({ outcome }) => outcome === 'refused').length;
    figure(
      ctx,
      `${takers.length} routes × ${Object.keys(files).length} files: ${outcomes} refused, the others made anew`,
    );
  });
});
