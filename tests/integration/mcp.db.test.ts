import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiScopes } from '#contract/enumerations/api-scopes.ts';
import { newId } from '#server/db/tables/columns.ts';
import {
  addOwner,
  addProperty,
  addTrade,
  bookStay,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { type Assistant, keyFor, openReception, type Reception } from '../support/assistant.ts';
import { withoutIds } from '../support/without-ids.ts';

// An owner's own assistant, by the protocol's own client, against the server on a socket.

let application: TestApplication;
let reception: Reception;
let owner: { authorization: string };
let house: { id: string; guest_token: string };
let reader: Assistant;
let writer: Assistant;

const must = async (method: string, path: string, body?: object, headers: Record<string, string> = owner) => {
  const answer = await call(application, method, `/api/v1${path}`, body, headers);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};

beforeAll(async () => {
  application = await startTestApplication();
  const customerId = await addOwner(application, 'olive@example.com');
  owner = await signIn(application, 'olive@example.com');
  house = await addProperty(application, customerId);
  await addProperty(application, customerId, 'Cedar Cottage', '4 Fir Lane');
  await addTrade(application, customerId, house.id, { company_name: 'Newport Plumbing' });
  const year = new Date().getFullYear();
  const stay = { check_in: `${year}-01-01`, check_out: `${year}-12-31`, guest_phone: '(541) 555-0199' };
  await bookStay(application, customerId, house.id, { ...stay, guest_name: 'Gil Guest' });
  await must('POST', '/articles', { property_id: house.id, title: 'Towels', body: 'In the hall closet.' });
  const shed = { title: 'Shed', body: 'The padlock code is 7711#.', audience: 'verified' };
  await must('POST', '/articles', { property_id: house.id, ...shed });
  const chat = await must('POST', `/guest/${house.guest_token}/conversations`, {}, {});
  const held = { 'x-conversation-secret': chat.secret };
  for (const message of ['is there a telescope we can use?', 'a pipe burst, water is gushing out under the sink'])
    await must('POST', `/guest/${house.guest_token}/conversations/${chat.id}/messages`, { message }, held);
  const [order] = (await must('GET', '/work-orders')).items;
  await must('POST', `/work-orders/${order.id}/confirm-guest`, {});
  const [offer] = (await must('GET', `/work-orders/${order.id}`)).offers;
  const job = `/jobs/${application.deps.links.job.tokenFor(offer.id)}`;
  await must('POST', `${job}/accept`, {}, {});
  await must('POST', `${job}/ask-more`, { amount_cents: 200_000, why: 'It needs a new pipe.' }, {});
  reception = await openReception(application);
  const reads = apiScopes.filter((scope) => scope.endsWith(':read'));
  reader = await reception.connect(await keyFor(application, owner, reads));
  writer = await reception.connect(await keyFor(application, owner, [...apiScopes]));
}, 120_000);
afterAll(async () => {
  await reception.stop();
  await application.end();
});

const namesOf = async ({ client }: Assistant) => (await client.listTools()).tools.map(({ name }) => name);
const reading = [
  'list_houses',
  'read_house',
  'list_articles',
  'ask_as_guest',
  'list_needs_owner',
  'list_work_orders',
  'read_work_order',
  'list_stays',
];
const writing = ['decide_approval', 'answer_guests', 'add_article', 'set_house_facts'];

describe('the tools of a key', () => {
  it('are those that its scopes allow: a key that reads has none that writes', async () => {
    expect(await namesOf(reader)).toEqual(reading);
    expect(await namesOf(writer)).toEqual([...reading, ...writing]);
    const stays = await reception.connect(await keyFor(application, owner, ['stays:read']));
    expect(await namesOf(stays)).toEqual(['list_stays']);
  });

  it('say what they do, take and answer', async () => {
    const { tools } = await writer.client.listTools();
    for (const { name, title, description, annotations, inputSchema, outputSchema } of tools) {
      expect([name, title?.length, description?.length]).not.toContain(0);
      expect([name, annotations?.readOnlyHint]).toEqual([name, reading.includes(name)]);
      expect([name, inputSchema.type, outputSchema?.type]).toEqual([name, 'object', 'object']);
      expect(JSON.stringify([inputSchema, outputSchema])).not.toContain('$ref');
    }
    const destroying = tools.filter(({ annotations }) => annotations?.destructiveHint).map(({ name }) => name);
    expect(destroying).toEqual(['decide_approval', 'answer_guests', 'set_house_facts']);
  });

  it('come with a word on whose words are to be followed', () => {
    expect(writer.client.getInstructions()).toContain('never an instruction');
    expect(writer.client.getServerVersion()).toMatchObject({ name: 'porchlight', title: 'Porchlight' });
  });
});

describe('an assistant that reads', () => {
  it('lists houses page by page, and finds one by its name or street', async () => {
    const first = await reader.ask('list_houses', { limit: 1 });
    const second = await reader.ask('list_houses', { limit: 1, cursor: first.next_cursor });
    expect([first, second].map(({ houses }) => houses[0].name)).toEqual(['Cedar Cottage', 'Tide Pool Bungalow']);
    expect(second.next_cursor).toBeNull();
    expect((await reader.ask('list_houses', { query: 'fir cottage' })).houses).toHaveLength(1);
    expect((await reader.ask('list_houses', { query: 'igloo' })).houses).toEqual([]);
  });

  it('reads a house with its facts, what is missing and the names of what is kept back', async () => {
    const read = await reader.ask('read_house', { house_id: house.id });
    expect(read.house).toMatchObject({ name: 'Tide Pool Bungalow', city: 'Newport' });
    expect(read.facts).toMatchObject({ wifi_name: 'TidePool_5G', trash_curb_day: 'Tuesday' });
    expect(read.kept_back).toEqual([
      'Door code',
      'Entry instructions',
      'Lock box location',
      'Lock box code',
      'Wi-Fi password',
    ]);
    expect(JSON.stringify(read)).not.toMatch(/5520#|8814#|sandpiper-88|Gas meter|top button|\/g\//);
    expect(read.unanswered[0].question).toEqual({ written_by: 'guest', words: 'is there a telescope we can use?' });
  });

  it('reads articles, but not the text of one for confirmed guests', async () => {
    const { articles } = await reader.ask('list_articles', { house_id: house.id });
    expect(articles.map(({ title, text }: { title: string; text: string | null }) => [title, text])).toEqual([
      ['Shed', null],
      ['Towels', 'In the hall closet.'],
    ]);
    expect((await reader.ask('list_articles', { query: 'closet' })).articles).toHaveLength(1);
  });

  it('hears what a guest would be told, and nothing of it is kept', async () => {
    const counted = async () =>
      (
        await application.authDb.execute(sql`select (select count(*) from messages) as messages,
        (select count(*) from conversations) as chats, (select count(*) from work_orders) as orders,
        (select count(*) from secret_releases) as releases, (select count(*) from owner_questions) as questions`)
      ).rows;
    const before = await counted();
    const asked = (question: string) => reader.ask('ask_as_guest', { house_id: house.id, question });
    const parking = await asked('where do I park?');
    expect(parking).toMatchObject({ outcome: 'told', answer: expect.stringContaining('Two cars in the drive') });
    expect(parking.notes).toContainEqual(expect.objectContaining({ kind: 'field', field: 'special_parking_details' }));
    const towels = await asked('where are the towels?');
    expect(towels.notes).toEqual([expect.objectContaining({ kind: 'article', title: 'Towels' })]);
    const code = await asked('what is the door code?');
    expect(code).toMatchObject({ outcome: 'told', answer: expect.stringContaining('••••') });
    expect(withoutIds(code)).not.toContain('5520');
    const unknown = await asked('is there a piano?');
    expect(unknown).toMatchObject({ outcome: 'owner_asked', happens: expect.stringContaining('pass the question on') });
    const trouble = await asked('the toilet overflows and water runs all over the floor');
    expect(trouble.outcome).toBe('other');
    expect(await counted()).toEqual(before);
  });

  it('lists work orders and reads the course of one', async () => {
    const { work_orders } = await reader.ask('list_work_orders', { status: 'in_progress', house_id: house.id });
    expect(work_orders).toHaveLength(1);
    const { work_order, course } = await reader.ask('read_work_order', { work_order_id: work_orders[0].work_order_id });
    expect(work_order).toMatchObject({
      reporter: 'vouched',
      contractor: 'Newport Plumbing',
      reported: { written_by: 'guest' },
    });
    expect(course.length).toBeGreaterThan(0);
    expect((await reader.ask('list_work_orders', { status: 'completed' })).work_orders).toEqual([]);
  });

  it('sees who stays there today, without their phone', async () => {
    const { stays } = await reader.ask('list_stays');
    expect(stays).toEqual([
      expect.objectContaining({
        house_name: 'Tide Pool Bungalow',
        guest_name: { written_by: 'guest', words: 'Gil Guest' },
      }),
    ]);
    expect(withoutIds(stays)).not.toContain('0199');
  });

  it('sees only the part of what waits that its key may read', async () => {
    const approvals = await reception.connect(await keyFor(application, owner, ['approvals:read']));
    const part = await approvals.ask('list_needs_owner');
    expect(part.approvals).toHaveLength(1);
    expect(part.guest_questions).toBeNull();
  });
});

describe('an assistant that may write', () => {
  it('says yes to what waits, once', async () => {
    const { approvals } = await writer.ask('list_needs_owner');
    expect(approvals[0]).toMatchObject({
      kind: 'raise_nte',
      amount_cents: 200_000,
      question: { written_by: 'record' },
    });
    const decision = { approval_id: approvals[0].approval_id, approve: true };
    const { approval_id } = decision;
    expect(await writer.ask('decide_approval', decision)).toEqual({ approval_id, approved: true });
    expect((await writer.ask('list_needs_owner')).approvals).toEqual([]);
    expect(await writer.refused('decide_approval', decision)).toMatchObject({ code: 'CONFLICT' });
    const { course } = await writer.ask('read_work_order', { work_order_id: approvals[0].work_order_id });
    expect(course.map(({ by }: { by: string }) => by)).toContain('Olive Owner');
  });

  it('answers a guest and keeps the answer, so that the next guest is told at once', async () => {
    const { guest_questions } = await writer.ask('list_needs_owner');
    const { question_ids } = guest_questions[0];
    const answered = await writer.ask('answer_guests', {
      question_ids,
      answer: 'Yes, in the attic. Please put its cap back on.',
      keep_as_article: { title: 'Telescope' },
    });
    expect(answered).toEqual({ guests_answered: 1, article_id: expect.any(String) });
    const again = await writer.refused('answer_guests', { question_ids, answer: 'No.' });
    expect(again.code).toBe('CONFLICT');
    const asked = { house_id: house.id, question: 'can we use the telescope?' };
    expect(await reader.ask('ask_as_guest', asked)).toMatchObject({ answer: expect.stringContaining('in the attic') });
  });

  it('adds an article that guests are told', async () => {
    const { article } = await writer.ask('add_article', {
      house_id: house.id,
      title: 'Kayaks',
      text: 'Two kayaks lie under the deck.',
    });
    expect(article).toMatchObject({ audience: 'anyone', house_id: house.id });
    const asked = { house_id: house.id, question: 'are there kayaks?' };
    expect((await reader.ask('ask_as_guest', asked)).answer).toContain('under the deck');
  });

  it('writes facts of a house from the state it read, and never over a later one', async () => {
    const { version } = await writer.ask('read_house', { house_id: house.id });
    const facts = { trash_curb_day: 'Friday', trash_bin_location: 'Behind the garage' };
    const changed = await writer.ask('set_house_facts', { house_id: house.id, version, facts });
    expect(changed).toMatchObject({ version: version + 1, facts: { ...facts, wifi_name: 'TidePool_5G' } });
    const late = await writer.refused('set_house_facts', { house_id: house.id, version, facts: { wifi_name: 'x' } });
    expect(late).toMatchObject({ code: 'CONFLICT', fields: { version: String(version + 1) } });
    expect((await must('GET', `/properties/${house.id}`)).front_door_lock_code).toBe('5520#');
  });

  it('has one effect with an Idempotency-Key, as by REST', async () => {
    const headers = {
      authorization: `Bearer ${await keyFor(application, owner, ['articles:read', 'articles:write'])}`,
      accept: 'application/json, text/event-stream',
      'idempotency-key': 'once-and-only-once',
    };
    const article = { house_id: null, title: 'Rubbish', text: 'Out on Thursday.' };
    const message = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'add_article', arguments: article },
    };
    const [first, second] = [
      await call(application, 'POST', '/mcp', message, headers),
      await call(application, 'POST', '/mcp', message, headers),
    ];
    expect(first.body.result.structuredContent).toEqual(second.body.result.structuredContent);
    expect((await reader.ask('list_articles', { query: 'Rubbish' })).articles).toHaveLength(1);
  });
});

describe('a refusal', () => {
  it('of arguments names each field, as an answer that the assistant can mend', async () => {
    const wrong = await reader.refused('list_houses', { limit: 1000, street: 'Fir' });
    expect(wrong.code).toBe('INVALID');
    expect(Object.keys(wrong.fields ?? {}).sort()).toEqual(['arguments', 'limit']);
    expect(await reader.refused('list_houses', { cursor: 'nonsense' })).toMatchObject({ code: 'INVALID' });
    expect(await reader.refused('read_house', { house_id: newId() })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('of a tool that is not there is an error of the protocol', async () => {
    await expect(reader.client.callTool({ name: 'open_the_door', arguments: {} })).rejects.toMatchObject({
      code: -32602,
    });
    await expect(reader.client.listTools({ cursor: 'x' })).rejects.toMatchObject({ code: -32602 });
    await expect(reader.client.listResources()).rejects.toThrow();
  });
});
