// One turn through the assistant's door, as production plays it but for the database.
import {
  type Decision,
  embedded,
  freshState,
  guard,
  leadOf,
  type PropertyKnowledge,
  type StayStanding,
  type Turn,
} from '#features/assistant';
import type { Snippet } from '#language/ranking';

export async function playTurn(
  knowledge: PropertyKnowledge,
  text: string,
  history: string[] = [],
  stay: StayStanding = 'none',
  locale = 'en-US',
): Promise<Decision> {
  const turns = history.map(readTurn);
  const decision = await embedded.decide(
    {
      text,
      photos: 0,
      history: turns,
      knowledge,
      stay,
      openOrders: [],
      doneOrders: [],
      openQuestions: [],
      choicesMade: [],
      state: freshState(),
      now: new Date('2026-11-20T18:00:00Z'),
      timezone: 'America/Los_Angeles',
      locale,
      emergencyNumber: '911',
    },
    new AbortController().signal,
  );
  return guard(decision, {
    sources: new Map(knowledge.snippets.map(({ id, text: words }: Snippet) => [id, words])),
    guestWords: [text, ...history],
    secrets: [],
    houseName: knowledge.name,
  });
}

export const replyOf = (decision: Decision): string =>
  decision.reply.map((part) => (part.kind === 'text' ? part.text : `{{secret:${part.name}}}`)).join('\n\n');

/** Facts and articles this reply recites. */
export const recited = (decision: Decision): string[] =>
  decision.reply.flatMap((part) =>
    part.kind === 'text'
      ? part.sources.filter(({ kind }) => kind === 'fact' || kind === 'article').map(({ id }) => id)
      : [`secret:${part.name}`],
  );

/** Shows the titles of what may answer. */
export function isNearest(decision: Decision): boolean {
  const lead = leadOf(decision);
  return lead.kind === 'choices';
}

/** Facts and articles that this reply tells as the answer. */
export const told = (decision: Decision): string[] => (isNearest(decision) ? [] : recited(decision));

export const did = (decision: Decision, kind: Decision['actions'][number]['kind']): boolean =>
  decision.actions.some((action) => action.kind === kind);

const readTurn = (line: string): Turn => {
  const guest = !/^(?:S|A|assistant|system|agent):/i.test(line);
  return { by: guest ? 'guest' : 'assistant', text: line.replace(/^\w+:\s*/, '') };
};

export interface Alarm {
  stage: 'rings' | 'asks';
  kind: string;
}

/** Whether it rings, or asks whether anyone is in danger; who is locked out is dealt with as that. */
export function alarmOf(decision: Decision): Alarm | null {
  for (const action of decision.actions)
    if (action.kind === 'emergency') return { stage: 'rings', kind: action.danger };
  const { pending } = decision.state;
  if (pending?.kind === 'danger') return { stage: 'asks', kind: pending.suspected };
  return decision.state.playbook?.id === 'locked-out' ? { stage: 'asks', kind: 'lockout' } : null;
}
