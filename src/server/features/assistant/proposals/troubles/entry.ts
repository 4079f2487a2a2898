// Who says that a lock or a way in fails: what is asked first, and the other way in.
import { entry as de } from '#contract/messages/de/starters.ts';
import { entry as en } from '#contract/messages/en/starters.ts';
import { entry as es } from '#contract/messages/es/starters.ts';
import { entry as fr } from '#contract/messages/fr/starters.ts';
import { entry as pt } from '#contract/messages/pt/starters.ts';
import { readMessage } from '#language/reader';
import { normalize } from '#language/text';
import { decided, has, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Action, Decision, Part } from '../../deciding/decision.ts';
import type { Issue } from '../../playbooks/issues.ts';
import { knowsSecret, releaseParts, secretLabel } from '../questions/release.ts';

/**
 * The starter alone says nothing of why: it is asked, with the way in for whoever may have it, before a job is opened
 * or anybody is called. Whoever says it again is locked out.
 */
export function askAboutEntry(turn: TurnContext): Decision | null {
  if (!isFirst(turn) || !isEntryStarter(turn.input.text)) return null;
  const { parts, actions } = wayIn(turn);
  const [asked] = actions.flatMap((action) => (action.kind === 'request_verification' ? [action.name] : []));
  return decided(turn, {
    kind: 'step',
    playbook: 'locked-out',
    stage: 'atDoor',
    reply: [sentence(turn, 'entryAsk'), ...parts],
    actions,
    reason: 'playbook.locked-out.asked',
    state: { pending: asked ? { kind: 'secret', name: asked } : { kind: 'describe' } },
  });
}

const isEntryStarter = (text: string): boolean =>
  [en, es, fr, de, pt].some((starter) => normalize(text) === normalize(starter));

/** Nothing was asked yet; or the check was, and is passed. */
const isFirst = ({ input: { stay, state } }: TurnContext): boolean =>
  state.pending === null || (state.pending.kind === 'secret' && stay === 'current');

/**
 * "The keypad is dead" from somebody unknown says neither that they are the guest nor that they are locked out: it is
 * asked, and marks nothing. Who is kept out says so, and then it is a job.
 */
export function askAboutLock(turn: TurnContext, issues: Issue[]): Decision | null {
  const [issue, another] = issues;
  if (turn.input.stay === 'current' || !isFirst(turn) || another || issue?.playbook?.id !== 'locked-out') return null;
  if (!has(turn.reading.whole, 'lock-thing') || saysKeptOut(turn)) return null;
  const { actions } = wayIn(turn);
  const [asked] = actions.flatMap((action) => (action.kind === 'request_verification' ? [action.name] : []));
  return decided(turn, {
    kind: 'step',
    playbook: 'locked-out',
    stage: 'atDoor',
    reply: [sentence(turn, 'lockAsk'), ...(asked ? [sentence(turn, 'orderCheck')] : [])],
    actions,
    reason: 'playbook.locked-out.asked',
    state: { pending: asked ? { kind: 'secret', name: asked } : { kind: 'describe' } },
  });
}

/** "The front door lock" names the lock, and not where the guest stands. */
function saysKeptOut({ input }: TurnContext): boolean {
  const { whole } = readMessage(input.text.replace(/front door(?= \w*(?:lock|key))/gi, ''));
  return has(whole, 'lock-out', 'get-in-bare', 'enter', 'outside-now', 'door-fail');
}

/** A guest who is here and checked gets the other way in: the code unless it is what failed, else the lock box. */
export function wayIn(turn: TurnContext): { parts: Part[]; actions: Action[] } {
  const failed = codeFails(turn) || turn.input.state.lockFault;
  const names = failed
    ? (['alt_lock_box_location', 'alt_lock_box_code'] as const)
    : (['front_door_lock_code'] as const);
  const known = names.filter((name) => knowsSecret(turn, name));
  if (known.length === 0) return { parts: [], actions: [] };
  if (turn.input.stay !== 'current') {
    const check: Action[] =
      turn.input.stay === 'none' ? [{ kind: 'request_verification', name: known[0] ?? 'front_door_lock_code' }] : [];
    return { parts: check.length > 0 ? [sentence(turn, 'secretCheck')] : [], actions: check };
  }
  const released = known.map((name) => releaseParts(turn, name, secretLabel(turn, name), turn.input.text));
  return {
    parts: released.flatMap(({ parts }, i) => (i === 0 ? parts : parts.slice(1))),
    actions: released.flatMap(({ actions }) => actions),
  };
}

export const codeFails = (turn: TurnContext): boolean =>
  has(turn.reading.whole, 'entry-fail', 'door-fail') && has(turn.reading.whole, 'entry-key', 'door-word');
