// A conversation of the data, walked as the assistant meets it: before each line what was done last, and how jobs stand.
import type { DialogueAct } from '../stories/story.ts';

export interface Talk {
  lang: string;
  turns: { text: string; is?: DialogueAct[]; then?: { did: string }[] }[];
}

export function* walk(talk: Talk): Generator<{ turn: Talk['turns'][number]; before: string[] }> {
  let last: string[] | null = null;
  const job = { open: false, coming: false, over: false };
  for (const turn of talk.turns) {
    const standing = Object.entries(job).flatMap(([name, holds]) => (holds ? [name] : []));
    yield { turn, before: [...(last ? last.map((did) => `last ${did}`) : ['first']), ...standing] };
    const did = (turn.then ?? []).map((one) => one.did);
    for (const one of did) Object.assign(job, standingAfter[one]);
    const own = [...new Set(did.flatMap((one) => asRemembered(one) ?? []))];
    last = own.length > 0 ? own : ['none'];
  }
}

type Standing = { open?: boolean; coming?: boolean; over?: boolean };

const standingAfter: Record<string, Standing> = {
  order: { open: true, over: false },
  reopened: { open: true, over: false },
  accepted: { open: true, coming: true },
  'on-way': { open: true, coming: true },
  arrived: { open: true, coming: true },
  parts: { open: true },
  done: { open: false, coming: false, over: true },
  cancelled: { open: false, coming: false },
};

/** What the world did is in how the job stands; of the rest the assistant keeps these names. */
function asRemembered(did: string): string | null {
  if (['accepted', 'on-way', 'arrived', 'parts', 'done', 'declined', 'owner-answered', 'person-joined'].includes(did))
    return null;
  if (did.startsWith('asked') || did === 'choices') return 'asked';
  return did === 'reopened' ? 'order' : did;
}
