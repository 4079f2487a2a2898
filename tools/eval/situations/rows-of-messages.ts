// Nothing was before, or another language, or a hand-over.
import { say } from '#server/features/assistant/replies/say.ts';
import { asksPlumber, givesStep, movesNothing, says, speaks, tells, tellsCode, tellsNoNote } from './alike.ts';
import { contractor, notes } from './cabin.ts';
import { linesBefore } from './lines-before.ts';
import type { Checks, PlayRow } from './play.ts';
import type { Seen } from './scene.ts';

export const several: PlayRow = async (scene, { text, what }) => {
  const after = await scene.say(text);
  return {
    'deals with the trouble': givesStep(after) || asksPlumber(after),
    'tells each fact': what.every((topic) => tells(scene, after, topic)),
    'in one reply': after.replies.filter(({ kind }) => kind === 'text').length === 1,
    'the trouble first': what.every((topic) => !after.body.startsWith(bodyOf(topic))),
    'asks the owner nothing': after.questions === 0,
    'in their language': speaks(scene, after),
  };
};

export const mood: PlayRow = async (scene, { text, what }) => {
  const after = await scene.say(text);
  return {
    'deals with the matter': what.every((matter) =>
      matter === 'trouble' ? givesStep(after) || asksPlumber(after) : tells(scene, after, matter) && after.orders === 0,
    ),
    'one human sentence first': humanWords.some((key) => after.body.startsWith(say(scene.lang, key))),
    'asks the owner nothing': after.questions === 0,
    'calls nobody': after.thread.state === 'assistant',
    'in their language': speaks(scene, after),
  };
};

/** What stands before the matter. */
const humanWords = ['moodAngry', 'moodGrateful', 'moodPlayful', 'moodWorried', 'moodChild'] as const;

export const language: PlayRow = async (scene, { text, what }) => {
  await scene.say(linesBefore[scene.lang === 'en' ? 'es' : 'en'].checkout);
  const before = scene.last();
  const after = await scene.say(text);
  return {
    'tells the fact': what.every((topic) => tells(scene, after, topic)),
    'moves nothing': movesNothing(before, after),
    'in their language': speaks(scene, after),
  };
};

export const handover: PlayRow = async (scene, { text, what: [matter = ''] }) => {
  await scene.openJob();
  await scene.tapAsContractor('visit');
  await scene.say(linesBefore[scene.lang].person);
  const before = scene.last();
  scene.server.clock.advance(minutesWaited * 60);
  const after = await scene.say(text);
  return {
    'still waits for a person': before.thread.state === 'waiting' && after.thread.state === 'waiting',
    'in their language': speaks(scene, after),
    ...(await answersBesides(scene, matter, { before, after })),
  };
};

/** Long enough that how long a person takes is told again. */
const minutesWaited = 4;

async function answersBesides(
  scene: Parameters<PlayRow>[0],
  matter: string,
  { before, after }: { before: Seen; after: Seen },
): Promise<Checks> {
  if (matter === 'rest') {
    const { presence } = await scene.page();
    const { wait } = presence;
    const minutes = wait && new Intl.NumberFormat(scene.lang, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
    const waiting = minutes
      ? minutes.format(wait.minutes)
      : say(scene.lang, presence.people_on ? 'waitUnknown' : 'waitOff');
    return { 'a true waiting time': after.body.includes(waiting), 'moves nothing': movesNothing(before, after) };
  }
  if (matter === 'state')
    return { 'names who comes': after.body.includes(contractor), 'moves nothing': movesNothing(before, after) };
  if (matter in notes)
    return { 'tells the fact': tells(scene, after, matter), 'moves nothing': movesNothing(before, after) };
  return {
    'tells what to do': after.replies.some(({ sources }) =>
      sources.some(({ kind, id }) => kind === 'safety' && id === `safety:${matter}`),
    ),
    'rings somebody': after.chat.urgency === 'urgent',
  };
}

export const refused: PlayRow = async (scene, { text, what: [about = ''] }) => {
  const after = await scene.say(text);
  const isPassedOn = after.questions > 0 || after.thread.state === 'waiting';
  return {
    'a plain no, and who decides': says(scene, after, refusals[about] ?? []),
    'whoever decides has it': about === 'others' || isPassedOn,
    'gives nothing out': tellsNoNote(after) && !tellsCode(after) && after.told.every((id) => !id.includes('password')),
    'opens nothing': after.orders === 0,
    'in their language': speaks(scene, after),
  };
};

const refusals: Record<string, readonly Parameters<typeof says>[2][number][]> = {
  money: ['money'],
  promise: ['refusePromise', 'refuseRule', 'money', 'booking'],
  rule: ['refuseRule', 'refusePromise', 'booking'],
  others: ['refuseOthers'],
};

const bodyOf = (topic: string): string => notes[topic]?.body ?? topic;
