// What of the model's answer can be said while the rest still comes: the finished sentences, through the same reading and
// guard as the whole.
import { z } from '#contract/z.ts';
import { sentencesIn } from '#language/ranking';
import type { ModelAnswer, ModelSoFar } from '#server/platform/model/port.ts';
import type { Decision } from '../deciding/decision.ts';
import type { EngineInput } from '../deciding/engine.ts';
import { type GuardInput, guard } from '../deciding/guard.ts';
import { decisionFrom } from './engine.ts';
import type { Pick } from './pick.ts';
import { likelyNotes } from './prompt.ts';
import { finishedIn } from './unfinished-json.ts';

/** What is longer is read when it is whole. Characters. */
const longest = 8000;

/**
 * Reads what has come so far, and calls back with a decision that says something else than the one before. It only speaks:
 * what the model does is done with the whole answer.
 */
export function readingAlong(
  input: EngineInput,
  guarding: GuardInput,
  own: Decision,
  say: (decision: Decision) => void,
): (heard: ModelSoFar) => void {
  let [read, said] = ['', ''];
  let told: string[] | undefined;
  const mayName = () => {
    told ??= likelyNotes(input).map(({ id }) => id);
    return told;
  };
  return (heard) => {
    const answer = finishedOf(heard, mayName);
    const key = JSON.stringify(answer);
    if (!answer || key === read) return;
    read = key;
    const decision = sayable(input, answer, own);
    const words = JSON.stringify(decision?.reply.map((part) => part.kind === 'text' && part.text));
    if (!decision || words === said || guard(decision, guarding).guarded) return;
    said = words;
    say(decision);
  };
}

/** Null where nothing can be said yet, and where danger is to be asked about: that is said once it is whole. */
function sayable(input: EngineInput, answer: ModelAnswer, own: Decision): Decision | null {
  try {
    const decision = decisionFrom(input, answer, own);
    return decision.kind === 'danger' || decision.reply.some(({ kind }) => kind !== 'text') ? null : decision;
  } catch {
    return null; // read again when it is whole, which says why it is none
  }
}

/** Picks and replies as far as they are finished; null where none of them says anything yet. */
function finishedOf({ calls }: ModelSoFar, mayName: () => string[]): ModelAnswer | null {
  if (calls.reduce((sum, { written }) => sum + written.length, 0) > longest) return null;
  const finished = calls.flatMap(({ tool, written, isWhole }) => {
    const read = finishedIn(written, 'text');
    const said = tool === 'pick' ? pickSoFar(read) : tool === 'reply' ? replySoFar(read, isWhole, mayName) : null;
    return said ? [{ tool, input: said }] : [];
  });
  return finished.length > 0 ? { text: '', calls: finished, inputTokens: null, outputTokens: null } : null;
}

const Begun = z.object({
  danger: z.string(),
  reply_language: z.string(),
  note_ids: z.array(z.string()).default([]),
  sentence_ids: z.array(z.string()).default([]),
  trouble: z.unknown().optional(),
});

/** Danger and language are known first. A note is told whole only once it is known that none of its sentences is picked. */
function pickSoFar(read: unknown): object | null {
  const begun = Begun.safeParse(read).data;
  if (!begun) return null;
  const { danger, reply_language, sentence_ids, note_ids } = begun;
  const hasSentences = begun.trouble !== undefined;
  return {
    danger,
    reply_language,
    acts: [],
    note_ids: hasSentences ? note_ids : [],
    sentence_ids,
    trouble: null,
    slots: { locked: [], jobs: [] },
  } satisfies Record<keyof Pick, unknown>;
}

const Spoken = z.object({ text: z.string().default(''), sources: z.array(z.string()).optional() });

/** Its finished sentences. Where its sources are not named yet, any note that the model was told may be one. */
function replySoFar(read: unknown, isWhole: boolean, mayName: () => string[]): object | null {
  const spoken = Spoken.safeParse(read).data;
  if (!spoken) return null;
  const begun = isWhole ? '' : (sentencesIn(spoken.text).at(-1) ?? '');
  const text = spoken.text.slice(0, spoken.text.length - begun.length).trim();
  return text ? { text, sources: spoken.sources ?? mayName() } : null;
}
