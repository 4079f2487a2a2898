import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpCabin } from '../../tools/eval/situations/cabin.ts';
import { floorOfAll, floors } from '../../tools/eval/situations/floors.ts';
import { openScene } from '../../tools/eval/situations/scene.ts';
import { readSituations, situationNames, situations } from '../../tools/eval/situations/situation.ts';
import { type Played, playSituations, rightOf } from '../../tools/eval/situations/tally.ts';
import { playedBy, type StoryServer } from '../../tools/eval/stories/server.ts';
import { startTestApplication, type TestApplication } from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';

// Each row of the table of situations (docs/assistant.md). The held wordings were written by somebody who saw nothing of
// the assistant, and nothing of them is printed: whoever works on it must not read them.

const folder = 'tools/eval/data/understanding/situations';
let application: TestApplication;
let own: Played[];
let held: Played[];
let server: StoryServer;

beforeAll(async () => {
  const clock = createSettableClock('2026-11-20T18:00:00Z'); // Friday, ten in the morning in Oregon
  application = await startTestApplication({ clock });
  server = await playedBy(application, clock);
  held = await playSituations(server, readSituations(`${folder}/held.jsonl`));
  own = await playSituations(server, readSituations(`${folder}/own.jsonl`));
}, 600_000); // Hundreds of chats played one after the other: a minute on a quiet machine, many on a busy one.
afterAll(() => application.end());

it('no turn goes against the state machine of a thread', async () => {
  expect(await server.failedTurns()).toBe(0);
});

it('every row has five held wordings in each of five languages', () => {
  const counts = situationNames.map((is) => rightOf(held, is).all);
  expect(new Set(counts)).toEqual(new Set([25]));
});

it('of all held wordings', () => {
  const rows = situationNames.map((is) => rightOf(held, is));
  const sum = (of: 'right' | 'all') => rows.reduce((all, row) => all + row[of], 0);
  expect(sum('right') / sum('all')).toBeGreaterThanOrEqual(floorOfAll);
});

it.each(situationNames.map((is) => [situations[is], is] as const))('a guest who %s (held wordings)', (_, is) => {
  const { right, all } = rightOf(held, is);
  expect(right / all).toBeGreaterThanOrEqual(floors[is].floor);
});

it.each(situationNames.map((is) => [situations[is], is] as const))(
  'a guest who %s (plain words, five languages)',
  (_, is) => {
    const wrong = own.filter(({ row, faults }) => row.is === is && faults.length > 0);
    expect(wrong.map(({ row, faults }) => ({ lang: row.lang, text: row.text, faults }))).toEqual([]);
    expect(rightOf(own, is).all).toBe(5);
  },
);

it("a photo that a guest adds while a job is open is on the contractor's page", async () => {
  const scene = await openScene(server, await setUpCabin(server), 'en');
  await scene.openJob();
  await scene.tapAsContractor('visit');
  const pixels = sharp({ create: { width: 8, height: 8, channels: 3, background: 'gray' } });
  await scene.addPhoto(new File([new Uint8Array(await pixels.png().toBuffer())], 'sink.png', { type: 'image/png' }));
  expect((await scene.job()).photos).toHaveLength(1);
});
