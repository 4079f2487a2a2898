import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formSources } from '#contract/enquiries/question-sources.ts';
import { phoneUnreadable } from '#contract/phones.ts';
import {
  addAgent,
  addOwner,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { mailTo } from '../support/waiting.ts';

// What visitors send to the team: the forms, and the public assistant.

let application: TestApplication;
let agent: Record<string, string>;
beforeAll(async () => {
  application = await startTestApplication();
  await addAgent(application, 'maya@example.com');
  agent = await signIn(application, 'maya@example.com');
});
afterAll(() => application.end());

const form = {
  name: 'Vic Visitor',
  email: ' Vic@Example.com ',
  phone: '(415) 555-0188',
  num_properties: '12',
  question: 'Do you serve cabins?',
  form_source: 'Contact Page Contact Us',
  sms_opt_in: true,
};
const send = (changes: object = {}) => call(application, 'POST', '/api/v1/questions', { ...form, ...changes });
const open = async () => (await call(application, 'GET', '/api/v1/questions?limit=100', undefined, agent)).body.items;

describe('a form', () => {
  it('is thanked, kept as a row and mailed to the team', async () => {
    const { status, body } = await send();
    expect(status).toBe(201);
    expect(body.message).toBe('Your request has been received. Someone from the company will be in touch soon.');
    expect(await open()).toContainEqual(
      expect.objectContaining({
        name: 'Vic Visitor',
        email: 'vic@example.com',
        phone: '+14155550188',
        num_properties: 12,
        question: 'Do you serve cabins?',
        form_source: 'Contact Page Contact Us',
        sms_opt_in: true,
        sms_opt_in_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        answered_at: null,
      }),
    );
    await send({ question: 'And tents?', sms_opt_in: false, phone: '' });
    expect(await open()).toContainEqual(
      expect.objectContaining({ question: 'And tents?', phone: null, sms_opt_in: false, sms_opt_in_timestamp: null }),
    );
    const mail = await mailTo(application, 'support@porchlight.example', /Vic Visitor/, 'Do you serve cabins?');
    expect(mail.text).toContain('Name: Vic Visitor');
    expect(mail.text).toContain('Phone: (415) 555-0188');
  });

  it.each(formSources)('"%s" is taken', async (form_source) => {
    const from = { 'x-test-address': form_source };
    const { status, body } = await call(application, 'POST', '/api/v1/questions', { ...form, form_source }, from);
    expect(status).toBe(201);
    const who = form_source === 'Landing Request Demo' ? 'product' : 'company';
    expect(body.message).toBe(`Your request has been received. Someone from the ${who} will be in touch soon.`);
  });

  it.each(['', 'a few', null, 'NaN'])('with %j properties counts 0', async (num_properties) => {
    const question = `How many? (${num_properties})`;
    const from = { 'x-test-address': String(num_properties) };
    await call(application, 'POST', '/api/v1/questions', { ...form, num_properties, question }, from);
    expect(await open()).toContainEqual(expect.objectContaining({ question, num_properties: 0 }));
  });

  it('says at the field what is wrong, and keeps nothing', async () => {
    const before = (await open()).length;
    const from = { 'x-test-address': 'wrong' };
    const wrong = { ...form, name: ' ', email: 'vic@', phone: '555', question: '', num_properties: -1 };
    const { status, body } = await call(application, 'POST', '/api/v1/questions', wrong, from);
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      name: 'Full name is required',
      email: 'Please enter a valid email address',
      phone: phoneUnreadable,
      num_properties: 'Use 0 or more.',
      question: 'Please enter a message',
    });
    expect(await open()).toHaveLength(before);
  });

  it('asks nobody who they are on the quick one', async () => {
    const quick = { question: 'Only this', form_source: 'FAQ Quick Question' };
    const { status } = await call(application, 'POST', '/api/v1/questions', quick, { 'x-test-address': 'quick' });
    expect(status).toBe(201);
    expect(await open()).toContainEqual(expect.objectContaining({ question: 'Only this', name: null, email: null }));
  });

  it('that a program filled in is thanked and thrown away', async () => {
    const bot = { ...form, question: 'Buy now', website: 'http://spam.example' };
    const { status } = await call(application, 'POST', '/api/v1/questions', bot, { 'x-test-address': 'bot' });
    expect(status).toBe(201);
    expect((await open()).filter(({ question }: { question: string }) => question === 'Buy now')).toEqual([]);
  });

  it('cannot be sent without end', async () => {
    const from = { 'x-test-address': 'many' };
    const statuses = [];
    for (let i = 0; i < 12; i++)
      statuses.push((await call(application, 'POST', '/api/v1/questions', form, from)).status);
    expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
  });
});

describe('the team', () => {
  it('answers once, by mail', async () => {
    const question = 'What about boats?';
    await call(application, 'POST', '/api/v1/questions', { ...form, question }, { 'x-test-address': 'boats' });
    const { id } = (await open()).find((row: { question: string }) => row.question === question);
    const answer = (words: string) =>
      call(application, 'POST', `/api/v1/questions/${id}/answer`, { answer: words }, agent);
    const { status, body } = await answer('Boats too.');
    expect({ status, by: body.answered_by, answer: body.answer }).toEqual({
      status: 200,
      by: 'Maya Agent',
      answer: 'Boats too.',
    });
    expect((await answer('Again.')).status).toBe(409);
    const mail = await mailTo(application, 'vic@example.com', /Your question/, 'Boats too.');
    expect(mail.text).toContain('> What about boats?');
    const answered = await call(application, 'GET', '/api/v1/questions?answered=true', undefined, agent);
    expect(answered.body.items.map((row: { id: string }) => row.id)).toContain(id);
  });

  it('finds a question by its words, its sender and where it came from', async () => {
    const from = { 'x-test-address': 'found' };
    const rare = {
      ...form,
      question: 'Do you keep 100% of bees?',
      name: 'Bea Keeper',
      form_source: 'About Page Contact Us',
    };
    await call(application, 'POST', '/api/v1/questions', rare, from);
    const found = async (query: string) =>
      (await call(application, 'GET', `/api/v1/questions?${query}`, undefined, agent)).body.items.map(
        ({ question }: { question: string }) => question,
      );
    expect(await found('q=100%25%20of')).toEqual([rare.question]);
    expect(await found('q=bea%20keep')).toEqual([rare.question]);
    expect(await found('q=(415)%20555-0188&form_source=About+Page+Contact+Us')).toContain(rare.question);
    expect(await found('q=bees&form_source=FAQ+Demo+Request')).toEqual([]);
    const [{ id }] = (await call(application, 'GET', '/api/v1/questions?q=bees', undefined, agent)).body.items;
    const one = await call(application, 'GET', `/api/v1/questions/${id}`, undefined, agent);
    expect(one.body).toMatchObject({ question: rare.question, sms_opt_in_timestamp: expect.any(String) });
    expect((await call(application, 'GET', `/api/v1/questions/${crypto.randomUUID()}`, undefined, agent)).status).toBe(
      404,
    );
  });

  it('alone reads what was asked', async () => {
    await addOwner(application, 'olive@example.com');
    const owner = await signIn(application, 'olive@example.com');
    expect((await call(application, 'GET', '/api/v1/questions', undefined, owner)).status).toBe(403);
    expect((await call(application, 'GET', '/api/v1/questions')).status).toBe(401);
  });
});

describe('the public assistant', () => {
  const session = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
  const say = (message: string, id = session) => call(application, 'POST', `/api/v1/site-chat/${id}`, { message });
  const history = async (id = session) => (await call(application, 'GET', `/api/v1/site-chat/${id}`)).body.messages;

  it('answers, names the page and keeps the chat for its session alone', async () => {
    expect(await history()).toEqual([]);
    const { body } = await say('5 properties on Essential, yearly?');
    expect(body.message).toContain('$4,320 a year');
    expect(body.source).toEqual({ title: 'Pricing', path: '/pricing' });
    expect(await history()).toEqual([
      { role: 'user', content: '5 properties on Essential, yearly?' },
      { role: 'assistant', content: body.message, source: body.source },
    ]);
    expect(await history('ffffffffffffffffffffffffffffffff')).toEqual([]);
  });

  it('passes on what it does not know', async () => {
    await say('Do you look after boats?');
    const { body } = await say('yes: ann@example.com');
    expect(body.message).toContain('ann@example.com');
    expect(await open()).toContainEqual(
      expect.objectContaining({
        question: 'Do you look after boats?',
        email: 'ann@example.com',
        form_source: 'Site Chat',
      }),
    );
  });

  it('refuses blank messages and sessions that could be guessed', async () => {
    expect((await say('   ')).status).toBe(422);
    expect((await say('Hello', '1234')).status).toBe(422);
    expect((await say('x'.repeat(1001))).status).toBe(422);
  });

  it('forgets a session after 30 days', async () => {
    const client = new pg.Client(application.database.connection);
    await client.connect();
    await client.query(`update public_chatbot_conversations set created_at = now() - interval '31 days'`);
    await client.end();
    expect(await history()).toEqual([]);
    await say('hello');
    expect(await history()).toHaveLength(2);
  });
});
