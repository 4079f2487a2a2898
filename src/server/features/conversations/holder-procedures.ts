import * as copyInEnglish from '#contract/messages/en/conversations/assignment.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { activeTeam, signedInAmong } from '#features/accounts';
import type { Deps } from '#server/kernel/context.ts';
import { os, staffOnly } from '#server/kernel/context.ts';
import { invalid } from '#server/kernel/errors.ts';
import { assignThread, releaseThread } from './assign.ts';
import { thenShow } from './then-show.ts';

const copy = spoken(copyInEnglish);

export const chatHolderProcedures = {
  assign: os.chatHolders.assign.use(staffOnly).handler(async ({ input: { id, agent_id }, context }) => {
    const to = await signedInColleague(context.deps, agent_id);
    return thenShow(context, id, (unit) => assignThread(unit, context.actor, id, to));
  }),
  release: os.chatHolders.release
    .use(staffOnly)
    .handler(({ input: { id }, context }) => thenShow(context, id, (unit) => releaseThread(unit, context.actor, id))),
};

/**
 * Who is signed off loses every chat to Waiting a moment later, so none is given to them. The team stands where the
 * application's role cannot read. @throws INVALID
 */
export async function signedInColleague({ authDb }: Pick<Deps, 'authDb'>, id: string, field = 'agent_id') {
  const colleague = (await activeTeam(authDb)).find((one) => one.id === id);
  if (!colleague) throw invalid({ [field]: copy.notOnTeam });
  if (!(await signedInAmong(authDb, [id])).has(id))
    throw invalid({ [field]: fill(copy.notSignedIn, { name: colleague.name }) });
  return { userId: colleague.id, name: colleague.name };
}
