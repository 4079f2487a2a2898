// What is said and done where deciding a message failed: the rules of danger are read all the same, the guest is
// answered by our fixed sentences, and a person is called. It leans on nothing that may have been what failed.

import { remembering } from '../conversation-state/last-done.ts';
import { withoutCodes } from '../conversation-state/turn.ts';
import { dangerByRules } from '../proposals/answer-danger.ts';
import { languageOf } from '../replies/language.ts';
import { say } from '../replies/say.ts';
import type { Action, Decision, Part } from './decision.ts';
import { turnOf } from './embedded.ts';
import type { EngineInput } from './engine.ts';

type DangerReader = (input: EngineInput) => Decision | null;

/** @param read what the rules of danger make of a turn */
export function lastResort(input: EngineInput, read: DangerReader = readDanger): Decision {
  const heard = attempt(() => read(input)) ?? attempt(() => read(readablePart(input, read)));
  const danger = heard?.result;
  if (!danger) return called(input, heard === null);
  const trace = { ...danger.trace, rules: [...danger.trace.rules, 'failed'] };
  if (danger.actions.some(isEmergency))
    // No order and no address goes with it: what could not be done must not be told either.
    return { ...danger, reply: danger.reply.filter(isInstruction), actions: danger.actions.filter(isEmergency), trace };
  const { reply, actions } = called(input, false);
  return { ...danger, reply: [...danger.reply, ...reply], actions, trace };
}

const readDanger: DangerReader = (input) => dangerByRules(turnOf(input));

const isEmergency = ({ kind }: Action): boolean => kind === 'emergency';
const isInstruction = (part: Part): boolean => part.kind === 'text' && part.sources.length > 0;

/** The turn by itself, without the words on which the rules themselves fail. */
function readablePart(input: EngineInput, read: DangerReader): EngineInput {
  const alone = (text: string): EngineInput => ({ ...input, text, history: [] });
  const known = input.text.split(/\s+/).filter((word) => attempt(() => read(alone(word))));
  return alone(known.join(' '));
}

/** The sentence and the call. Where not even danger could be looked for, the guest is told what to do in it. */
function called(input: EngineInput, unread: boolean): Decision {
  const language = input.state.language ?? attempt(() => languageOf('', input.locale, null))?.result ?? 'en';
  const fixed = (words: string): Part => ({ kind: 'text', text: words, sources: [] });
  const besides = unread ? [fixed(say(language, 'dangerBesides', { emergency: input.emergencyNumber }))] : [];
  const summary = input.text ? [withoutCodes(`Wrote: "${input.text.slice(0, 200)}"`)] : [];
  return {
    ...failed,
    engine: 'embedded',
    language,
    reply: [...besides, fixed(say(language, 'person'))],
    actions: [{ kind: 'handoff', reason: 'failed', summary }],
    state: remembering(input.state, failed),
    trace: { reason: 'failed', rules: [] },
  };
}

const failed = { kind: 'handOff', cause: 'failed' } as const;

/** What the work gives, or null where it throws: whoever asks goes on without it, and says so. */
function attempt<T>(work: () => T): { result: T } | null {
  try {
    return { result: work() };
  } catch {
    return null;
  }
}
