// What another chat of the property told before is one job: this chat joins it and says so, unless the guest says that
// it is another trouble.
import type { GuestThreadRecord } from '#features/conversations';
import { sameTrouble } from '#features/work-orders';
import type { Unit } from '#server/kernel/transaction.ts';
import type { Action, Decision, Part } from './engine.ts';
import { playbookWords } from './playbook-words.ts';
import { say } from './say.ts';

/** The decision with each job that is open already joined instead of opened, in its actions and its words. */
export async function withJoins(unit: Unit, thread: GuestThreadRecord, decision: Decision): Promise<Decision> {
  const opening = decision.actions.filter((action) => action.kind === 'open_work_order');
  if (opening.length === 0) return decision;
  const joining = new Map<Action, string>();
  for (const action of opening) {
    const { serviceType: service_type, trouble, danger = null, apart } = action;
    const place = { conversation_id: thread.id, property_id: thread.property_id };
    const open = apart ? undefined : await sameTrouble(unit, { ...place, service_type, trouble, danger });
    if (open) joining.set(action, open.id);
  }
  if (joining.size === 0) return decision;
  const actions = decision.actions.map((action): Action => {
    const id = joining.get(action);
    return id && action.kind === 'open_work_order' ? { ...action, kind: 'join_work_order', id } : action;
  });
  return { ...decision, actions, reply: inWords(decision, opening, joining) };
}

/** The parts that tell of jobs stand in the order of the jobs. */
function inWords({ reply, language }: Decision, opening: Action[], joining: Map<Action, string>): Part[] {
  let nth = 0;
  return reply.map((part): Part => {
    if (part.kind !== 'text' || part.about !== 'job') return part;
    const action = opening[nth++];
    if (action?.kind !== 'open_work_order' || !joining.has(action)) return part;
    const subject = playbookWords(language, action.subjectLine);
    return { ...part, text: say(language, 'order_joined', { subject }) };
  });
}
