import type { Staff } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { deskView } from './desk-view.ts';
import { viewLine } from './message-view.ts';
import type { MessageRecord } from './post-message.ts';
import { touchStaff } from './staff-presence.ts';

export type DeskContext = { actor: Staff; deps: Deps };

/** Does something with a thread, once by the request's key, and shows it as it is then. Whoever does it is at the desk. */
export const thenShow = ({ actor, deps }: DeskContext, id: string, work: (unit: UnitOfWork) => Promise<unknown>) =>
  once(
    deps,
    actor,
    async (unit) => {
      await touchStaff(unit, actor.userId, true);
      await work(unit);
      return deskView(unit, id, deps.fileLinks);
    },
    (unit) => deskView(unit, id, deps.fileLinks),
  );

export const thenShowLine = ({ actor, deps }: DeskContext, work: (unit: UnitOfWork) => Promise<MessageRecord>) =>
  once(deps, actor, async (unit) => {
    await touchStaff(unit, actor.userId, true);
    return viewLine(unit, await work(unit), deps.fileLinks);
  });
