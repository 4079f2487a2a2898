import { type Owner, system } from '#server/kernel/actor.ts';
import { type Deps, os, ownerOnly } from '#server/kernel/context.ts';
import { notFound } from '#server/kernel/errors.ts';
import { once } from '#server/kernel/once.ts';
import { limitRate } from '#server/kernel/rate-limit.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { revealNothing, viewMessages } from './message-view.ts';
import { presenceNow } from './presence.ts';
import { messagesOf } from './queries.ts';
import { findSupportThread, writeToDesk } from './support.ts';

const writing = { name: 'support-write', max: 30, windowSeconds: 60 };

export const supportProcedures = {
  thread: os.support.thread.use(ownerOnly).handler(async ({ context: { actor, deps } }) => ({
    ...(await ownThread(deps, actor)),
    presence: await withActor(deps.store, system, presenceNow),
  })),
  write: os.support.write.use(ownerOnly).handler(async ({ input, context: { actor, deps } }) => {
    await limitRate(deps.store, writing, actor.userId);
    return once(deps, actor, async (unit) => {
      const line = await writeToDesk(unit, actor, { body: input.message, client_id: input.client_id ?? null });
      const [view] = await viewMessages(unit, [line], deps.fileLinks, revealNothing);
      if (!view) throw notFound();
      return view;
    });
  }),
};

const ownThread = ({ store, fileLinks }: Pick<Deps, 'fileLinks' | 'store'>, owner: Owner) =>
  withActor(store, owner, async (unit) => {
    const thread = await findSupportThread(unit, owner.customerId);
    if (!thread) return { id: null, state: 'waiting' as const, messages: [] };
    const lines = await messagesOf(unit, thread.id, 'guest');
    return { id: thread.id, state: thread.state, messages: await viewMessages(unit, lines, fileLinks, revealNothing) };
  });
