import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { user } from '#server/db/tables/auth.ts';
import { addAgent, call, signIn } from '../support/application.ts';
import { beachHouse } from '../support/beach-house.ts';

// By what the desk sorts its chats: made while typing, named, merged and removed by a lead, and told to nobody else.

const { at, openThread } = beachHouse();
type Bearer = { authorization: string };
let lead: Bearer;
beforeAll(async () => {
  const id = await addAgent(at.application, 'lead@example.com', 'Lena Lead');
  await at.application.authDb.update(user).set({ role: 'admin' }).where(eq(user.id, id));
  lead = await signIn(at.application, 'lead@example.com');
});

const api = (method: string, path: string, as: Bearer, body?: object) =>
  call(at.application, method, `/api/v1${path}`, body, as);
const tag = (id: string, name: string) => api('POST', `/conversations/${id}/tags`, at.agent, { name });
const tags = async (as = at.agent): Promise<{ id: string; name: string; chats: number; tone: string }[]> =>
  (await api('GET', '/desk/tags', as)).body.items;
const named = async (name: string) => {
  const found = (await tags()).find((one) => one.name === name);
  if (!found) throw new Error(`no tag ${name}`);
  return found;
};
const namesOn = async (id: string, as = at.agent) =>
  (await api('GET', `/conversations/${id}`, as)).body.tags.map((one: { name: string }) => one.name);

describe('a tag of the desk', () => {
  it('is made while typing, once whatever its case, and stands on the chat and in the list', async () => {
    const [one, other] = [await openThread(), await openThread()];
    const put = await tag(one.id, '  Refund   wanted ');
    expect(put.body.tags).toEqual([{ id: expect.any(String), name: 'Refund wanted', tone: 'neutral' }]);
    await tag(other.id, 'refund WANTED');
    await tag(other.id, 'refund WANTED');
    expect(await namesOn(other.id)).toEqual(['Refund wanted']);
    expect(await named('Refund wanted')).toMatchObject({ chats: 2 });
    const { id } = await named('Refund wanted');
    const { items } = (await api('GET', `/conversations?tag_id=${id}`, at.agent)).body;
    expect(items.map((row: { id: string }) => row.id).toSorted()).toEqual([one.id, other.id].toSorted());
    expect(items[0].tags).toEqual([{ id, name: 'Refund wanted', tone: 'neutral' }]);
  });

  it('is taken away again, and is refused in words at its field', async () => {
    const guest = await openThread();
    await tag(guest.id, 'Early');
    await api('POST', `/conversations/${guest.id}/tags/remove`, at.agent, { tag_id: (await named('Early')).id });
    expect(await namesOn(guest.id)).toEqual([]);
    const refused = await tag(guest.id, ' ');
    expect([refused.status, refused.body.fields]).toEqual([422, { name: 'Enter a name.' }]);
    expect((await tag(guest.id, 'x'.repeat(41))).body.fields).toEqual({ name: 'Use at most 40 characters.' });
  });

  it('is told to no owner: neither on their chats nor by a filter', async () => {
    const guest = await openThread();
    await tag(guest.id, 'Difficult');
    const { id } = await named('Difficult');
    expect(await namesOn(guest.id, at.owner)).toEqual([]);
    expect((await api('GET', `/conversations?tag_id=${id}`, at.owner)).body.items).toEqual([]);
    expect((await api('GET', '/desk/tags', at.owner)).status).toBe(403);
    expect(JSON.stringify(await guest.read())).not.toContain('Difficult');
  });

  it('is named, merged and removed by a lead alone, and says how many chats that reaches', async () => {
    const [one, both] = [await openThread(), await openThread()];
    for (const { id } of [one, both]) await tag(id, 'Lockout');
    for (const name of ['Locked out', 'Lost']) await tag(both.id, name);
    const [from, into, lost] = [await named('Lockout'), await named('Locked out'), await named('Lost')];
    expect((await api('PATCH', `/desk/tags/${from.id}`, at.agent, { name: 'Keys' })).status).toBe(403);
    expect((await api('DELETE', `/desk/tags/${from.id}`, at.agent)).status).toBe(403);
    const taken = await api('PATCH', `/desk/tags/${from.id}`, lead, { name: 'LOCKED OUT' });
    expect([taken.status, taken.body.fields.name]).toEqual([409, expect.stringContaining('Merge the two')]);
    expect((await api('PATCH', `/desk/tags/${lost.id}`, lead, { name: 'Gone', tone: 'danger' })).body.chats).toBe(1);
    expect(await named('Gone')).toMatchObject({ id: lost.id, tone: 'danger' });
    expect((await api('POST', `/desk/tags/${from.id}/merge`, lead, { into: from.id })).status).toBe(422);
    expect((await api('POST', `/desk/tags/${from.id}/merge`, lead, { into: into.id })).body).toEqual({ chats: 2 });
    expect([await namesOn(one.id), await namesOn(both.id)]).toEqual([['Locked out'], ['Gone', 'Locked out']]);
    expect((await api('DELETE', `/desk/tags/${into.id}`, lead)).body).toEqual({ chats: 2 });
    expect([await namesOn(one.id), await namesOn(both.id)]).toEqual([[], ['Gone']]);
  });
});
