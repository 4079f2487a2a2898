// The guest was told that their trouble is another chat's job already, and says that it is another one.
import type { Decision } from '../../deciding/engine.ts';
import { saysAnother } from './orders.ts';
import { playbookWords } from '../../playbooks/playbook-words.ts';
import { decided, sentence, type TurnContext } from '../../conversation-state/turn.ts';

/** Words of a line that says this and no more; a longer one tells of the trouble itself. */
const longest = 9;

export function answerJoined(turn: TurnContext): Decision | null {
  const joined = turn.input.openOrders.find((order) => order.joined);
  if (!joined || !saysAnother(turn) || turn.reading.whole.tokens.length > longest) return null;
  return decided(turn, {
    reply: [sentence(turn, 'order_apart', { subject: playbookWords(turn.language, joined.subjectLine) })],
    actions: [{ kind: 'split_work_order', id: joined.id, serviceType: joined.serviceType }],
    reason: 'joined.apart',
  });
}
