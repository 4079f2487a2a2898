// A job is open, Marco took it and named a time; or he has done it.
import { withoutCodes } from '#server/features/assistant/conversation-state/turn.ts';
import { isNew, movesNothing, speaks, standingOf, tells, tellsNoNote } from './alike.ts';
import { contractor } from './cabin.ts';
import type { Checks, PlayRow } from './play.ts';
import { needed } from './scene.ts';

export const state: PlayRow = async (scene, { text }) => {
  const { before, after } = await sayWhileOpen(scene, text);
  return {
    'names who comes': after.body.includes(contractor),
    'names when': /9(?::|\s?h\s?|\.)00/.test(after.body),
    'moves nothing': movesNothing(before, after),
    'tells nothing else': tellsNoNote(after),
    'in their language': speaks(scene, after),
  };
};

export const fact: PlayRow = async (scene, { text, what }) => {
  const { before, after } = await sayWhileOpen(scene, text);
  return {
    'tells the fact': what.every((topic) => tells(scene, after, topic)),
    'moves nothing': movesNothing(before, after),
    'in their language': speaks(scene, after),
  };
};

export const detail: PlayRow = async (scene, { text }) => {
  const { before, after } = await sayWhileOpen(scene, text);
  const job = await scene.job();
  const words = withoutCodes(text).slice(0, 200);
  const has = (summary: string | undefined) => withoutCodes(summary ?? '').includes(words);
  return {
    'is on the order': has(after.order?.issue_summary),
    'the contractor sees it': has(job.issue_summary),
    'the job goes on': after.order?.dispatch_state === before.order?.dispatch_state && after.orders === before.orders,
    'asks the owner nothing': after.questions === before.questions,
    'calls nobody': after.thread.state === 'assistant',
    'tells nothing else': tellsNoNote(after),
    'in their language': speaks(scene, after),
  };
};

export const cancel: PlayRow = async (scene, { text }): Promise<Checks> => {
  const { before, after } = await sayWhileOpen(scene, text);
  if (after.thread.quick_replies.length !== 2) return { 'asks whether to take it back': false };
  const stays = standingOf(before) === standingOf(after);
  const done = await scene.tap(0);
  const job = await scene.job();
  const notices = await scene.noticesOfOrder();
  return {
    'takes nothing back before the tap': stays,
    'the order is taken back': done.order?.status === 'cancelled' && done.order.dispatch_state === 'closed',
    'the contractor is told': job.dispatch_state === 'closed' && job.next === null,
    'the owner is told': notices.some(({ kind }) => kind === 'work_order_cancelled'),
    'in their language': speaks(scene, after),
  };
};

export const back: PlayRow = async (scene, { text }) => {
  await scene.openJob();
  await scene.tapAsContractor('done');
  const before = scene.last();
  if (before.order?.dispatch_state !== 'pending_confirmation') needed('a job that is done');
  const known = (await scene.noticesOfOrder()).length;
  const after = await scene.say(text);
  return {
    'the job goes on': after.order?.id === before.order?.id && after.order?.dispatch_state === 'accepted',
    'the same contractor comes': after.order?.assigned_contractor_name === contractor,
    'the words are on it': withoutCodes(after.order?.issue_summary ?? '').includes(withoutCodes(text).slice(0, 200)),
    'the owner is told': (await scene.noticesOfOrder()).length > known,
    'says something new': isNew(scene, after),
    'in their language': speaks(scene, after),
  };
};

async function sayWhileOpen(scene: Parameters<PlayRow>[0], text: string) {
  await scene.openJob();
  await scene.tapAsContractor('visit');
  const before = scene.last();
  if (before.order?.assigned_contractor_name !== contractor) needed('a contractor who comes');
  return { before, after: await scene.say(text) };
}
