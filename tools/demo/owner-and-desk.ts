import { sql } from 'drizzle-orm';
import { closeThread, replyAsPerson, writeToDesk } from '#features/conversations';
import { withActor } from '#server/kernel/transaction.ts';
import type { Past } from './past.ts';
import { agentActor, ownerActor } from './people.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** What the owner has not looked at yet: the latest of what she was told. */
const unread = 3;

/** What passed between the owner and the Porchlight team, and how far she has read what she was told. */
export async function talkWithDesk(past: Past): Promise<void> {
  past.setClock(inTheAfternoon(past.present.getTime() - 6 * day));
  let id = await writes(past, 'Hello! Can a guest who stays on get the door code for the second booking as well?');
  past.pass(4 * minute);
  await replies(
    past,
    id,
    'Hello Nora, yes. Each booking has its own check, so they confirm the new dates in the same chat.',
  );
  past.pass(2 * minute);
  id = await writes(past, 'Lovely, that was quick. Thank you.');
  past.pass(3 * minute);
  await replies(past, id, 'Any time.');
  past.pass(40 * minute);
  await withActor(past.deps.store, agentActor, (unit) => closeThread(unit, id));
  past.setClock(past.present);
  await withActor(past.deps.store, ownerActor, ({ tx }) =>
    tx.execute(sql`
      update notifications set read_at = created_at + interval '20 minutes'
      where id not in (select id from notifications order by created_at desc, id desc limit ${unread})`),
  );
}

/** Of that day in Oregon, whenever the demo is made. */
function inTheAfternoon(at: number): Date {
  const day = new Date(at);
  day.setUTCHours(21, 12, 0, 0);
  return day;
}

const writes = (past: Past, body: string) =>
  withActor(past.deps.store, ownerActor, async (unit) => {
    const line = await writeToDesk(unit, ownerActor, { body, client_id: null });
    return line.conversation_id;
  });

const replies = (past: Past, id: string, body: string) =>
  withActor(past.deps.store, agentActor, (unit) => replyAsPerson(unit, agentActor, id, { body }));
