import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeExpiredModelCalls } from '#features/assistant';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { figure } from '../attacks/figure.ts';
import { forgetLimits } from '../attacks/world.ts';
import {
  addAgent,
  addOwner,
  addProperty,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { type Manner, type ModelServer, type Said, startModelServer } from '../support/model-server.ts';

// F18: the model stalls, fails, is cut off, refuses, has too much to do, talks rubbish, talks without end. The guest is answered by the embedded
// engine.

let slowest = 0;
let answered = 0;

describe.each(['openai-compatible', 'anthropic'] as const)('F18 %s', (shape) => {
  let application: TestApplication;
  let model: ModelServer;
  let customerId: string;
  let base: string;
  beforeAll(async () => {
    model = await startModelServer(shape);
    const MODEL_TIMEOUT_MS = process.env.FAULTS === 'long' ? '12000' : '1500';
    application = await startTestApplication({
      env: { ...model.env, MODEL_TIMEOUT_MS, MODEL_INPUT_PRICE: '2', MODEL_OUTPUT_PRICE: '10' },
    });
    customerId = await addOwner(application, 'olive@example.com');
    base = `/api/v1/guest/${(await addProperty(application, customerId)).guest_token}/conversations`;
  });
  afterAll(async () => {
    await application.end();
    await model.stop();
  });
  beforeEach(async () => {
    model.manner = 'answers';
    model.retryAfter = null;
    await forgetLimits(application);
  });

  const ask = async (message: string) => {
    const began = performance.now();
    const { body } = await call(application, 'POST', base, { message });
    slowest = Math.max(slowest, performance.now() - began);
    answered++;
    const { rows } = await application.authDb.execute<{ engine: string; reason_code: string; rules: string[] }>(
      sql`select engine, reason_code, trace->'rules' as rules from decisions where conversation_id = ${body.id}`,
    );
    const { rows: calls } = await application.authDb.execute<{ outcome: string }>(
      sql`select outcome from model_calls where conversation_id = ${body.id}`,
    );
    const { rows: due } = await application.authDb.execute(
      sql`select id from messages where conversation_id = ${body.id} and answer_due`,
    );
    const said = body.messages.filter((line: { author: string }) => line.author === 'assistant');
    return { said, decision: rows[0], outcome: calls.map((one) => one.outcome), due: due.length };
  };
  const says = (...calls: NonNullable<Said['calls']>) => {
    model.answer = () => ({ calls });
  };

  it('answers from the house’s facts when it works', async () => {
    const text = 'Sure! You can park two cars in the drive; the street is permit only.';
    says({ tool: 'reply', input: { text, sources: ['fact:special_parking_details'] } });
    const { said, decision, outcome } = await ask('where can we put our second car?');
    expect([said[0]?.body, decision?.engine, outcome]).toEqual([text, 'model', ['answered']]);
    expect(said[0].sources).toMatchObject([{ kind: 'fact', id: 'fact:special_parking_details' }]);
  });

  it.for<[Manner, string]>([
    ['stalls', 'slow'],
    ['fails', 'down'],
    ['busy', 'down'],
    ['overloaded', 'down'],
    ['moves', 'down'],
    ['half', 'down'],
    ['garbage', 'garbage'],
    ['floods', 'garbage'],
    ['cut-off', 'garbage'],
    ['refuses', 'garbage'],
    // Nothing at all: one client calls it no answer, the other hands it on, and no tool is called.
    ['declines', shape === 'anthropic' ? 'refused_tool' : 'garbage'],
    ['drips', 'slow'],
    ['breaks', 'down'],
  ])('%s: the embedded engine answers the same message', async ([manner, outcome]) => {
    says({ tool: 'reply', input: { text: 'The drive.', sources: ['fact:special_parking_details'] } });
    model.manner = manner;
    const turn = await ask('where can we park?');
    expect(turn.said[0]?.body).toContain('Two cars in the drive');
    expect(turn.decision).toMatchObject({ engine: 'embedded', reason_code: 'answer.fact' });
    expect(turn.decision?.rules).toContain(`model.${turn.outcome[0]}`);
    // What is no stream at all, one client calls unreadable and the other unreachable.
    expect([turn.outcome, turn.due]).toEqual([[manner === 'garbage' ? expect.anything() : outcome], 0]);
  });

  it.for<[string, Said, string]>([
    ['a tool that there is not', { calls: [{ tool: 'refund_guest', input: { cents: 50_000 } }] }, 'refused_tool'],
    [
      'a tool with the wrong words',
      { calls: [{ tool: 'open_work_order', input: { urgency: 'now' } }] },
      'refused_tool',
    ],
    [
      'a secret that there is not',
      { calls: [{ tool: 'release_secret', input: { name: 'safe_code' } }] },
      'refused_tool',
    ],
    ['nothing', { calls: [] }, 'refused_tool'],
    [
      'what it has from nowhere',
      { calls: [{ tool: 'reply', input: { text: 'Park in garage 7 behind the bakery.', sources: [] } }] },
      'guarded',
    ],
    [
      'a source that there is not',
      { calls: [{ tool: 'reply', input: { text: 'Two cars in the drive.', sources: ['fact:made_up'] } }] },
      'guarded',
    ],
  ])('%s is not taken from it', async ([, said, outcome]) => {
    model.answer = () => said;
    const turn = await ask('where can we park?');
    expect(turn.said[0]?.body).toContain('Two cars in the drive');
    expect([turn.decision?.engine, turn.outcome, turn.due]).toEqual(['embedded', [outcome], 0]);
  });

  it('is taken at its sources’ word where its own go beyond them', async () => {
    says({
      tool: 'reply',
      input: { text: 'Park in garage 7 behind the bakery.', sources: ['fact:special_parking_details'] },
    });
    const turn = await ask('where can we leave the second one?');
    expect(turn.said[0]?.body).toMatch(/Two cars in the drive; the street is permit only\.$/);
    expect([turn.decision?.engine, turn.outcome, turn.due]).toEqual(['model', ['answered'], 0]);
  });

  it('is not asked where there is danger', async () => {
    const before = model.asked.length;
    const { said, decision } = await ask('there is a strong smell of gas in the kitchen');
    expect(said[0]?.body).toContain('Leave the house now');
    expect([decision?.engine, model.asked.length]).toEqual(['embedded', before]);
  });

  it('can be read again by staff for some days, and then not', async () => {
    says({ tool: 'reply', input: { text: 'Hello! What do you need?', sources: [] } });
    const { body } = await call(application, 'POST', base, { message: 'hello there' });
    await addAgent(application, `maya-${shape}@example.com`);
    const agent = await signIn(application, `maya-${shape}@example.com`);
    const read = async () =>
      (await call(application, 'GET', `/api/v1/conversations/${body.id}/model-calls`, undefined, agent)).body;
    const { calls } = await read();
    expect(calls).toMatchObject([{ outcome: 'answered', model: 'test-model', input_tokens: 1000 }]);
    expect(calls[0].request.turns).toEqual([{ by: 'guest', text: 'hello there' }]);
    const tidied = () => withActor(application.deps.store, system, (unit) => purgeExpiredModelCalls(unit, 14));
    await tidied();
    expect((await read()).calls).toHaveLength(1);
    await application.authDb.execute(sql`update model_calls set at = now() - interval '15 days'`);
    await tidied();
    expect((await read()).calls).toEqual([]);
  });

  it('is replayed by staff through what guards it now, without any effect', async () => {
    const text = 'You can park two cars in the drive; the street is permit only.';
    says({ tool: 'reply', input: { text, sources: ['fact:special_parking_details'] } });
    const { body } = await call(application, 'POST', base, { message: 'where can we put our second car?' });
    await addAgent(application, `ned-${shape}@example.com`);
    const agent = await signIn(application, `ned-${shape}@example.com`);
    const at = (path: string, method = 'GET') =>
      call(application, method, `/api/v1/model-calls${path}`, undefined, agent);
    const listed = (await at('?outcome=answered')).body.items[0];
    expect(listed).toMatchObject({ conversation_id: body.id, customer_name: 'Olive Owner', outcome: 'answered' });
    expect(listed).not.toHaveProperty('answer');
    const call1 = (await at(`/${listed.id}`)).body;
    expect(call1).toMatchObject({ turns: [{ by: 'guest' }], answer: { calls: [{ tool: 'reply' }] } });
    expect(JSON.stringify(call1)).not.toMatch(/5520#|sandpiper-88/);
    const asked = model.asked.length;
    const rows = () =>
      application.authDb.execute(
        sql`select (select count(*) from messages) m, (select count(*) from events) e, (select count(*) from model_calls) c`,
      );
    const before = (await rows()).rows;
    expect((await at(`/${listed.id}/replay`, 'POST')).body).toMatchObject({
      outcome: 'answered',
      by: 'model',
      said: text,
    });
    await application.authDb.execute(sql`update properties set special_parking_details = 'One car in the barn.'`);
    const now = (await at(`/${listed.id}/replay`, 'POST')).body;
    expect(now).toMatchObject({ outcome: 'answered', by: 'model', problem: expect.stringContaining('quoted') });
    expect(now.said).toMatch(/One car in the barn\.$/);
    expect([(await rows()).rows, model.asked.length]).toEqual([before, asked]);
    await application.authDb.execute(
      sql`update properties set special_parking_details = 'Two cars in the drive; the street is permit only.'`,
    );
    const owner = await signIn(application, 'olive@example.com');
    expect((await call(application, 'GET', `/api/v1/model-calls/${listed.id}`, undefined, owner)).status).toBe(403);
  });

  it('is paid for by month, and not asked beyond the cap', async (ctx) => {
    says({ tool: 'reply', input: { text: 'Hello! What do you need?', sources: [] } });
    const usage = async () =>
      (
        await application.authDb.execute<Record<string, number>>(
          sql`select calls, failed, input_tokens::int, output_tokens::int, cost_micros::int from model_usage where customer_id = ${customerId}`,
        )
      ).rows[0] ?? {};
    const before = await usage();
    await ask('hello you');
    const after = await usage();
    const spent = ['calls', 'failed', 'input_tokens', 'output_tokens', 'cost_micros'].map(
      (k) => (after[k] ?? 0) - (before[k] ?? 0),
    );
    expect(spent).toEqual([1, 0, 1000, 50, 1000 * 2 + 50 * 10]);
    const owner = await signIn(application, 'olive@example.com');
    const mine = (await call(application, 'GET', '/api/v1/assistant/usage', undefined, owner)).body;
    expect(mine).toMatchObject({
      model: 'test-model',
      calls: after.calls,
      cost: (after.cost_micros ?? 0) / 1e6,
      at_cap: false,
    });
    await application.authDb.execute(sql`update model_usage set cost_micros = 20000000`);
    const asked = model.asked.length;
    const turn = await ask('where can we park?');
    expect(turn.said[0]?.body).toContain('Two cars in the drive');
    expect([turn.decision?.rules, model.asked.length]).toEqual([expect.arrayContaining(['model.cap']), asked]);
    const { months, at_cap } = (await call(application, 'GET', '/api/v1/assistant/usage/months', undefined, owner))
      .body;
    expect([at_cap, months[0].fallbacks]).toEqual([true, expect.objectContaining({ cap: 1, slow: 2 })]);
    await addAgent(application, `lee-${shape}@example.com`);
    const staff = await signIn(application, `lee-${shape}@example.com`);
    const { items } = (await call(application, 'GET', '/api/v1/model-usage', undefined, staff)).body;
    expect(items).toMatchObject([{ name: 'Olive Owner', cost: 20, at_cap: true }]);
    figure(
      ctx,
      `${shape}: ${answered} turns so far, every one answered; slowest ${Math.round(slowest)} ms; 0 messages left`,
    );
  });

  it.for<Manner>(shape === 'anthropic' ? ['overloaded'] : ['busy'])(
    '%s: not asked again before the time that it named, and the guest is answered meanwhile',
    async (manner) => {
      await application.authDb.execute(sql`update model_usage set cost_micros = 0`);
      says({ tool: 'reply', input: { text: 'The drive.', sources: ['fact:special_parking_details'] } });
      [model.manner, model.retryAfter] = [manner, 120];
      const asked = model.asked.length;
      const turns = [await ask('where can we park?'), await ask('where can we park?')];
      model.manner = 'answers';
      turns.push(await ask('where can we park?'));
      for (const { said, outcome, decision } of turns) {
        expect(said[0]?.body).toContain('Two cars in the drive');
        expect([decision?.engine, outcome]).toEqual(['embedded', ['down']]);
      }
      expect(model.asked.length).toBe(asked + 1);
    },
  );
});
