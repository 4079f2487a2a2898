import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { protocolActions } from '#contract/enumerations/protocols.ts';
import type { OwnRules } from '#contract/protocols/protocols.ts';
import { addOwner, call, signIn } from '../support/application.ts';
import { ownersRules } from '../support/owners-rules.ts';

// Every saved change of the rules is kept as sentences, and can be taken back.

const { at, read, save } = ownersRules();
let other: { authorization: string };
beforeAll(async () => {
  await addOwner(at.application, 'other@example.com', 'Otto Other');
  other = await signIn(at.application, 'other@example.com');
});

const history = async (query = '', as = at.owner) =>
  (await call(at.application, 'GET', `/api/v1/protocols/changes${query}`, undefined, as)).body;
const newest = async () => (await history('?limit=1')).items[0];
const undo = (id: string, body: object = {}, headers: object = {}) =>
  call(at.application, 'POST', `/api/v1/protocols/changes/${id}/undo`, body, { ...at.owner, ...headers });

describe('a change of the rules', () => {
  it('says by which id it can be taken back, and none when nothing changed', async () => {
    const saved = await save({ nte_cents: 20_000 });
    expect(saved.body.change_id).toBe((await newest()).id);
    expect((await save({ nte_cents: 20_000 })).body.change_id).toBeNull();
  });

  it('stands in pages, newest first, of the account and of one property', async () => {
    for (const nte_cents of [1_000, 2_000, 3_000]) await save({ nte_cents });
    await save({ nte_cents: 4_000 }, at.property.id);
    const first = await history('?limit=2');
    const second = await history(`?limit=2&cursor=${first.next}`);
    const said = [...first.items, ...second.items].map(({ changes }) => changes[0].to);
    expect(said).toEqual(['$40', '$30', '$20', '$10'].map((amount) => `A job may cost up to ${amount}.`));
    const ofPlace = await history(`?property_id=${at.property.id}`);
    expect(ofPlace.items[0]).toMatchObject({ property_id: at.property.id, property_name: 'Tide Pool Bungalow' });
    expect(ofPlace.items.every(({ property_id }: { property_id: string }) => property_id === at.property.id)).toBe(
      true,
    );
    expect((await call(at.application, 'GET', '/api/v1/protocols/changes?cursor=x', undefined, at.owner)).status).toBe(
      422,
    );
  });

  it('is taken back rule by rule, each as a new change by whoever did it', async () => {
    await save({ early_access_hours: 4, quiet_hours: null });
    const { id } = await newest();
    expect((await undo(id, { rule: 'quiet_hours' })).body.own).toEqual({ early_access_hours: 4 });
    const back = await newest();
    expect(back).toMatchObject({ by: 'Olive Owner', is_undo: true, changes: [{ rule: 'quiet_hours' }] });
    expect(back.changes[0].to).toContain("(back to the account's rule or the default)");
    const { items } = await history('?limit=2');
    const states = items[1].changes.map(({ rule, undo: { state } }: ChangedRule) => [rule, state]);
    expect(states).toEqual([
      ['quiet_hours', 'done'],
      ['early_access_hours', 'ready'],
    ]);
    expect((await undo(back.id)).body.own).toEqual({ early_access_hours: 4, quiet_hours: null });
  });

  it('is taken back at a property to what the account says there', async () => {
    await save({ nte_cents: 20_000 });
    await save({ nte_cents: 50_000 }, at.property.id);
    const undone = await undo((await newest()).id);
    expect(undone.body).toMatchObject({ property_id: at.property.id, own: {}, rules: { nte_cents: 20_000 } });
  });

  it('changed since is not taken back by guessing, but over what is there now when one says so', async () => {
    await save({ nte_cents: 10_000 });
    const { id } = await newest();
    await save({ nte_cents: 15_000 });
    const refused = await undo(id, { rule: 'nte_cents' });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('changed again since');
    expect(refused.body.fields.nte_cents).toBe(
      "It is now: “A job may cost up to $150.” Undo would make it: “A job may cost up to $300. (back to the account's rule or the default)”",
    );
    const offered = (await history('?limit=2')).items[1];
    expect(offered.changes[0].undo).toMatchObject({ state: 'changed_since', now: 'A job may cost up to $150.' });
    expect((await read()).own).toEqual({ nte_cents: 15_000 });
    expect((await undo(id, { over: offered.current_version - 1 })).status).toBe(409);
    expect((await undo(id, { over: offered.current_version })).body.own).toEqual({});
    expect((await newest()).changes[0].from).toBe('A job may cost up to $150.');
  });

  it('taken back twice is taken back once', async () => {
    await save({ autonomy: 'off' });
    const { id } = await newest();
    const first = await undo(id, {}, { 'idempotency-key': 'undo' });
    const again = await undo(id, {}, { 'idempotency-key': 'undo' });
    expect(again.body.version).toBe(first.body.version);
    const later = await undo(id);
    expect(later.body).toMatchObject({ version: first.body.version, change_id: null });
  });

  it('is not taken back where the rules would no longer fit together', async () => {
    await save({ nte_cents: 50_000, emergency_nte_cents: 90_000 });
    await save({ nte_cents: 10_000, emergency_nte_cents: 90_000 });
    const { id } = await newest();
    await save({ nte_cents: 10_000, emergency_nte_cents: 20_000 });
    const refused = await undo(id);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('at least as much')]);
  });

  it('of before what was kept is shown and not taken back', async () => {
    await save({ autonomy: 'off' });
    const { id } = await newest();
    await at.application.authDb.execute(sql`update protocol_changes set changes =
      (select jsonb_agg(one - 'was' - 'is') from jsonb_array_elements(changes) one) where id = ${id}`);
    expect((await newest()).changes[0].undo.state).toBe('not_possible');
    expect((await undo(id)).status).toBe(409);
  });

  it('is nobody else’s to see or to take back', async () => {
    await save({ autonomy: 'draft' });
    const { id, current_version } = await newest();
    expect((await history('', other)).items).toEqual([]);
    for (const as of [other, at.agent]) {
      const { status } = await undo(id, { over: current_version }, as);
      expect(status).toBe(as === other ? 404 : 403);
    }
    expect((await read()).own).toEqual({ autonomy: 'draft' });
  });

  it('and taking it back leave the same protocol, whatever was changed', async () => {
    const amounts = fc.integer({ min: 0, max: 70_000 });
    const rules = fc.record<OwnRules>(
      {
        actions: fc.constantFrom(...protocolActions).map((action) => [{ action }]),
        nte_cents: amounts,
        quiet_hours: fc.constantFrom(null, { from: 60, to: 120, waits: ['medium' as const] }),
        escalation_phrases: fc.array(fc.constantFrom('call me', '“now”', 'ça va', '$5\\n')),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(rules, rules, fc.boolean(), async (one, two, atProperty) => {
        const place = atProperty ? at.property.id : undefined;
        const before = (await save(one, place)).body;
        const { change_id } = (await save(two, place)).body;
        const after = change_id ? (await undo(change_id)).body : await read(place);
        expect([after.own, after.rules, after.sentences]).toEqual([before.own, before.rules, before.sentences]);
      }),
      { numRuns: 25 },
    );
  });
});

type ChangedRule = { rule: string; undo: { state: string } };
