import { and, eq, isNull } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/accounts/people.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { accountMembers } from '#server/db/tables/people.ts';
import { type Owner, system } from '#server/kernel/actor.ts';
import { type Deps, os, ownerOnly } from '#server/kernel/context.ts';
import { conflict, forbidden, invalid, unauthorized } from '#server/kernel/errors.ts';
import { once } from '#server/kernel/once.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { changeMember, removeMember, restoreMember } from './change-member.ts';
import { whyCommon } from './common-passwords.ts';
import { invite, inviteAgain, withdraw } from './invite.ts';
import { invitationPage, joinAnew, joinAs } from './join.ts';
import { invitationsOf, memberOf, membersOf } from './people-rows.ts';

const copy = spoken(copyInEnglish);

/** Mails to addresses that somebody types. */
const inviting: RateLimit = { name: 'invite', max: 30, windowSeconds: 3600 };
/** Links of invitations, by one network. */
const opening: RateLimit = { name: 'invitation', max: 60, windowSeconds: 600 };

/** Whoever is signed in, in whatever account or in none. */
const anybodySignedIn = os.middleware(({ context: { person, email }, next }) => {
  if (!person || !email) throw unauthorized();
  return next({ context: { person, email } });
});

export const peopleProcedures = {
  list: os.people.list.use(ownerOnly).handler(async ({ context: { actor, deps } }) => ({
    ...(await withActor(deps.store, actor, (unit) => invitationsOf(unit, actor.customerId))),
    members: await membersOf(deps.authDb, actor),
  })),
  invite: os.people.invite.use(ownerOnly).handler(async ({ input, context: { actor, deps } }) => {
    await limitRate(deps.store, inviting, actor.customerId);
    const known = (await membersOf(deps.authDb, actor)).map(({ email }) => email);
    return once(deps, actor, (unit) => invite(unit, actor, input, known));
  }),
  resend: os.people.resend.use(ownerOnly).handler(async ({ input, context: { actor, deps } }) => {
    await limitRate(deps.store, inviting, actor.customerId);
    return once(deps, actor, (unit) => inviteAgain(unit, actor, input.id));
  }),
  withdraw: os.people.withdraw
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) => once(deps, actor, (unit) => withdraw(unit, actor, input.id))),
  change: os.people.change.use(ownerOnly).handler(async ({ input: { id, ...set }, context: { actor, deps } }) => {
    await once(deps, actor, async (unit) => changeMember(unit, actor, await memberOf(deps.authDb, actor, id), set));
    return memberOf(deps.authDb, actor, id);
  }),
  remove: os.people.remove.use(ownerOnly).handler(async ({ input, context: { actor, deps } }) => {
    return once(deps, actor, async (unit) => removeMember(unit, actor, await memberOf(deps.authDb, actor, input.id)));
  }),
  restore: os.people.restore.use(ownerOnly).handler(async ({ input, context: { actor, deps } }) => {
    await once(deps, actor, (unit) => restoreMember(unit, actor, input.id));
    return memberOf(deps.authDb, actor, input.id);
  }),
  leave: os.people.leave.use(ownerOnly).handler(async ({ context: { actor, deps } }) => {
    if (!actor.member) throw conflict(copy.holderCannotLeave);
    return leave(deps, actor);
  }),
};

export const invitationLinkProcedures = {
  get: os.invitationLinks.get.handler(async ({ input, context: { deps, ip } }) => {
    await limitRate(deps.store, opening, ip);
    return withActor(deps.authStore, system, (unit) => invitationPage(unit, input.token));
  }),
  join: os.invitationLinks.join.handler(async ({ input: { token, name, password }, context: { deps, ip } }) => {
    await limitRate(deps.store, opening, ip);
    const common = whyCommon(password);
    if (common) throw invalid({ password: common });
    await withActor(deps.authStore, system, (unit) => invitationPage(unit, token)); // no hash for a token of nobody's
    const hash = await deps.hashPassword(password);
    return withActor(deps.authStore, system, (unit) => joinAnew(unit, token, { name, hash }));
  }),
  accept: os.invitationLinks.accept.use(anybodySignedIn).handler(async ({ input, context }) => {
    const { deps, ip, person, email } = context;
    await limitRate(deps.store, opening, ip);
    if (person.kind !== 'owner') throw forbidden(copy.staffCannotJoin);
    const { userId: id, name } = person;
    return withActor(deps.authStore, system, (unit) => joinAs(unit, input.token, { id, name, email }));
  }),
};

/** By the house: only owners may write who is in an account. */
const leave = ({ store }: Pick<Deps, 'store'>, { customerId, userId, name }: Owner) =>
  withActor(store, system, async (unit) => {
    const mine = and(eq(accountMembers.customer_id, customerId), eq(accountMembers.user_id, userId));
    await unit.tx
      .update(accountMembers)
      .set({ removed_at: unit.now, updated_at: unit.now })
      .where(and(mine, isNull(accountMembers.removed_at)));
    const by = { kind: 'owner', id: userId, name };
    await unit.audit({ kind: 'member.removed', customerId, by, subject: name });
    return { left: true };
  });
