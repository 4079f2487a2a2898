// One message out of the parts of a decision. Secrets stand in it as marks; each is released here, after the server's own check.
import { and, eq, inArray } from 'drizzle-orm';
import type { Source } from '#contract/conversations.ts';
import { type GuestThreadRecord, isVerifiedNow } from '#features/conversations';
import { recordRelease } from '#features/stays';
import { workOrders } from '#server/db/tables/work-orders.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import type { Decision, ReleasableName } from './engine.ts';
import type { Gathered } from './gather.ts';
import { say } from './say.ts';

type Reply = { body: string; sources: Source[]; secret_names: string[] };

/** Codes of the front door are not given out while a fault of it is open. */
const doorNames: string[] = ['front_door_lock_code', 'front_door_lock_instructions'];

export async function composeReply(
  unit: Unit,
  thread: GuestThreadRecord,
  { property }: Gathered,
  decision: Decision,
): Promise<Reply> {
  const reply: Reply = { body: '', sources: [], secret_names: [] };
  const lines: string[] = [];
  for (const part of decision.reply) {
    if (part.kind === 'text') {
      lines.push(part.text);
      reply.sources.push(...part.sources);
    } else if (await release(unit, thread, decision, part.name)) {
      lines.push(`${part.label}: {{secret:${part.name}}}`);
      reply.secret_names.push(part.name);
    } else {
      lines.push(say(decision.language, 'secret_fault', { house: property.name }));
    }
  }
  reply.body = lines.join('\n\n');
  reply.sources = reply.sources.filter((source, i, all) => all.findIndex(({ id }) => id === source.id) === i);
  return reply;
}

/** The server's check, whatever the engine thinks: a verified guest, a stay that is current, no open fault of that lock. */
async function release(
  unit: Unit,
  thread: GuestThreadRecord,
  decision: Decision,
  name: ReleasableName,
): Promise<boolean> {
  if (!(await isVerifiedNow(unit, thread))) return false;
  if (doorNames.includes(name) && (await hasOpenLockFault(unit, thread.property_id))) return false;
  const action = decision.actions.find((a) => a.kind === 'release_secret' && a.name === name);
  await recordRelease(unit, {
    customerId: thread.customer_id,
    propertyId: thread.property_id,
    name,
    releasedTo: `${thread.guest_name ?? 'Guest'} (guest)`,
    why: action?.kind === 'release_secret' ? action.why : 'Asked in the chat',
    stayId: thread.stay_id,
    conversationId: thread.id,
  });
  return true;
}

async function hasOpenLockFault({ tx }: Unit, propertyId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(
      and(
        eq(workOrders.property_id, propertyId),
        workOrders.lock_fault,
        inArray(workOrders.status, ['open', 'in_progress']),
      ),
    )
    .limit(1);
  return row !== undefined;
}
