// A guest's lines, one after the other, as they would be answered: nothing is kept and nothing happens.
import type { PreviewAnswer } from '#contract/knowledge/guest-preview.ts';
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import type { EngineInput } from '../deciding/engine.ts';
import { modeOf } from '../deciding/topic.ts';
import { guestAnswerOf, wordsOf } from './ask-as-guest.ts';
import { type AskedHouse, askedOf, decideUnder, knowledgeIn } from './asked-house.ts';

/** What is not said by itself is not known to have been said, so that it leaves nothing for the lines after it. */
export async function previewChat(
  house: AskedHouse,
  rules: ProtocolRules,
  lines: readonly string[],
): Promise<PreviewAnswer[]> {
  const knowledge = knowledgeIn(house);
  const answers: PreviewAnswer[] = [];
  let thread: Partial<EngineInput> = {};
  for (const line of lines) {
    const input: EngineInput = { ...askedOf(house, knowledge, line), ...thread };
    const decision = await decideUnder(house, input, rules);
    const mode = modeOf(decision, rules);
    const isSaid = mode === 'auto';
    answers.push({
      ...guestAnswerOf(decision, knowledge, rules, house),
      mode,
      choices: isSaid ? decision.state.quickReplies : [],
    });
    const asked = decision.actions.flatMap((action) => (action.kind === 'ask_owner' ? [action.question] : []));
    const said = isSaid ? [{ by: 'assistant' as const, text: wordsOf(decision) }] : [];
    thread = {
      history: [...input.history, { by: 'guest', text: line }, ...said],
      state: isSaid ? decision.state : input.state,
      openQuestions: [...asked, ...input.openQuestions],
    };
  }
  return answers;
}
