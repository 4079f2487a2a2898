// Whether a reply did what the guest's line called for, and nothing else.
import type { Source } from '#contract/conversations/messages.ts';
import type { Turn } from './play.ts';
import type { Act, DialogueAct } from './story.ts';

/** What can come of a line. */
type Effect = 'told' | 'question' | 'order' | 'noted' | 'person' | 'alarm' | 'secret';

/** What is wrong with a turn; empty where nothing is. */
export function faultsOf(turn: Turn, language: string): string[] {
  const seen = effectsOf(turn);
  const allowed = new Set(turn.is.flatMap(({ act }) => mayCause[act]));
  const faults = turn.is.filter((one) => !isMet(one, turn, seen)).map(({ act }) => `${act}: not met`);
  for (const effect of seen) if (!allowed.has(effect)) faults.push(`${turn.is[0]?.act}: ${effect}`);
  if (turn.replies.length === 0 && turn.after.state !== 'assigned') faults.push('silence');
  if (language !== 'mix' && turn.after.language !== language) faults.push('language');
  return faults;
}

const mayCause: Record<Act, Effect[]> = {
  ask: ['told', 'question', 'secret'],
  trouble: ['order', 'noted', 'person', 'told'],
  danger: ['alarm', 'order', 'noted', 'person', 'told'], // where the water and the power are shut off
  like: ['told', 'question', 'order', 'noted', 'person'],
  answer: ['order', 'noted', 'person', 'secret'],
  worked: [],
  failed: ['order', 'noted', 'person'],
  partly: ['order', 'noted', 'person'],
  state: [],
  detail: ['noted', 'order'],
  cancel: [],
  back: ['order', 'noted', 'person'],
  code: ['secret'],
  codefails: ['order', 'noted', 'person'],
  person: ['person', 'noted'],
  refuse: ['question', 'person', 'told'],
  correct: ['order', 'noted', 'told', 'question'],
  small: [],
};

function effectsOf({ before, after, replies, choices }: Turn): Set<Effect> {
  const seen = new Set<Effect>();
  const sources = replies.flatMap((reply) => reply.sources);
  const asked = after.questions > before.questions;
  // What is shown to choose from, or beside a question to the owner, is not told as the answer.
  if (!asked && choices.length === 0 && sources.some(isNote)) seen.add('told');
  if (asked) seen.add('question');
  if (after.orders.length > before.orders.length) seen.add('order');
  if (before.orders.some(({ id, summary }) => after.orders.find((o) => o.id === id)?.summary !== summary))
    seen.add('noted');
  if (before.state === 'assistant' && after.state === 'waiting') seen.add('person');
  if (sources.some(isAlarm)) seen.add('alarm');
  // The house's address, which is told in danger, is no code.
  if (replies.some(({ secrets }) => secrets.some(({ name }) => name !== 'street_address'))) seen.add('secret');
  return seen;
}

const isNote = ({ kind }: Source) => kind === 'fact' || kind === 'article';
/** Not the number alone, which stands beside questions too. */
const isAlarm = ({ kind, id }: Source) => kind === 'safety' && id !== 'safety:ask';

function isMet(does: DialogueAct, turn: Turn, seen: Set<Effect>): boolean {
  const { before, after, replies, choices, earlier } = turn;
  const sources = replies.flatMap((reply) => reply.sources);
  const says = replies.length > 0 || after.state === 'assigned'; // a person has it: it is theirs to answer
  const opens = after.orders.some(({ open }) => open);
  const helps = sources.some(({ kind }) => kind === 'playbook') || opens || seen.has('person');
  const isNew = replies.every(({ body, kind }) => kind !== 'text' || !earlier.includes(body));
  switch (does.act) {
    case 'ask': {
      const id = turn.ids.get(does.note ?? does.field ?? '');
      if (!id) return says && !seen.has('told');
      return sources.some((source) => isNote(source) && source.id === id) || seen.has('secret');
    }
    case 'trouble':
      return after.orders.some(({ open, trade }) => open && trade === does.trade) || (helps && !seen.has('order'));
    case 'danger':
      return sources.some(({ kind }) => kind === 'safety'); // rung, or asked back about
    case 'failed':
    case 'partly':
      return isNew && helps;
    case 'back':
      return helps;
    case 'detail':
      return says && (!before.orders.some(({ open }) => open) || seen.has('noted'));
    case 'cancel':
      return says && (!opens || choices.length > 0);
    case 'state':
      return says && tellsState(turn);
    case 'code':
      return says && seen.has('secret') === turn.isChecked;
    case 'codefails':
      return says && (helps || choices.length > 0);
    case 'person':
      return after.state === 'waiting' || after.state === 'assigned';
    default:
      return says;
  }
}

/** Names who comes, once somebody does. */
function tellsState({ after, replies }: Turn): boolean {
  const coming = after.orders.find(({ open, contractor }) => open && contractor)?.contractor;
  return (
    !coming || replies.some(({ body, work_order }) => body.includes(coming) || work_order?.contractor_name === coming)
  );
}
