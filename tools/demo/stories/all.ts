import { tieLooseEnds } from '../loose-ends.ts';
import type { Past } from '../past.ts';
import { seededRandom } from '../random.ts';
import { openScene } from '../scene.ts';
import { demoStays } from '../stays.ts';
import { doorsAndDanger } from './doors-and-danger.ts';
import { heatAndCold } from './heat-and-cold.ts';
import { leaksAndDrains } from './leaks-and-drains.ts';
import { settledInChat } from './settled-in-chat.ts';
import { smallTalk } from './small-talk.ts';
import { conversationIdOf, momentOf } from './story.ts';

export const toldStories = [...leaksAndDrains, ...heatAndCold, ...doorsAndDanger, ...settledInChat];

/** Plays every story through the house's own verbs, the oldest first, with the same pauses each time. */
export async function tellStories(past: Past): Promise<void> {
  const stays = demoStays(past.present);
  const random = seededRandom(2026);
  const pause = () => 15_000 + Math.floor(random() * 50_000);
  const inOrder = [...toldStories, ...smallTalk(stays, past.present, random)]
    .map((story) => ({ story, at: momentOf(story, past.present) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { story, at } of inOrder) {
    const guest = stays.find((stay) => stay.property === story.property && stay.guest_name === story.guest);
    if (story.guest && !guest) throw new Error(`${story.name}: ${story.guest} has no stay there`);
    const id = conversationIdOf(story);
    await past.orNotAtAll(story.name, async () =>
      story.tell(await openScene(past, { property: story.property, at, guest, pause, id })),
    );
  }
  past.setClock(past.present);
  await tieLooseEnds(past);
}
