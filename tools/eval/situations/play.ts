// Plays one wording in the situation of its row. What is wrong is named by what a guest, an owner or a contractor missed.
import type { StoryServer } from '../stories/server.ts';
import type { Cabin } from './cabin.ts';
import { handover, language, mood, refused, several } from './rows-of-messages.ts';
import { back, cancel, detail, fact, state } from './rows-of-orders.ts';
import { codefails, short, step } from './rows-of-steps.ts';
import { openScene, type Scene } from './scene.ts';
import type { Situation, SituationRow } from './situation.ts';

/** What holds of a reply and what followed, in words; true where it does. */
export type Checks = Record<string, boolean>;

export type PlayRow = (scene: Scene, row: SituationRow) => Promise<Checks>;

const plays: Record<Situation, PlayRow> = {
  step,
  state,
  fact,
  detail,
  cancel,
  back,
  codefails,
  several,
  short,
  mood,
  language,
  handover,
  refused,
};

/** @returns what was wrong, empty where nothing was, and what was replied at the end */
export async function playSituation(server: StoryServer, cabin: Cabin, row: SituationRow) {
  const scene = await openScene(server, cabin, row.lang);
  try {
    const checks = await plays[row.is](scene, row);
    const faults = Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]));
    return { row, faults, replied: [...scene.earlier(), scene.last().body] };
  } finally {
    await scene.end();
  }
}
