import type { MemberRole } from '#contract/enumerations/people.ts';
import { user } from '#server/db/tables/auth.ts';
import { newId } from '#server/db/tables/columns.ts';
import { accountMembers } from '#server/db/tables/people.ts';
import { call, password, signIn, type TestApplication } from './application.ts';
import type { Bearer } from './owners.ts';
import { mailTo } from './waiting.ts';

/** The token that the newest invitation to an address carries. */
export async function invitationTo(application: TestApplication, email: string): Promise<string> {
  const mail = await mailTo(application, email, /invites you/);
  return /\/invitation\/([\w-]+)/.exec(mail.text)?.[1] ?? '';
}

/** The same without a mail, for where mails wait: somebody new who is in the account already. */
export async function putMember(
  application: TestApplication,
  customerId: string,
  { email, role, name }: { email: string; role: MemberRole; name: string },
): Promise<{ id: string }> {
  const [person] = await application.authDb
    .insert(user)
    .values({ name, email, emailVerified: true })
    .returning({ id: user.id });
  if (!person) throw new Error(`${email} is somebody already`);
  const [member] = await application.authDb
    .insert(accountMembers)
    .values({ id: newId(), customer_id: customerId, user_id: person.id, role, codes: false })
    .returning({ id: accountMembers.id });
  if (!member) throw new Error('insert returned no row');
  return member;
}

export type MemberAt = { headers: Bearer & { 'x-account': string }; id: string; email: string };

/** Somebody new in an owner's account, by an invitation that they accept: as they ask in it, and their row there. */
export async function addMember(
  application: TestApplication,
  owner: Bearer,
  person: { email: string; role: MemberRole; codes?: boolean; name?: string },
): Promise<MemberAt> {
  const { email, role, codes, name = 'Mo Member' } = person;
  const asked = await call(application, 'POST', '/api/v1/people/invitations', { email, role, codes }, owner);
  if (asked.status !== 200) throw new Error(`${asked.status} ${JSON.stringify(asked.body)}`);
  const token = await invitationTo(application, email);
  const joined = await call(application, 'POST', `/api/v1/invitation-links/${token}/join`, { name, password });
  if (joined.status !== 200) throw new Error(`${joined.status} ${JSON.stringify(joined.body)}`);
  const bearer = await signIn(application, email);
  const me = (await call(application, 'GET', '/api/v1/me', undefined, bearer)).body;
  const { members } = (await call(application, 'GET', '/api/v1/people', undefined, owner)).body;
  const id = members.find((one: { email: string }) => one.email === email).id;
  return { headers: { ...bearer, 'x-account': me.account.id }, id, email };
}
