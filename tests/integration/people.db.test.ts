import { describe, expect, it } from 'vitest';
import { type MemberRole, memberRoles } from '#contract/enumerations/people.ts';
import { addOwner, addProperty, bookStay, call, password, signIn } from '../support/application.ts';
import { addMember, invitationTo } from '../support/members.ts';
import { houseOfOwners } from '../support/owners.ts';
import { mailTo, readOutbox, waitFor } from '../support/waiting.ts';
import { withoutIds } from '../support/without-ids.ts';

// People with a role in an owner's account: how they come in, what each may, and how they go. Every procedure × every
// role: tests/attacks/a28-roles.test.ts.

const { mine, newOwner } = houseOfOwners();
const ask = (method: string, path: string, body?: object, as: Record<string, string> = mine.owner) =>
  call(mine.application, method, `/api/v1${path}`, body, as);
const invite = (email: string, role: MemberRole, as?: Record<string, string>) =>
  ask('POST', '/people/invitations', { email, role }, as);
let people = 0;
const address = () => `person${++people}@example.com`;
const join = (role: MemberRole, codes?: boolean) =>
  addMember(mine.application, mine.owner, { email: address(), role, ...(codes !== undefined && { codes }) });
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

describe('an invitation', () => {
  it('goes by mail, is good once, and makes a sign-in that works in the account', async () => {
    const email = address();
    const sent = await invite(email, 'manager');
    expect(sent.body).toMatchObject({ email, role: 'manager', codes: true, state: 'open' });
    const mail = await mailTo(mine.application, email, /invites you/);
    expect(mail.text).toContain('as Manager');
    const token = await invitationTo(mine.application, email);
    const page = await ask('GET', `/invitation-links/${token}`, undefined, {});
    expect(page.body).toMatchObject({ state: 'open', email, account_name: 'Olive Owner', known: false, codes: true });
    const weak = await ask('POST', `/invitation-links/${token}/join`, { name: 'Mo', password: 'short' }, {});
    expect(weak.status).toBe(422);
    const joined = await ask('POST', `/invitation-links/${token}/join`, { name: 'Mo Manager', password }, {});
    expect(joined).toMatchObject({ status: 200, body: { email } });
    const again = await ask('POST', `/invitation-links/${token}/join`, { name: 'Mo Manager', password }, {});
    expect([again.status, again.body.message]).toEqual([
      410,
      'This invitation was used already. Sign in to open the account.',
    ]);
    const mo = await signIn(mine.application, email);
    const me = await ask('GET', '/me', undefined, mo);
    expect(me.body).toMatchObject({
      full_name: 'Mo Manager',
      account: { id: mine.customerId, name: 'Olive Owner', role: 'manager', codes: true },
      accounts: [{ id: mine.customerId }],
      deletion_due_at: null,
    });
    const { members, invitations } = (await ask('GET', '/people')).body;
    expect([members.length, invitations.length, members[0].name]).toEqual([1, 0, 'Mo Manager']);
    const log = (await ask('GET', '/security-log')).body.items;
    expect(log.slice(0, 2).map((one: { kind: string }) => one.kind)).toEqual(['member.joined', 'member.invited']);
    expect(log[0]).toMatchObject({ actor_name: 'Mo Manager', subject: 'Mo Manager, Manager, sees codes' });
  });

  it('is sent anew by a link that ends the one before, and withdrawn', async () => {
    const email = address();
    const { id } = (await invite(email, 'viewer')).body;
    const first = await invitationTo(mine.application, email);
    expect((await ask('POST', `/people/invitations/${id}/resend`, {})).status).toBe(200);
    expect((await ask('GET', `/invitation-links/${first}`, undefined, {})).status).toBe(404);
    const twice = await invite(email, 'viewer');
    expect([twice.status, Object.keys(twice.body.fields)]).toEqual([409, ['email']]);
    const second = await waitFor(async () => {
      const token = await invitationTo(mine.application, email);
      return token !== first && token;
    });
    expect((await ask('POST', `/people/invitations/${id}/withdraw`, {})).status).toBe(200);
    expect((await ask('GET', `/invitation-links/${second}`, undefined, {})).body.state).toBe('withdrawn');
    const late = await ask('POST', `/invitation-links/${second}/join`, { name: 'Mo', password }, {});
    expect([late.status, late.body.message]).toEqual([410, 'This invitation was withdrawn.']);
    expect((await ask('POST', `/people/invitations/${id}/resend`, {})).status).toBe(404);
    const holder = await invite(mine.email, 'viewer');
    expect([holder.status, holder.body.fields.email]).toEqual([409, `${mine.email} is in this account already.`]);
  });

  it('is accepted by whoever signs in already, who then works in both accounts apart', async () => {
    const other = await newOwner();
    await addProperty(mine.application, mine.customerId, 'Olive House', `${mine.customerId} Lane`);
    await invite(other.email, 'viewer');
    const token = await invitationTo(mine.application, other.email);
    expect((await ask('GET', `/invitation-links/${token}`, undefined, {})).body.known).toBe(true);
    const anew = await ask('POST', `/invitation-links/${token}/join`, { name: 'Mo', password }, {});
    expect(anew.status).toBe(409);
    const accepted = await ask('POST', `/invitation-links/${token}/accept`, {}, other.owner);
    expect(accepted.body).toEqual({ account_id: mine.customerId });
    const names = async (as: Record<string, string>) =>
      (await ask('GET', '/properties', undefined, as)).body.items.map(({ name }: { name: string }) => name);
    expect(await names(other.owner)).toEqual([]);
    expect(await names({ ...other.owner, 'x-account': mine.customerId })).toEqual(['Olive House']);
    const { accounts, account } = (await ask('GET', '/me', undefined, other.owner)).body;
    expect(accounts.map(({ role }: { role: string }) => role)).toEqual(['holder', 'viewer']);
    expect(account.role).toBe('holder');
    const elsewhere = await ask('GET', '/me', undefined, { ...other.owner, 'x-account': crypto.randomUUID() });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([403, 'NOT_A_MEMBER']);
  });
});

describe('a role', () => {
  it.each(memberRoles)('of %s lets in what it includes', async (role) => {
    const member = await join(role);
    const property = await addProperty(mine.application, mine.customerId, 'Role House', `${mine.customerId} Street`);
    await bookStay(mine.application, mine.customerId, property.id, {
      check_in: day(0),
      check_out: day(1),
      guest_phone: '(541) 555-0120',
      guest_name: 'Gus Guest',
    });
    const status = async (method: string, path: string, body?: object) =>
      (await ask(method, path, body, member.headers)).status;
    const given = {
      turnovers: await status('GET', '/turnovers'),
      read: await status('GET', '/conversations'),
      write: await status('POST', '/contractors', {
        company_name: 'Bay Plumbing',
        service_type: 'plumbing',
        phone: '(541) 555-0111',
      }),
      billing: await status('GET', '/billing'),
      people: await status('GET', '/people'),
      keys: await status('GET', '/api-keys'),
      archives: await status('GET', '/me/archives'),
      deletion: await status('POST', '/me/deletion', {}),
      order: await status('PATCH', '/me/preferences', { sorts: { properties: { key: 'name', direction: 'desc' } } }),
      keeping: await status('PATCH', '/me/preferences', { chat_months: 6 }),
    };
    const [no, yes] = [403, 200];
    const expected: Record<MemberRole, object> = {
      owner: { read: yes, write: 201, billing: yes, people: yes },
      manager: { read: yes, write: 201, billing: no, people: no },
      viewer: { read: yes, write: no, billing: no, people: no },
      cleaner: { read: no, write: no, billing: no, people: no },
    };
    expect(given).toEqual({
      ...{ turnovers: yes, keys: no, archives: no, deletion: no, order: yes, keeping: no },
      ...expected[role],
    });
    expect((await ask('GET', '/me/preferences')).body.sorts.properties).toBeNull(); // the account's own
    expect((await ask('GET', '/me/preferences', undefined, member.headers)).body.sorts.properties.key).toBe('name');
  });

  it('shows a viewer nothing to do, and signs what a manager does with their name', async () => {
    const [viewer, manager] = [await join('viewer'), await join('manager')];
    const { id } = await addProperty(mine.application, mine.customerId, 'Can House', `${mine.customerId} Road`);
    const can = async (as: Record<string, string>) => (await ask('GET', `/properties/${id}`, undefined, as)).body.can;
    expect(await can(mine.owner)).toEqual({ edit: true, remove: true });
    expect(await can(viewer.headers)).toEqual({ edit: false, remove: false });
    const rules = { property_id: null, version: 0, rules: { early_access_hours: 3 } };
    expect((await ask('PUT', '/protocols', rules, manager.headers)).status).toBe(200);
    expect((await ask('GET', '/protocols/changes')).body.items[0].by).toBe('Mo Member');
  });

  it('keeps codes from whoever does not see them, until they are switched on', async () => {
    const cleaner = await join('cleaner');
    const property = await addProperty(mine.application, mine.customerId, 'Code House', `${mine.customerId} Way`);
    await bookStay(mine.application, mine.customerId, property.id, {
      check_in: day(0),
      check_out: day(2),
      guest_phone: '(541) 555-0120',
      guest_name: 'Gus Guest',
    });
    const turnovers = async () => (await ask('GET', '/turnovers', undefined, cleaner.headers)).body;
    const before = await turnovers();
    expect(before.days.map(({ leaves, arrives }: { leaves: boolean; arrives: boolean }) => [leaves, arrives])).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(before.houses[0]).toMatchObject({ name: 'Code House', trash_curb_day: 'Tuesday', codes: null });
    expect(withoutIds(before)).not.toMatch(/5520|8814|sandpiper|Gus|0120/);
    expect((await ask('PATCH', `/people/${cleaner.id}`, { codes: true })).body.codes).toBe(true);
    expect((await turnovers()).houses[0].codes.front_door_lock_code).toBe('5520#');
  });

  it('changes at once, ends at once, and comes back within a day', async () => {
    const member = await join('manager');
    const path = `/people/${member.id}`;
    expect((await ask('PATCH', path, { role: 'viewer' })).body).toMatchObject({ role: 'viewer', codes: false });
    expect((await ask('GET', '/articles', undefined, member.headers)).status).toBe(200);
    expect((await ask('POST', '/contractors', {}, member.headers)).body.code).toBe('NOT_IN_ROLE');
    expect((await ask('POST', `${path}/remove`, {})).status).toBe(200);
    expect((await ask('GET', '/articles', undefined, member.headers)).body.code).toBe('NOT_A_MEMBER');
    expect((await ask('GET', '/me', undefined, { authorization: member.headers.authorization })).status).toBe(403);
    expect((await ask('POST', `${path}/restore`, {})).body.role).toBe('viewer');
    expect((await ask('GET', '/articles', undefined, member.headers)).status).toBe(200);
    expect((await ask('POST', '/people/leave', {}, member.headers)).body).toEqual({ left: true });
    expect((await ask('GET', '/people')).body.members).toEqual([]);
    const kinds = (await ask('GET', '/security-log')).body.items.map((one: { kind: string }) => one.kind);
    expect(kinds.filter((kind: string) => kind.startsWith('member.')).slice(0, 4)).toEqual([
      'member.removed',
      'member.restored',
      'member.removed',
      'member.changed',
    ]);
  });

  it('is no account of one’s own: nothing can be made in it, and its holder cannot leave', async () => {
    const member = await join('manager');
    await ask('POST', `/people/${member.id}/remove`, {});
    const alone = { authorization: member.headers.authorization };
    for (const path of ['/properties', '/contractors', '/people/leave'])
      expect((await ask('POST', path, {}, alone)).body.code).toBe('NOT_A_MEMBER');
    expect((await ask('POST', '/people/leave', {})).status).toBe(409);
    expect((await readOutbox(mine.application)).some(({ to }) => to === member.email)).toBe(true);
    await addOwner(mine.application, address());
  });
});
