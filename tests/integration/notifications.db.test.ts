import { beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '#contract/notifications/notifications.ts';
import { call } from '../support/application.ts';
import { openStream } from '../support/streams.ts';
import { toldOwner } from '../support/told-owner.ts';

// What an owner can do with what they are told, over HTTP.

const { at, threadOf, list } = toldOwner();

const troubles = [
  "there's water coming from under the kitchen sink",
  'a pipe burst under the sink and water is gushing everywhere',
  'I smell gas',
  'is there a waffle iron in the house',
  'is there a telescope we can use?',
  ...Array<string>(5).fill('can I talk to a real person please'),
];

beforeAll(async () => {
  for (const trouble of troubles) await threadOf(trouble);
  expect((await list()).items.length).toBeGreaterThan(9); // several pages of three
});

describe('an owner', () => {
  it('reads them page by page, newest first, with the number of all that are unread', async () => {
    const all = await list();
    const seen: Notification[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await call(
        at.application,
        'GET',
        `/api/v1/notifications?limit=3&${cursor && `cursor=${cursor}`}`,
        undefined,
        at.owner,
      );
      expect(page.body.unread).toBe(all.items.length);
      seen.push(...page.body.items);
      cursor = page.body.next;
    }
    expect(seen.map(({ id }) => id)).toEqual(all.items.map(({ id }) => id));
    expect(seen.map(({ date }) => date)).toEqual(
      seen
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
  });

  it('marks one read and unread, and all', async () => {
    const { items, unread } = await list();
    const path = `/api/v1/notifications/${items[0]?.id}`;
    expect((await call(at.application, 'POST', `${path}/read`, {}, at.owner)).body.read).toBe(true);
    expect((await call(at.application, 'POST', `${path}/read`, {}, at.owner)).body.read).toBe(true);
    expect((await list()).unread).toBe(unread - 1);
    expect((await call(at.application, 'POST', `${path}/unread`, {}, at.owner)).body.read).toBe(false);
    expect((await call(at.application, 'POST', '/api/v1/notifications/read-all', {}, at.owner)).body).toEqual({
      marked: unread,
    });
    expect((await list()).unread).toBe(0);
  });

  it('deletes one and takes that back, as read as it was', async () => {
    const { items } = await list();
    const path = `/api/v1/notifications/${items[1]?.id}`;
    expect((await call(at.application, 'DELETE', path, undefined, at.owner)).status).toBe(200);
    expect((await list()).items).toHaveLength(items.length - 1);
    await call(at.application, 'POST', `${path}/restore`, {}, at.owner);
    expect((await list()).items).toEqual(items);
  });

  it('hears of each change on every tab, and nobody else does', async () => {
    const guest = await threadOf('hello there');
    const [tab, second, foreign, chat] = [
      await openStream(at.application, '/api/v1/events', at.owner),
      await openStream(at.application, '/api/v1/events', at.owner),
      await openStream(at.application, '/api/v1/events', at.other),
      await openStream(at.application, `${guest.path}/events`, guest.secret),
    ];
    await guest.say('may I speak to a person');
    await tab.next(({ kind }) => kind === 'notification.added');
    const [newest] = (await list()).items;
    await call(at.application, 'POST', `/api/v1/notifications/${newest?.id}/read`, {}, at.owner);
    await second.next(({ kind }) => kind === 'notification.changed');
    await chat.next(({ kind }) => kind === 'conversation.handoff_requested');
    expect(foreign.seen).toEqual([]);
    expect(chat.seen.filter(({ kind }) => kind.startsWith('notification'))).toEqual([]);
    for (const stream of [tab, second, foreign, chat]) stream.close();
  });
});

describe('somebody else', () => {
  it('has none of them, and is told there is no such thing', async () => {
    expect(await list(at.other)).toEqual({ items: [], next: null, unread: 0 });
    const [mine] = (await list()).items;
    for (const act of ['read', 'unread', 'restore'])
      expect(
        (await call(at.application, 'POST', `/api/v1/notifications/${mine?.id}/${act}`, {}, at.other)).status,
      ).toBe(404);
    expect(
      (await call(at.application, 'DELETE', `/api/v1/notifications/${mine?.id}`, undefined, at.other)).status,
    ).toBe(404);
    expect((await call(at.application, 'POST', '/api/v1/notifications/read-all', {}, at.other)).body).toEqual({
      marked: 0,
    });
  });

  it('of the desk works by queues instead', async () => {
    expect((await call(at.application, 'GET', '/api/v1/notifications', undefined, at.agent)).status).toBe(403);
    expect((await call(at.application, 'GET', '/api/v1/notifications')).status).toBe(401);
  });
});
