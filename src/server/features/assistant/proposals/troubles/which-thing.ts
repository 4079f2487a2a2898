// Something is broken and the words do not say what: what the house has is shown, and a tap takes the trouble up.
import { inEnglish } from '#language/languages';
import { beyond, readMessage } from '#language/reader';
import { choiceTaken } from '../../conversation-state/choice-taken.ts';
import { decided, guestTurns, has, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Action, Decision } from '../../deciding/decision.ts';
import { issueOf, withPlaybook } from '../../playbooks/issues.ts';
import { playbooks } from '../../playbooks/playbook-schema.ts';
import { answerIssues } from './answer-trouble.ts';
import { thingsOf } from './things-of-house.ts';

/** "It's broken" and "the thing in the kitchen is broken", as the first of a trouble. */
export function askAboutBare(turn: TurnContext): Decision | null {
  const { text, photos, openOrders, state } = turn.input;
  if (photos > 0 || openOrders.length > 0 || state.playbook || state.pending) return null;
  if (turn.reading.clauses.some(({ asked }) => asked) || !isBare(text)) return null;
  return guestTurns(turn).some((earlier) => issueOf(readMessage(earlier))) ? null : askWhichThing(turn);
}

export function askWhichThing(turn: TurnContext): Decision {
  const things = thingsOf(turn);
  const titles = things.map(({ title }) => `• ${title}`).join('\n');
  return decided(turn, {
    kind: 'askGuest',
    about: 'trouble',
    reply: [sentence(turn, 'describe'), sentence(turn, 'choices', { titles })],
    reason: 'trouble.which_thing',
    state: { pending: { kind: 'describe', told: turn.input.text, things } },
  });
}

/** A tap on one of them, or on "None of these". */
export function answerThing(turn: TurnContext): Decision | null {
  const { pending } = turn.input.state;
  if (pending?.kind !== 'describe') return null;
  const taken = choiceTaken(turn, pending);
  if (taken === null) return null;
  const { told = '', things = [] } = pending;
  const chosen = taken === 'none' ? undefined : things[taken.place];
  const kept: Action = {
    kind: 'keep_choice',
    question: told,
    language: turn.language,
    shown: things.map(({ id }) => idOf(id)),
    chosen: chosen ? idOf(chosen.id) : null,
  };
  const decision = chosen ? takeUp(turn, chosen.id, told) : askInWords(turn);
  return decision && { ...decision, actions: [...decision.actions, kept] };
}

const idOf = (playbook: string): string => `playbook:${playbook}`;

/** As urgent as such a trouble is by itself: a title names more than one way in which it may be wrong. */
function takeUp(turn: TurnContext, id: string, told: string): Decision | null {
  const playbook = playbooks.find((one) => one.id === id);
  const issue = playbook && { ...withPlaybook(readMessage(told), playbook), rules: ['tapped'] };
  const decision = issue ? answerIssues(turn, [issue]) : null;
  const running = decision?.state.playbook;
  return decision && running ? { ...decision, state: { ...decision.state, playbook: { ...running, told } } } : decision;
}

const askInWords = (turn: TurnContext): Decision =>
  decided(turn, {
    kind: 'askGuest',
    about: 'trouble',
    reply: [sentence(turn, 'thingInWords')],
    reason: 'trouble.in_words',
    state: { pending: { kind: 'describe' } },
  });

/** Nothing in it but that something is broken, and in which room. */
function isBare(text: string): boolean {
  const reading = readMessage(inEnglish(text));
  const { whole } = reading;
  if (!has(whole, 'snapped') && !/\bnot work/.test(whole.text)) return false;
  if (issueOf(readMessage(text))?.playbook || issueOf(reading)?.playbook) return false;
  return beyond(whole, ['snapped', 'leaning']).every(({ word }) => ofNothing.has(word) || rooms.has(word));
}

const ofNothing = new Set(['thing', 'things', 'something', 'stuff', 'anything', 'work', 'break', 'damage']);
const rooms = new Set(
  'house place apartment cabin unit room kitchen bathroom bedroom living dining hallway basement upstairs downstairs'.split(
    ' ',
  ),
);
