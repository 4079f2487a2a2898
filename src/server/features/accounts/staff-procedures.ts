import * as copyInEnglish from '#contract/messages/en/accounts/answers.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { type Staff, system } from '#server/kernel/actor.ts';
import { adminOnly, type Deps, os } from '#server/kernel/context.ts';
import { conflict } from '#server/kernel/errors.ts';
import type { SecurityEvent } from '#server/kernel/security-log.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { askForAddress } from './address-words.ts';
import { endAccess } from './end-access.ts';
import { endedByStaffMail, inviteMail, newAddressMail, oldAddressMail } from './mails.ts';
import { findOwners, ownerAccount } from './owner-email.ts';
import { endOwnerSession, ownerSessions } from './owner-sessions.ts';
import { speakingToAddress } from './speaking-to.ts';
import { addStaff, inviteToken, listStaff, setActive, setRole, staffMember } from './staff.ts';

const copy = spoken(copyInEnglish);

export const staffProcedures = {
  list: os.staff.list
    .use(adminOnly)
    .handler(async ({ context: { deps } }) => ({ items: await listStaff(deps.authDb) })),

  invite: os.staff.invite.use(adminOnly).handler(async ({ input, context: { actor, deps } }) => {
    const id = await addStaff(deps.authDb, input);
    await told(deps, actor, { kind: 'staff.invited', subject: `${input.name}, ${input.role}` });
    return invite(deps, id, actor.name);
  }),

  resendInvite: os.staff.resendInvite.use(adminOnly).handler(async ({ input, context: { actor, deps } }) => {
    const { state } = await staffMember(deps.authDb, input.id);
    if (state !== 'invited') throw conflict(copy.passwordAlreadySet);
    return invite(deps, input.id, actor.name);
  }),

  setRole: os.staff.setRole.use(adminOnly).handler(async ({ input: { id, role }, context: { actor, deps } }) => {
    const { name } = await staffMember(deps.authDb, id);
    await setRole(deps.authDb, id, role);
    await told(deps, actor, { kind: 'role.changed', subject: `${name}, ${role}` });
    return staffMember(deps.authDb, id);
  }),

  setActive: os.staff.setActive.use(adminOnly).handler(async ({ input: { id, active }, context: { actor, deps } }) => {
    if (id === actor.userId) throw conflict(copy.notYourself);
    const { name } = await staffMember(deps.authDb, id);
    await setActive(deps.authDb, id, active, deps.clock.now());
    if (!active) await withActor(deps.authStore, system, (unit) => endAccess(unit, id));
    await told(deps, actor, { kind: active ? 'staff.let_in' : 'staff.locked_out', subject: name });
    return staffMember(deps.authDb, id);
  }),

  findOwners: os.staff.findOwners.use(adminOnly).handler(async ({ input, context: { deps } }) => ({
    items: await findOwners(deps.authDb, input.q, deps.clock.now()),
  })),

  changeOwnerEmail: os.staff.changeOwnerEmail
    .use(adminOnly)
    .handler(async ({ input: { id, email }, context: { actor, deps } }) => {
      const { newToken, oldToken, appliesAt } = await askForAddress(deps.authDb, id, email, deps.clock.now());
      await told(deps, actor, { kind: 'address.asked', customerId: id });
      const owner = await ownerAccount(deps.authDb, id, deps.clock.now());
      const page = deps.links.page('/confirm-email');
      const links = { agree: `${page}?agree=${oldToken}`, stop: `${page}?stop=${oldToken}` };
      const name = owner.full_name;
      const [toNew, toOld] = await speakingToAddress(
        deps.authDb,
        owner.email,
        () =>
          [
            newAddressMail({ email, name }, `${page}?token=${newToken}`, appliesAt),
            oldAddressMail({ email: owner.email, name }, email, links, appliesAt),
          ] as const,
      );
      await withActor(deps.store, system, async (unit) => {
        await unit.enqueue('mail.send', toNew);
        await unit.enqueue('mail.send', toOld);
      });
      return owner;
    }),

  ownerSessions: os.staff.ownerSessions.use(adminOnly).handler(async ({ input, context: { deps } }) => {
    await ownerAccount(deps.authDb, input.id, deps.clock.now());
    return { items: await ownerSessions(deps.authDb, input.id, deps.clock.now()) };
  }),

  endOwnerSessions: os.staff.endOwnerSessions
    .use(adminOnly)
    .handler(async ({ input: { id, session_id }, context: { actor, deps } }) => {
      const { email, full_name: name } = await ownerAccount(deps.authDb, id, deps.clock.now());
      // All: also where no browser is signed in, since a program may be.
      if (!session_id) await withActor(deps.authStore, system, (unit) => endAccess(unit, id));
      const ended = !session_id || (await endOwnerSession(deps.authDb, id, session_id));
      if (ended) await told(deps, actor, { kind: 'sessions.ended', subject: name, customerId: id });
      if (ended) {
        const said = () => endedByStaffMail({ email, name }, actor.name, !session_id);
        const mail = await speakingToAddress(deps.authDb, email, said);
        await withActor(deps.store, system, (unit) => unit.enqueue('mail.send', mail));
      }
      return { items: await ownerSessions(deps.authDb, id, deps.clock.now()) };
    }),
};

const told = (
  deps: Pick<Deps, 'store'>,
  actor: Staff,
  event: Omit<SecurityEvent, 'customerId'> & { customerId?: string },
) => withActor(deps.store, actor, (unit) => unit.audit({ customerId: null, ...event }));

async function invite(deps: Pick<Deps, 'authDb' | 'clock' | 'links' | 'store'>, id: string, by: string) {
  const member = await staffMember(deps.authDb, id);
  const token = await inviteToken(deps.authDb, id, deps.clock.now());
  const url = deps.links.page(`/reset-password?token=${token}`);
  const mail = await speakingToAddress(deps.authDb, member.email, () => inviteMail(member, by, url));
  await withActor(deps.store, system, (unit) => unit.enqueue('mail.send', mail));
  return member;
}
