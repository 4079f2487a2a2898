// A step was given, or a code was told, and the line says what came of it.
import { asksPlumber, givesStep, isNew, says, speaks, tellsCode, tellsNoNote } from './alike.ts';
import { linesBefore } from './lines-before.ts';
import type { PlayRow } from './play.ts';
import { needed } from './scene.ts';

/** The next step, then somebody. */
export const step: PlayRow = async (scene, { text }) => {
  await giveStep(scene);
  const after = await scene.say(text);
  const checks = {
    'the next step, or somebody': givesStep(after) || asksPlumber(after),
    'never the same text': isNew(scene, after),
    'tells nothing else': tellsNoNote(after) && after.questions === 0,
    'in their language': speaks(scene, after),
  };
  for (let tries = 0; tries < 2 && !scene.last().order; tries++) await scene.say(linesBefore[scene.lang].still);
  return { ...checks, 'then somebody': asksPlumber(scene.last()), 'nor later': isNew(scene, scene.last()) };
};

export const short: PlayRow = async (scene, { text, what: [answer] }) => {
  await giveStep(scene);
  const after = await scene.say(text);
  const isDone = says(scene, after, ['solved']);
  return {
    'is read against what was asked':
      answer === 'yes' ? isDone && after.orders === 0 : !isDone && (givesStep(after) || asksPlumber(after)),
    'never the same text': isNew(scene, after),
    'asks the owner nothing': after.questions === 0,
    'calls nobody': after.thread.state === 'assistant',
    'in their language': speaks(scene, after),
  };
};

/** Which lock, how it is done, then a person; no second code. */
export const codefails: PlayRow = async (scene, { text }) => {
  const told = await scene.say(linesBefore[scene.lang].code);
  if (!tellsCode(told)) needed('a code that was told');
  const after = await scene.say(text);
  const helps = says(scene, after, ['codeHelp']);
  const later = helps ? await scene.say(linesBefore[scene.lang].still) : after;
  return {
    'asks which lock and tells the steps': helps,
    'no second code': !tellsCode(after) && !tellsCode(later),
    'opens nothing before the steps were tried': after.orders === 0,
    'then a person': later.thread.state === 'waiting' || later.orders > 0,
    'never the same text': isNew(scene, later),
    'in their language': speaks(scene, after),
  };
};

async function giveStep(scene: Parameters<PlayRow>[0]): Promise<void> {
  const given = await scene.say(linesBefore[scene.lang].trouble);
  if (!givesStep(given) || given.orders > 0) needed('a step to try');
}
