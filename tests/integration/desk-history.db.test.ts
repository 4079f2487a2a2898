import { describe, expect, it } from 'vitest';
import { call } from '../support/application.ts';
import { beachHouse } from '../support/beach-house.ts';

// Beside a chat of the desk stands what was before: with its guest, once their stay is checked, and at the property.

const { at, openThread } = beachHouse();
const post = (id: string, way: string, body: object) =>
  call(at.application, 'POST', `/api/v1/conversations/${id}/${way}`, body, at.agent);
const history = (id: string, as = at.agent) =>
  call(at.application, 'GET', `/api/v1/conversations/${id}/history`, undefined, as);
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted();

describe('beside a chat', () => {
  it('stand the checked guest’s earlier chats with the team’s notes and orders, and not a stranger’s', async () => {
    const [before, stranger, now] = [await openThread(), await openThread(), await openThread()];
    await before.say('The hinge of the gate squeaks.');
    await before.verify('0120');
    await post(before.id, 'note', { message: 'Likes it quiet.' });
    await post(before.id, 'tags', { name: 'Quiet' });
    await post(stranger.id, 'note', { message: 'Of somebody else.' });
    const unchecked = (await history(now.id)).body;
    expect(unchecked.guest).toBeNull();
    expect(idsOf(unchecked.property.chats)).toEqual([before.id, stranger.id].toSorted());
    // What nobody is called to is read in the chat itself, which is on record.
    const others = unchecked.property.chats.filter((row: { state: string }) => row.state !== 'waiting');
    expect(others.map((row: { preview: string | null }) => row.preview)).toEqual(others.map(() => null));
    expect(idsOf(others)).toContain(stranger.id);

    await now.verify('0120');
    const { guest, property } = (await history(now.id)).body;
    expect(idsOf(guest.chats)).toEqual([before.id]);
    expect(guest.chats[0].tags).toMatchObject([{ name: 'Quiet' }]);
    expect(guest.notes).toMatchObject([
      { body: 'Likes it quiet.', author_name: 'Maya Agent', conversation_id: before.id },
    ]);
    expect(guest.orders).toMatchObject([{ subject_line: 'The hinge of the gate squeaks' }]);
    expect(property.orders).toMatchObject([{ subject_line: 'The hinge of the gate squeaks' }]);
  });

  it('stands nothing of itself, and for owners nothing at all', async () => {
    const alone = await openThread();
    const { property } = (await history(alone.id)).body;
    expect(idsOf(property.chats)).not.toContain(alone.id);
    expect((await history(alone.id, at.owner)).status).toBe(403);
  });
});
