// What another chat of the property told before is one job: this chat joins it and says so, unless the guest says that
// it is another trouble.
import type { GuestThreadRecord } from '#features/conversations';
import type { PropertyRecord } from '#features/properties';
import { sameTrouble, type WorkOrderRecord } from '#features/work-orders';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Action, Decision, Part } from '../deciding/decision.ts';
import type { EngineInput, StayStanding } from '../deciding/engine.ts';
import { neededFirst } from '../playbooks/playbook-run.ts';
import { subjectIn } from '../playbooks/subject-in.ts';
import { say } from '../replies/say.ts';
import { comingTo } from './open-order.ts';
import { sharesMost } from './shared-words.ts';

/** The decision with each job that is open already joined instead of opened, in its actions and its words. */
export async function withJoins(
  unit: UnitOfWork,
  thread: GuestThreadRecord,
  { input: { stay }, property }: Here,
  decision: Decision,
): Promise<Decision> {
  const opening = decision.actions.filter((action) => action.kind === 'open_work_order');
  if (opening.length === 0) return decision;
  const joining = new Map<Action, WorkOrderRecord>();
  for (const action of opening) {
    const { serviceType: service_type, trouble, danger = null, apart } = action;
    const place = { conversation_id: thread.id, property_id: thread.property_id };
    const told = { ...place, service_type, trouble, danger };
    const open = apart ? undefined : await sameTrouble(unit, told, (other) => sharesMost(action.subjectLine, other));
    if (open) joining.set(action, open);
  }
  if (joining.size === 0) return decision;
  const actions = decision.actions.map((action): Action => {
    const open = joining.get(action);
    return open && action.kind === 'open_work_order' ? { ...action, kind: 'join_work_order', id: open.id } : action;
  });
  const place = { now: unit.now, timezone: property.timezone, language: decision.language };
  return { ...decision, actions, reply: inWords(decision, opening, joining, { stay, place }) };
}

type Here = { input: Pick<EngineInput, 'stay'>; property: Pick<PropertyRecord, 'timezone'> };
type Reader = { stay: StayStanding; place: Parameters<typeof comingTo>[1] };

/** The parts that tell of jobs stand in the order of the jobs. */
function inWords(
  { reply, language }: Decision,
  opening: Action[],
  joining: Map<Action, WorkOrderRecord>,
  { stay, place }: Reader,
): Part[] {
  let nth = 0;
  return reply.map((part): Part => {
    if (part.kind !== 'text' || part.about !== 'job') return part;
    const action = opening[nth++];
    const open = action && joining.get(action);
    if (action?.kind !== 'open_work_order' || !open) return part;
    const subject = subjectIn(language, action.subjectLine);
    // Nobody is sent for a job that nobody known stands behind: this guest may be the one who can.
    const needed = open.reporter === 'unchecked' ? neededFirst(language, stay) : [];
    // Somebody unknown hears nothing of who comes to the house, and when.
    const coming = stay === 'none' || stay === 'past' ? null : comingTo(open, place);
    const told = coming ? [say(language, 'joinedComes', { coming })] : [];
    const isOfChat = open.conversation_id !== null; // not where the desk opened it for nobody
    return {
      ...part,
      text: [say(language, isOfChat ? 'orderJoined' : 'orderKnown', { subject }), ...told, ...needed].join('\n'),
    };
  });
}
