import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { user } from '#server/db/tables/auth.ts';
import { addAgent, call, signIn } from '../support/application.ts';
import { beachHouse } from '../support/beach-house.ts';

// What the desk writes again and again: the team's, which a lead edits, and each person's own.

const { at } = beachHouse();
type Bearer = { authorization: string };
let noor: Bearer;
let lead: Bearer;
beforeAll(async () => {
  await addAgent(at.application, 'noor@example.com', 'Noor Agent');
  const leadId = await addAgent(at.application, 'dev@example.com', 'Dev Lead');
  await at.application.authDb.update(user).set({ role: 'admin' }).where(eq(user.id, leadId));
  noor = await signIn(at.application, 'noor@example.com');
  lead = await signIn(at.application, 'dev@example.com');
});

const as = (who: Bearer | undefined, method: string, path = '', body?: object) =>
  call(at.application, method, `/api/v1/desk/replies${path}`, body, who);
const namesFor = async (who: Bearer) => (await as(who, 'GET')).body.items.map(({ name }: { name: string }) => name);
const hello = {
  name: 'Hello',
  body: 'Hello {guest_first_name}, {agent_first_name} here.',
  after: 'stay',
  scope: 'own',
};
const bye = { name: 'Goodbye', body: 'Have a good stay at {house}.', after: 'close', scope: 'team' };

describe('a saved reply', () => {
  it('of the team is a lead’s to write and everybody’s to use', async () => {
    const { status, body } = await as(lead, 'POST', '', bye);
    expect([status, body]).toMatchObject([201, { ...bye, editable: true }]);
    expect((await as(noor, 'GET')).body.items).toMatchObject([{ ...bye, editable: false }]);
    const refused = [
      await as(noor, 'POST', '', { ...bye, name: 'Other' }),
      await as(noor, 'PATCH', `/${body.id}`, { body: 'Bye.' }),
      await as(noor, 'POST', `/${body.id}/remove`),
    ];
    expect(refused.map((one) => [one.status, one.body.message])).toEqual(
      Array(3).fill([403, "Only a lead edits the team's saved replies."]),
    );
    expect((await as(lead, 'PATCH', `/${body.id}`, { after: 'snooze_2_hours' })).body).toMatchObject({
      body: bye.body,
      after: 'snooze_2_hours',
    });
    expect((await as(lead, 'POST', `/${body.id}/remove`)).body.name).toBe('Goodbye');
    expect(await namesFor(noor)).toEqual([]);
  });

  it('of one’s own is nobody else’s, a lead’s neither', async () => {
    const { body } = await as(noor, 'POST', '', hello);
    expect([await namesFor(noor), await namesFor(lead)]).toEqual([['Hello'], []]);
    for (const [method, path, sent] of [
      ['PATCH', '', { name: 'Mine' }],
      ['POST', '/remove', {}],
    ] as const)
      expect((await as(lead, method, `/${body.id}${path}`, sent)).status).toBe(404);
    await as(noor, 'POST', `/${body.id}/remove`);
  });

  it('names the variable that there is not, at its field, and keeps nothing', async () => {
    const typed = { ...hello, body: 'Hello {first name}, the code is {{secret:door_code}}.' };
    const refused = await as(noor, 'POST', '', typed);
    const message = 'There is no variable “first name”. Choose one of those below.';
    expect([refused.status, refused.body.fields]).toEqual([422, { body: message }]);
    const { body } = await as(noor, 'POST', '', hello);
    expect((await as(noor, 'PATCH', `/${body.id}`, { body: '{x}' })).body.fields.body).toContain('“x”');
    expect((await as(noor, 'GET')).body.items[0].body).toBe(hello.body);
    await as(noor, 'POST', `/${body.id}/remove`);
  });

  it('has a name of its own among the team’s, and among one’s own', async () => {
    const { body } = await as(noor, 'POST', '', hello);
    const again = await as(noor, 'POST', '', { ...hello, name: 'hello' });
    expect([again.status, again.body.fields]).toEqual([409, { name: 'Another saved reply has this name.' }]);
    expect((await as(noor, 'PATCH', `/${body.id}`, { name: 'HELLO' })).status).toBe(200);
    expect((await as(lead, 'POST', '', { ...hello, scope: 'team' })).status).toBe(201);
    expect((await as(lead, 'POST', '', hello)).status).toBe(201);
    const both = await Promise.all([1, 2].map(() => as(noor, 'POST', '', { ...hello, name: 'Twice' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('goes with whoever wrote it, and the team’s stay', async () => {
    const id = await addAgent(at.application, 'leaves@example.com', 'Lee Leaves');
    const leaver = await signIn(at.application, 'leaves@example.com');
    await as(leaver, 'POST', '', { ...hello, name: 'Lee' });
    await at.application.authDb.delete(user).where(eq(user.id, id));
    const { rows } = await at.application.authDb.execute("select name from saved_replies where name = 'Lee'");
    expect(rows).toEqual([]);
  });
});
