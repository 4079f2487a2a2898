import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { addProperty } from '../support/application.ts';
import { openThread } from '../support/guest-thread.ts';
import { saveRules } from '../support/rules.ts';
import { toldOwner } from '../support/told-owner.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// How often an owner is told in a day of guests whose stay nobody has checked.

const { at } = toldOwner();
const most = limits.unconfirmed.notices;

/** Asks for a person in a chat of its own. */
async function asksFrom(token: string, network: string) {
  await at.application.authDb.execute(sql`delete from rate_limits`);
  return openThread(at.application, token, 'can I talk to a real person please', network);
}

const toldOf = async (propertyId: string, kind: string) =>
  (
    await at.application.authDb.execute<{ message: string }>(
      sql`select n.message from notifications n join conversations c on c.id = n.conversation_id
        where n.kind = ${kind} and c.property_id = ${propertyId} order by n.id desc`,
    )
  ).rows;

const elsewhere = (street: string) => addProperty(at.application, at.customerId, street, street);

describe('an owner is told of guests that nobody checked', () => {
  it('so often a day by property, and of the checked guest still', async () => {
    const { id, guest_token } = await elsewhere('1 Full Street');
    for (let n = 0; n < most.here + 5; n++) await asksFrom(guest_token, `198.51.100.${n}`);
    const told = await toldOf(id, 'person_requested');
    expect(told).toHaveLength(most.here);
    expect(told[0]?.message).toContain("We won't tell you about each one.");
    const { rows } = await at.application.authDb.execute(
      sql`select count(*)::int as n from conversations where property_id = ${id} and state = 'waiting'`,
    );
    expect(rows).toEqual([{ n: most.here + 5 }]);
    const chat = await openThread(at.application, guest_token, undefined, '198.51.100.77');
    await at.application.authDb.execute(sql`update conversations set verified_at = now() where id = ${chat.id}`);
    await chat.say('can I talk to a real person please');
    expect(await toldOf(id, 'person_requested')).toHaveLength(most.here + 1);
  });

  it('so often a day by network, and of others still', async () => {
    const { id, guest_token } = await elsewhere('2 Full Street');
    for (let n = 0; n < most.network + 3; n++) await asksFrom(guest_token, '203.0.113.99');
    expect(await toldOf(id, 'person_requested')).toHaveLength(most.network);
    await asksFrom(guest_token, '203.0.113.98');
    expect(await toldOf(id, 'person_requested')).toHaveLength(most.network + 1);
  });

  it('and of danger always', async () => {
    const { id, guest_token } = await elsewhere('3 Full Street');
    for (let n = 0; n < most.network + 1; n++) await asksFrom(guest_token, '203.0.113.97');
    await openThread(at.application, guest_token, 'I smell gas', '203.0.113.97');
    expect(await toldOf(id, 'emergency')).toHaveLength(1);
  });

  it('with no mail beyond it where people answer', async () => {
    const { id, guest_token } = await elsewhere('4 Full Street');
    const saved = await saveRules(at.application, at.owner, { autonomy: 'off', quiet_hours: null }, id);
    expect(saved.status).toBe(200);
    const mails = async () =>
      (await readOutbox(at.application)).filter(({ subject }) => subject?.includes('4 Full Street')).length;
    for (let n = 0; n < most.network + 3; n++) await asksFrom(guest_token, '203.0.113.96');
    expect(await toldOf(id, 'reply_waiting')).toHaveLength(most.network);
    await waitFor(async () => (await mails()) === most.network);
  });
});
