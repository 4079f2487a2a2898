import { talkWithDesk } from './owner-and-desk.ts';
import type { Past } from './past.ts';
import { tellStories } from './stories/all.ts';
import { furnish } from './world.ts';

/** An owner's properties and three weeks of life in them. Loaded once in the life of a demo. */
export async function tellWeeks(past: Past): Promise<void> {
  await furnish(past);
  await tellStories(past);
  await talkWithDesk(past);
}
