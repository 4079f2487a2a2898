// What the model once said, read and guarded again as the house is now. It asks nobody and does nothing.

import type { Transcript, TranscriptReplay } from '#contract/assistant/assistant.ts';
import * as copy from '#contract/messages/en/assistant/notes.ts';
import { fill } from '#contract/messages/fill.ts';
import { findGuestThread } from '#features/conversations';
import type { Deps } from '#server/kernel/context.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { freshState } from '../conversation-state/dialogue-state.ts';
import type { Decision } from '../deciding/decision.ts';
import { embedded } from '../deciding/embedded.ts';
import type { EngineInput, Turn } from '../deciding/engine.ts';
import { guard, isHeldBack } from '../deciding/guard.ts';
import { decisionFrom } from '../model/engine.ts';
import { RefusedTool } from '../model/tools.ts';
import { proposedText } from '../replies/compose-reply.ts';
import { willWords } from './act.ts';
import { type Gathered, gather, lookUp, stayOf } from './gather.ts';

const engineMs = 2000;

export async function replayCall(
  unit: UnitOfWork,
  deps: Pick<Deps, 'vault' | 'settings'>,
  transcript: Transcript,
): Promise<TranscriptReplay> {
  const thread = await findGuestThread(unit, transcript.conversation_id);
  const gathered = gather(deps, thread, await lookUp(unit, deps.settings, thread), await stayOf(unit, thread));
  const input = inputOf(gathered, transcript);
  const own = guard(await embedded.decide(input, AbortSignal.timeout(engineMs)), gathered.guard);
  const read = readAgain(input, gathered, transcript, own);
  if (!('decision' in read)) return { ...read, by: 'embedded', ...shown(own) };
  const { decision, problem } = read;
  return { outcome: 'answered', problem, by: decision.engine === 'model' ? 'model' : 'embedded', ...shown(decision) };
}

type Read =
  | { decision: Decision; problem: string | null }
  | (Pick<TranscriptReplay, 'problem'> & { outcome: 'guarded' | 'refused_tool' | 'nothing' });

function readAgain(input: EngineInput, gathered: Gathered, { answer }: Transcript, own: Decision): Read {
  if (!answer) return { outcome: 'nothing', problem: copy.modelSilent };
  try {
    const said = { ...answer, inputTokens: null, outputTokens: null };
    const decision = guard(decisionFrom(input, said, own), gathered.guard);
    const { guarded } = decision;
    const problem = guarded ? fill(copy.guardFound, { findings: guarded.join(', ') }) : null;
    return isHeldBack(decision) ? { outcome: 'guarded', problem } : { decision, problem };
  } catch (error) {
    if (error instanceof RefusedTool) return { outcome: 'refused_tool', problem: error.message };
    throw error;
  }
}

/** The words of then; where the playbooks stood is not kept, so that it begins afresh. */
function inputOf({ input }: Gathered, { turns }: Transcript): EngineInput {
  const history = turns
    .slice(0, -1)
    .map(({ by, text }): Turn => ({ by: by === 'guest' ? 'guest' : 'assistant', text }));
  return { ...input, text: turns.at(-1)?.text ?? '', photos: 0, history, state: freshState() };
}

function shown(decision: Decision): Pick<TranscriptReplay, 'said' | 'sources' | 'will'> {
  const titles = decision.reply.flatMap((part) => (part.kind === 'text' ? part.sources.map(({ title }) => title) : []));
  return { said: proposedText(decision), sources: [...new Set(titles)], will: willWords(decision) };
}
