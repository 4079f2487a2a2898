import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { user } from '#server/db/tables/auth.ts';
import { sweep } from '#server/sweep.ts';
import { select } from '../faults/on-database.ts';
import { addAgent, call, nearby, signIn } from '../support/application.ts';
import { beachHouse } from '../support/beach-house.ts';
import { mailTo, waitFor } from '../support/waiting.ts';

// Who is on call: a lead's plan, the shifts that come of it, what the ladder does by them, and a ring to try it.

const { at, clock, openThread } = beachHouse();
type Bearer = { authorization: string };
let [lead, noor]: Bearer[] = [];
let [maraId, noorId] = ['', ''];

beforeAll(async () => {
  const leadId = await addAgent(at.application, 'lead@example.com', 'Lena Lead');
  await at.application.authDb.update(user).set({ role: 'admin' }).where(eq(user.id, leadId));
  maraId = await addAgent(at.application, 'mara@example.com', 'Mara Agent');
  noorId = await addAgent(at.application, 'noor@example.com', 'Noor Agent');
  lead = await signIn(at.application, 'lead@example.com');
  noor = await signIn(at.application, 'noor@example.com');
});

const get = async () => (await call(at.application, 'GET', '/api/v1/desk/rota', undefined, at.agent)).body;
const put = (who: Bearer | undefined, body: object) => call(at.application, 'PUT', '/api/v1/desk/rota', body, who);
const details = () => call(at.application, 'GET', '/readyz/details', undefined, nearby);
const steps = { first: 4, second: 3, lead: 5, everyone: 5 };
const days = [0, 1, 2, 3, 4, 5, 6];
const plan = (weekly: object[] = []) => ({ timezone: 'America/Los_Angeles', weekly, overrides: [], off: [], steps });
const allDay = (rung: string, user_id: string) => days.map((day) => ({ rung, user_id, day, from: 0, to: 1440 }));
const shifts = () => select(at.application.database, 'select * from staff_shifts order by starts_at, rung');

describe('the rota', () => {
  it('is empty at first, which leads and whoever runs the server are told, and nobody else', async () => {
    expect(await get()).toMatchObject({ version: 0, empty: true, now: [], gaps: [{}] });
    const told = await details();
    expect(told.body).toEqual({ on_call: { rota: 'none', people_now: 0, gaps: 1, next_gap_at: expect.any(String) } });
    const { body } = await call(at.application, 'GET', '/readyz');
    expect(body).toEqual({ status: 'ready' });
  });

  it('is made by a lead alone, of people who work here, and of two changes at once one holds', async () => {
    const first = plan([...allDay('first', maraId), ...allDay('second', noorId)]);
    expect((await put(noor, { ...first, version: 0 })).status).toBe(403);
    const stranger = plan(allDay('first', '01912d68-783e-7a07-b81d-0d9a3f4c1e52'));
    expect((await put(lead, { ...stranger, version: 0 })).body.fields).toHaveProperty(['weekly.0.user_id']);
    const tooLong = { ...first, steps: { ...steps, first: 31 } };
    expect((await put(lead, { ...tooLong, version: 0 })).body.fields).toHaveProperty(['steps.first']);
    const saved = await put(lead, { ...first, version: 0 });
    expect(saved.body).toMatchObject({
      version: 1,
      empty: false,
      gaps: [],
      now: [
        { rung: 'first', name: 'Mara Agent' },
        { rung: 'second', name: 'Noor Agent' },
      ],
    });
    expect((await put(lead, { ...first, version: 0 })).status).toBe(409);
    expect((await details()).body.on_call).toMatchObject({ rota: 'made', people_now: 2, gaps: 0 });
  });

  it('is what an alarm goes by: its people, and its minutes', async () => {
    const guest = await openThread();
    await guest.say('I smell gas');
    const rungs = async () =>
      (await select(at.application.database, `select rung from alarms where conversation_id = '${guest.id}'`))[0]?.rung;
    await waitFor(async () => (await rungs()) === 'first');
    expect(await mailTo(at.application, 'mara@example.com', /EMERGENCY/)).toBeDefined();
    clock.advance(4 * 60 - 1);
    await sweep(at.application.deps);
    expect(await rungs()).toBe('first');
    clock.advance(1);
    await sweep(at.application.deps);
    expect(await rungs()).toBe('second');
    await call(at.application, 'POST', `/api/v1/conversations/${guest.id}/claim`, {}, at.agent);
  });

  it('has somebody stand in, leaves out who is away, and tells the gap', async () => {
    const now = clock.now();
    const tomorrow = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
    const standIn = { starts_at: now.toISOString(), ends_at: new Date(now.getTime() + 3_600_000).toISOString() };
    const { version } = await get();
    const { body } = await put(lead, {
      ...plan(allDay('first', maraId)),
      version,
      overrides: [{ rung: 'first', user_id: noorId, ...standIn }],
      off: [{ user_id: maraId, from: tomorrow, to: tomorrow }],
    });
    expect(body.now).toMatchObject([{ rung: 'first', name: 'Noor Agent' }]);
    expect(body.next).toMatchObject([{ rung: 'first', name: 'Mara Agent', starts_at: standIn.ends_at }]);
    expect(body.gaps).toHaveLength(1);
  });

  it('is filled in again before its shifts run out, once, whichever of two nodes is first', async () => {
    const before = (await shifts()).at(-1)?.ends_at as Date;
    clock.advance(20 * 86_400);
    await Promise.all([sweep(at.application.deps), sweep(at.application.deps)]);
    const after = await shifts();
    expect((after.at(-1)?.ends_at as Date) > before).toBe(true);
    const ofFirst = after.filter(({ rung }) => rung === 'first').map(({ starts_at }) => String(starts_at));
    expect(new Set(ofFirst).size).toBe(ofFirst.length);
  });
});

describe('a ring to try it', () => {
  it('mails one person, who alone says that it came', async () => {
    const ring = (who: Bearer | undefined, user_id: string) =>
      call(at.application, 'POST', '/api/v1/desk/rota/rings', { user_id }, who);
    expect((await ring(noor, noorId)).status).toBe(403);
    const { body } = await ring(lead, noorId);
    expect(body).toMatchObject({ name: 'Noor Agent', by_name: 'Lena Lead', heard_at: null });
    expect((await ring(lead, noorId)).body.id).toBe(body.id); // pressed again, it is the same ring
    expect((await mailTo(at.application, 'noor@example.com', /^Test ring/)).text).toContain('/on-call');
    const hear = (who: Bearer | undefined) =>
      call(at.application, 'POST', `/api/v1/desk/rota/rings/${body.id}/heard`, {}, who);
    expect((await hear(lead)).status).toBe(403);
    clock.advance(40);
    const heard = await hear(noor);
    expect(heard.body.heard_at).not.toBeNull();
    expect((await hear(noor)).body).toEqual(heard.body);
    const rings = await call(at.application, 'GET', '/api/v1/desk/rota/rings', undefined, at.agent);
    expect(rings.body.items[0]).toEqual(heard.body);
  });
});
