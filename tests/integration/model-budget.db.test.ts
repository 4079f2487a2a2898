import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '#server/kernel/env.ts';
import { forgetLimits } from '../attacks/world.ts';
import {
  addOwner,
  addProperty,
  masterKey,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { openThread } from '../support/guest-thread.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';

// What the model may cost in a day: a chat, a property and a customer each have a share of the month's cap.

let application: TestApplication;
let model: ModelServer;
let one: { guest_token: string };
let other: { guest_token: string };
beforeAll(async () => {
  model = await startModelServer();
  // A call is taken for 6,300 tokens: two of them fit into a chat's day, five into a property's, ten into a customer's.
  application = await startTestApplication({ env: { ...model.env, MODEL_MONTHLY_TOKENS: '640000' } });
  const customerId = await addOwner(application, 'olive@example.com');
  one = await addProperty(application, customerId, 'House one', '1 Pier');
  other = await addProperty(application, customerId, 'House two', '2 Pier');
  model.answer = () => ({ calls: [{ tool: 'reply', input: { text: 'Hello! What do you need?', sources: [] } }] });
});
afterAll(async () => {
  await application.end();
  await model.stop();
});
beforeEach(async () => {
  await forgetLimits(application);
  model.asked.length = 0;
});

/** As if each call had taken what is set aside for it: the fake vendor counts a handful of tokens. */
const spend = (of: string, who: string, tokens: number) =>
  application.authDb.execute(sql`
    insert into rate_limits (key, count, window_ends_at)
    values (${`model-tokens-${of}:${application.deps.store.mark(who)}`}, ${tokens}, now() + interval '1 day')
    on conflict (key) do update set count = excluded.count`);
const idOf = async (of: 'property_id' | 'customer_id', thread: string): Promise<string> => {
  const { rows } = await application.authDb.execute<{ id: string }>(
    sql`select ${sql.raw(of)} as id from conversations where id = ${thread}`,
  );
  return rows[0]?.id ?? '';
};

describe('a budget that is spent', () => {
  it('of one chat leaves the others theirs, and the embedded engine answers', async () => {
    const guest = await openThread(application, one.guest_token);
    await spend('thread', guest.id, 12_000);
    const { replies } = await guest.say('how does the sauna work exactly');
    expect([replies.length > 0, model.asked.length]).toEqual([true, 0]);
    await (await openThread(application, one.guest_token)).say('how does the sauna work exactly');
    expect(model.asked.length).toBe(1);
    const { rows } = await application.authDb.execute(
      sql`select trace->'rules' as rules from decisions where conversation_id = ${guest.id}`,
    );
    expect(JSON.stringify(rows)).toContain('model.cap');
  });

  it('of a property leaves the other properties theirs; of a customer it is every property’s', async () => {
    const guest = await openThread(application, one.guest_token);
    const elsewhere = await openThread(application, other.guest_token);
    await spend('property', await idOf('property_id', guest.id), 31_000);
    await guest.say('how does the sauna work exactly');
    expect(model.asked.length).toBe(0);
    await elsewhere.say('how does the sauna work exactly');
    expect(model.asked.length).toBe(1);
    await spend('customer', await idOf('customer_id', guest.id), 60_000);
    await elsewhere.say('and how does the telescope work');
    expect(model.asked.length).toBe(1);
  });

  it('of a network is that of all its chats', async () => {
    const ask = async (from: string) => {
      const guest = await openThread(application, one.guest_token, undefined, from);
      await guest.say('how does the sauna work exactly');
      return guest.id;
    };
    const { rows } = await application.authDb.execute<{ network: string }>(
      sql`select network from conversations where id = ${await ask('198.51.100.7')}`,
    );
    await spend('network', rows[0]?.network ?? '', 19_000);
    await ask('198.51.100.7');
    expect(model.asked.length).toBe(1);
    await ask('203.0.113.9');
    expect(model.asked.length).toBe(2);
  });

  it('counts what a call took, not what was set aside for it', async () => {
    const guest = await openThread(application, one.guest_token);
    await guest.say('how does the sauna work exactly');
    const { rows } = await application.authDb.execute<{ count: number }>(
      sql`select count from rate_limits where key = ${`model-tokens-thread:${application.deps.store.mark(guest.id)}`}`,
    );
    const { rows: calls } = await application.authDb.execute<{ tokens: number }>(
      sql`select input_tokens + output_tokens as tokens from model_calls where conversation_id = ${guest.id}`,
    );
    expect(rows[0]?.count).toBe(calls[0]?.tokens);
  });

  it('is counted where no price is set, too: as of a large hosted model', () => {
    const { MODEL_INPUT_PRICE, MODEL_OUTPUT_PRICE } = readSettings({ MASTER_KEY: masterKey, SEED: 'none' });
    expect([MODEL_INPUT_PRICE, MODEL_OUTPUT_PRICE]).toEqual([3, 15]);
  });
});
