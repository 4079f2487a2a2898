// Shows the guest what the model has said so far, where the whole will be said to them as well.
import type { GuestThreadRecord } from '#features/conversations';
import { serviceFor } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { tellSoFar } from '#server/kernel/reply-so-far.ts';
import { withActor } from '#server/kernel/transaction.ts';
import type { Decision } from '../deciding/decision.ts';
import { whereOwnerWantsPerson } from '../deciding/escalation.ts';
import { modeOf } from '../deciding/topic.ts';
import { proposedText } from '../replies/compose-reply.ts';
import type { Gathered } from './gather.ts';

/**
 * One at a time and the newest last; what could not be told is told with the reply. Nothing of a chat that a person has or
 * is called to, and nothing that the owner reads first.
 */
export function showingSoFar(
  deps: Pick<Deps, 'store'>,
  thread: GuestThreadRecord,
  gathered: Gathered,
): (soFar: Decision) => void {
  const { id: conversation_id, customer_id } = thread;
  const answers = gathered.answers.at(-1);
  let next: string | null = null;
  let isTelling = false;
  const tellAll = async () => {
    isTelling = true;
    while (next !== null && answers) {
      const soFar = { kind: 'reply.so_far' as const, conversation_id, answers, body: next };
      next = null;
      const actor = serviceFor(customer_id, 'assistant');
      await withActor(deps.store, actor, (unit) => tellSoFar(unit, soFar), 'soon').catch(deps.store.report);
    }
    isTelling = false;
  };
  return (soFar) => {
    if (!isForGuest(soFar, thread, gathered)) return;
    next = proposedText(soFar);
    if (!isTelling) void tellAll();
  };
}

const isForGuest = (soFar: Decision, thread: GuestThreadRecord, { input, rules, host }: Gathered): boolean =>
  thread.state === 'assistant' &&
  host === null &&
  modeOf(soFar, rules) === 'auto' &&
  whereOwnerWantsPerson(soFar, input, rules) === soFar;
