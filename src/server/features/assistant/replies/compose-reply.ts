// One message out of the parts of a decision. Secrets stand in it as marks; each is released here, after the server's
// own check.

import { and, eq, inArray } from 'drizzle-orm';
import type { Source } from '#contract/conversations/messages.ts';
import * as copy from '#contract/messages/en/assistant/notes.ts';
import { fill } from '#contract/messages/fill.ts';
import { type GuestThreadRecord, isVerifiedNow } from '#features/conversations';
import { recordRelease } from '#features/stays';
import { countsAsFault } from '#features/work-orders';
import { workOrders } from '#server/db/tables/work-orders.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Decision, ReleasableName } from '../deciding/decision.ts';
import { say } from './say.ts';

export type Reply = { body: string; sources: Source[]; secret_names: string[] };

/** Codes of the front door are not given out while a fault of it is open. */
const doorNames: string[] = ['front_door_lock_code', 'front_door_lock_instructions'];

export const composeReply = (unit: UnitOfWork, thread: GuestThreadRecord, decision: Decision): Promise<Reply> =>
  composeFrom(unit, thread, decision, proposedText(decision));

/** The decision's words, its secrets as marks. */
export const proposedText = ({ reply }: Decision): string =>
  reply.map((part) => (part.kind === 'text' ? part.text : `${part.label}: ${markOf(part.name)}`)).join('\n\n');

/**
 * `body` may have been edited by a person: of its marks those count that the decision has, and each is released or
 * taken out.
 */
export async function composeFrom(
  unit: UnitOfWork,
  thread: GuestThreadRecord,
  decision: Decision,
  body: string,
): Promise<Reply> {
  const reply: Reply = { body, sources: [], secret_names: [] };
  for (const part of decision.reply) {
    if (part.kind === 'text') {
      reply.sources.push(...part.sources);
    } else if (body.includes(markOf(part.name))) {
      if (await release(unit, thread, decision, part.name)) reply.secret_names.push(part.name);
      else reply.body = withoutLine(reply.body, part.name, say(decision.language, 'secretFault'));
    }
  }
  reply.body = reply.body.replace(/\{\{secret:([^}]*)\}\}/g, (mark, name: string) =>
    reply.secret_names.includes(name) ? mark : '',
  );
  reply.sources = reply.sources.filter((source, i, all) => all.findIndex(({ id }) => id === source.id) === i);
  return reply;
}

const markOf = (name: string) => `{{secret:${name}}}`;

/** The line that would have shown it says instead why not. */
const withoutLine = (body: string, name: string, instead: string): string =>
  body
    .split('\n')
    .map((line) => (line.includes(markOf(name)) ? instead : line))
    .join('\n');

/**
 * The server's check, whatever the engine thinks: a verified guest, a stay that is current, no open fault of that lock.
 */
async function release(
  unit: UnitOfWork,
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
    releasedTo: fill(copy.releasedToGuest, { name: thread.guest_name ?? copy.guestNameless }),
    why: action?.kind === 'release_secret' ? action.why : copy.askedInChat,
    stayId: thread.stay_id,
    conversationId: thread.id,
  });
  return true;
}

async function hasOpenLockFault({ tx }: UnitOfWork, propertyId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(
      and(eq(workOrders.property_id, propertyId), countsAsFault(), inArray(workOrders.status, ['open', 'in_progress'])),
    )
    .limit(1);
  return row !== undefined;
}
