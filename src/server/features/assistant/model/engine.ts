// The second engine: a language model behind the same interface. Everything it says is read, bounded and guarded.

import { guestLanguageOf } from '#contract/messages/languages.ts';
import { languageClearlyTold } from '#language/languages';
import { readMessage } from '#language/reader';
import {
  type LanguageModel,
  type ModelAnswer,
  ModelError,
  type ModelRequest,
  type ModelSoFar,
  type ModelTrouble,
} from '#server/platform/model/port.ts';
import { faultIn } from '../deciding/allowed.ts';
import type { Decision } from '../deciding/decision.ts';
import type { Engine, EngineInput } from '../deciding/engine.ts';
import { withSuspicion } from '../proposals/answer-danger.ts';
import { languageOf } from '../replies/language.ts';
import { isOnlySuspected, withNumber, withRaised } from './danger-picked.ts';
import { Pick } from './pick.ts';
import { promptFor } from './prompt.ts';
import { readAnswer } from './read-answer.ts';
import { RefusedTool } from './tools.ts';

/** One call as it is written down: what was sent, what came, and how it ended. */
export interface ModelCall {
  model: string;
  request: ModelRequest;
  answer: ModelAnswer | null;
  outcome: 'answered' | 'refused_tool' | ModelTrouble;
  problem: string | null;
  milliseconds: number;
}

/**
 * `heard` is told of every call, also of one that came to nothing; `decide` then throws.
 *
 * @param own what the embedded engine answers to the same turn
 * @param hear is told of an answer while it comes
 */
export function modelEngine(
  model: LanguageModel,
  secrets: readonly string[],
  own: Decision,
  heard: (call: ModelCall) => void,
  hear?: (soFar: ModelSoFar) => void,
): Engine {
  return {
    name: 'model',
    async decide(input, signal) {
      const request = promptFor(input, secrets, own);
      const began = performance.now();
      const tell = (outcome: ModelCall['outcome'], answer: ModelAnswer | null, problem: string | null) =>
        heard({
          model: model.name,
          request,
          answer,
          outcome,
          problem,
          milliseconds: Math.round(performance.now() - began),
        });
      let answer: ModelAnswer | null = null;
      try {
        answer = await model.ask(request, signal, hear);
        const decision = decisionFrom(input, answer, own);
        const fault = faultIn(input, decision);
        if (fault) throw new RefusedTool(fault);
        tell('answered', answer, null);
        return decision;
      } catch (error) {
        const outcome = error instanceof ModelError ? error.trouble : 'refused_tool';
        tell(outcome, answer, error instanceof Error ? error.message.slice(0, 200) : String(error));
        throw error;
      }
    },
  };
}

/**
 * What only sounds like danger gets the number to call beside the model's answer, as beside one of our own. A danger that
 * `own` sees stands, unless it is only suspected and the model says that it is none.
 *
 * @throws RefusedTool
 */
export function decisionFrom(input: EngineInput, answer: ModelAnswer, own?: Decision): Decision {
  const pick = pickIn(answer);
  const turn = { input, reading: readMessage(input.text), language: languageFor(input, pick) };
  const decision = withSuspicion(turn, readAnswer(turn, answer));
  const raised = pick ? withRaised(turn, decision, pick) : decision;
  if (own?.kind !== 'danger' || raised.kind === 'danger') return raised;
  return pick?.danger === 'none' && isOnlySuspected(input, own) ? withNumber(turn, raised) : own;
}

function pickIn({ calls }: ModelAnswer): Pick | undefined {
  const call = calls.find(({ tool }) => tool === 'pick');
  return call && Pick.safeParse(call.input).data;
}

/** The model's, where the guest's words do not clearly tell another. */
function languageFor({ text, locale, state }: EngineInput, pick: Pick | undefined): string {
  const told = languageClearlyTold(text);
  const picked = guestLanguageOf(pick?.reply_language ?? '');
  if (picked && (told === null || told === picked)) return picked;
  return languageOf(text, locale, state.language);
}

/** Whether the embedded engine is simply to answer instead; anything else is a mistake of ours. */
export const isModelFailure = (error: unknown): boolean => error instanceof ModelError || error instanceof RefusedTool;
