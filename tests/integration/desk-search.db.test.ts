import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DeskFindings } from '#contract/conversations/desk-search.ts';
import { addPerson } from '#features/accounts';
import { conversations } from '#server/db/tables/conversations.ts';
import { type Actor, serviceFor, system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { addOwner, addProperty, call, password, signIn } from '../support/application.ts';
import { beachHouse } from '../support/beach-house.ts';
import { openThread } from '../support/guest-thread.ts';

// The team looks something up among everything; nobody else does, and it is written down.

const { at, openThread: openAtBeach } = beachHouse();
type Bearer = { authorization: string };
let [admin, other]: Bearer[] = [];
let [lake, foreign, customerId, houseId] = ['', '', '', ''];

const find = (q: string, who: Bearer | undefined = at.agent) =>
  call(at.application, 'GET', `/api/v1/desk/search?q=${encodeURIComponent(q)}`, undefined, who);
const found = async (q: string): Promise<DeskFindings> => (await find(q)).body;
const logged = async (path: string, who: Bearer | undefined): Promise<{ subject: string }[]> =>
  (await call(at.application, 'GET', `/api/v1/security-log${path}?kind=desk.searched&limit=100`, undefined, who)).body
    .items;

beforeAll(async () => {
  const hash = await at.application.deps.hashPassword(password);
  await addPerson(at.application.authDb, { email: 'lead@example.com', name: 'Lena Lead', role: 'admin' }, hash);
  admin = await signIn(at.application, 'lead@example.com');
  customerId = await addOwner(at.application, 'orla@example.com');
  other = await signIn(at.application, 'orla@example.com');
  const house = await addProperty(at.application, customerId, 'Heron Loft', '9 Reed Lane');
  houseId = house.id;
  const first = await openAtBeach();
  await first.say('Is there a CAFÉ at the lakeside, or somewhere to moor a canoe?');
  lake = first.id;
  const second = await openThread(at.application, house.guest_token, 'we would like to moor our canoe tonight');
  foreign = second.id;
  await call(at.application, 'POST', `/api/v1/conversations/${lake}/note`, { message: 'pernickety people' }, at.agent);
  const order = {
    property_id: houseId,
    conversation_id: foreign,
    service_type: 'handyman',
    urgency_level: 'low',
    subject_line: 'Wobbling lectern',
    issue_summary: 'It wobbles since Tuesday.',
    attempted_fix: null,
    call_summary: null,
  };
  await call(at.application, 'POST', '/api/v1/work-orders', order, at.agent);
});

describe('The desk finds', () => {
  it('what was said at any owner’s, by the beginnings of words, and shows the line', async () => {
    const { chats } = await found('cano moor');
    expect(chats.map(({ id }) => id).sort()).toEqual([lake, foreign].sort());
    expect(chats.every(({ match, preview }) => match?.includes('canoe') && preview === null)).toBe(true);
    expect((await found('cafe lake')).chats.map(({ id }) => id)).toEqual([lake]);
    expect((await found('anoe')).chats).toEqual([]);
  });

  it('orders, properties and owners', async () => {
    expect((await found('wobbling lect')).orders).toMatchObject([
      { subject_line: 'Wobbling lectern', property_name: 'Heron Loft', conversation_id: foreign },
    ]);
    expect((await found('heron')).places).toMatchObject([{ kind: 'property', id: houseId, name: 'Heron Loft' }]);
  });

  it('an order by its reference, and chats by the end of a number or the beginning of an address', async () => {
    const { items } = (await call(at.application, 'GET', '/api/v1/work-orders?limit=100', undefined, at.agent)).body;
    const { reference } = items.find((order: { subject_line: string }) => order.subject_line === 'Wobbling lectern');
    for (const q of [reference, reference.toLowerCase(), reference.slice(3)])
      expect(
        (await found(q)).orders.map((order) => order.reference),
        q,
      ).toEqual([reference]);
    await withActor(at.application.deps.store, system, ({ tx }) =>
      tx
        .update(conversations)
        .set({ guest_phone: '(541) 555-0177', guest_email: 'Pat.Caller@example.com' })
        .where(eq(conversations.id, foreign)),
    );
    for (const q of ['+1 541-555-0177', '5550177', '0177', 'pat.caller@', 'PAT.CALLER@example.com'])
      expect(
        (await found(q)).chats.map(({ id }) => id),
        q,
      ).toEqual([foreign]);
    for (const q of ['5410', 'caller@', '177']) expect((await found(q)).chats, q).toEqual([]);
  });

  it('no note, and takes signs for what they are', async () => {
    expect((await found('pernickety')).chats).toEqual([]);
    for (const q of ["''", '!&|:*', '%%', "a'b", '\\\\', '((', "cafe'); drop table messages; --"])
      expect((await find(q)).status, q).toBe(200);
    expect((await find('a')).status).toBe(422);
  });

  it('and leaves a row for each search, and one with each owner whose chats it shows, without the words', async () => {
    const before = [
      (await logged('/house', admin)).length,
      (await logged('', at.owner)).length,
      (await logged('', other)).length,
    ];
    await found('canoe');
    await found('canoe');
    await found('cafe lake');
    const house = await logged('/house', admin);
    expect(house.length - (before[0] ?? 0)).toBe(8); // three searches, and five times an owner
    expect((await logged('', at.owner)).length - (before[1] ?? 0)).toBe(3);
    expect((await logged('', other)).length - (before[2] ?? 0)).toBe(2);
    expect(house.map(({ subject }) => subject)).toContain('2 chats of 2 owners found');
    expect(JSON.stringify(house)).not.toMatch(/canoe|cafe/i);
  });
});

describe('Nobody else finds anything that way', () => {
  it('no owner and no stranger', async () => {
    expect((await find('canoe', at.owner)).status).toBe(403);
    expect((await call(at.application, 'GET', '/api/v1/desk/search?q=canoe')).status).toBe(401);
  });

  it('and the function answers the team alone', async () => {
    const guest: Actor = { kind: 'guest', customerId, propertyId: houseId, conversationId: foreign };
    const owner: Actor = { kind: 'owner', userId: customerId, customerId, name: 'Orla' };
    for (const actor of [guest, owner, serviceFor(customerId, 'assistant'), system]) {
      const { rows } = await withActor(at.application.deps.store, actor, ({ tx }) =>
        tx.execute(sql`select * from app_desk_finds('canoe:*')`),
      );
      expect([actor.kind, rows]).toEqual([actor.kind, []]);
      const { rows: bySign } = await withActor(at.application.deps.store, actor, ({ tx }) =>
        tx.execute(sql`select * from app_desk_finds_sign('', '0177', 'pat.caller@example.com')`),
      );
      expect([actor.kind, bySign]).toEqual([actor.kind, []]);
    }
  });

  it('and an agent at most 40 times a minute', async () => {
    const answers = [];
    for (let times = 0; times < 41; times++) answers.push((await find('canoe', admin)).status);
    expect([answers[0], answers.at(-1)]).toEqual([200, 429]);
  });
});
