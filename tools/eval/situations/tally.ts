// Plays rows in cabins of their own and counts what was right, by row and language.
import type { GuestLanguage } from '#contract/messages/languages.ts';
import type { StoryServer } from '../stories/server.ts';
import { setUpCabin } from './cabin.ts';
import { playSituation } from './play.ts';
import type { Situation, SituationRow } from './situation.ts';

export type Played = Awaited<ReturnType<typeof playSituation>>;

/** So many cabins at once: one waits for the database while another one decides. */
const atOnce = 4;

/** Each row leaves nothing open behind it, so that the next one finds the cabin as it was. */
export async function playSituations(server: StoryServer, rows: readonly SituationRow[]): Promise<Played[]> {
  // Whoever waits for a person moves the clock: they come last and by themselves.
  const [waiting, others] = [rows.filter(isHandover), rows.filter((row) => !isHandover(row))];
  return [...(await inCabins(server, others, atOnce)), ...(await inCabins(server, waiting, 1))];
}

const isHandover = ({ is }: SituationRow): boolean => is === 'handover';

async function inCabins(server: StoryServer, rows: readonly SituationRow[], cabins: number): Promise<Played[]> {
  const left = [...rows];
  const played: Played[] = [];
  const work = async () => {
    const cabin = await setUpCabin(server);
    for (let row = left.shift(); row; row = left.shift()) played.push(await playSituation(server, cabin, row));
  };
  await Promise.all(Array.from({ length: cabins }, work));
  return played;
}

export const rightOf = (played: readonly Played[], is: Situation, lang?: GuestLanguage) => {
  const all = played.filter(({ row }) => row.is === is && (!lang || row.lang === lang));
  return { right: all.filter(({ faults }) => faults.length === 0).length, all: all.length };
};
