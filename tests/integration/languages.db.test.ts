import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { contractors } from '#server/db/tables/contractors.ts';
import { call } from '../support/application.ts';
import { jobsAtHand } from '../support/jobs-at-hand.ts';
import { mailTo, readOutbox, waitFor } from '../support/waiting.ts';

// Owners, contractors and the desk are spoken to in the language of each: on screens, in mails, in what is refused.

const { at, job, rule } = jobsAtHand();
const inSpanish = { 'x-language': 'es' };
const choose = (language: string, as: Record<string, string>) =>
  call(at.application, 'PUT', '/api/v1/me/language', { language }, as);

beforeAll(async () => {
  expect((await choose('es', at.owner)).status).toBe(200);
});

it('keeps what somebody chose with their account, and nothing that we do not speak', async () => {
  const language = async (as: Record<string, string>) =>
    (await call(at.application, 'GET', '/api/v1/me', undefined, as)).body.language;
  expect([await language(at.owner), await language(at.agent)]).toEqual(['es', null]);
  expect((await choose('es', at.agent)).body).toEqual({ language: 'es' });
  expect(await language(at.agent)).toBe('es');
  expect((await choose('xx', at.owner)).status).toBe(422);
});

it('refuses in the language that a page asks for, whatever was chosen', async () => {
  const nobody = { name: '', url: '' };
  const answer = (more: object) =>
    call(at.application, 'POST', '/api/v1/contractors', nobody, { ...at.owner, ...more });
  const [english, spanish, unknown] = [await answer({}), await answer(inSpanish), await answer({ 'x-language': 'xx' })];
  expect(spanish.body.code).toBe(english.body.code);
  expect(english.body.fields.company_name).toBe(unknown.body.fields.company_name);
  expect(spanish.body.fields.company_name).toMatch(/[a-záéíóúñ]/);
  for (const field of Object.keys(english.body.fields))
    expect(spanish.body.fields[field], field).not.toBe(english.body.fields[field]);
  const [there, ahi] = [{}, inSpanish].map((more) =>
    call(at.application, 'GET', '/api/v1/contractors/01a21926-0ee7-71eb-9093-b7dd010ea306', undefined, {
      ...at.owner,
      ...more,
    }),
  );
  expect((await ahi)?.body.message).not.toBe((await there)?.body.message);
});

it('tells an owner of a job, asks them and shows its history in their language, and keeps it in English', async () => {
  await rule({ told: { owner_mail: 'everything', contact_point: 'nothing' } });
  const order = await job();
  const mail = await mailTo(at.application, 'olive@example.com', /trabajo/i, order.id);
  expect(mail.text).toMatch(/fontanería|plomería|Drain is slow/i);
  const read = async (more: object) =>
    (await call(at.application, 'GET', `/api/v1/work-orders/${order.id}`, undefined, { ...at.owner, ...more })).body;
  const [english, spanish] = [await read({}), await read(inSpanish)];
  const [said, dicho] = [english, spanish].map(({ timeline }) =>
    timeline.map((one: { summary: string }) => one.summary),
  );
  expect(said.length).toBeGreaterThan(1);
  for (const [n, summary] of said.entries()) expect(dicho[n]).not.toBe(summary);
});

it('writes to a contractor in the language in which they write, or in the one that was chosen for them', async () => {
  const first = await job();
  const texts = async () =>
    (await readOutbox(at.application)).filter(
      ({ channel, text }) => channel !== 'mail' && text.includes('Drain is slow'),
    );
  await waitFor(async () => (await texts()).length > 0);
  const english = (await texts())[0]?.text ?? '';
  await first.asContractor('accept');
  await first.asContractor('on-my-way');
  await first.asContractor('start');
  const finish = { resolution_notes: 'Cambié la junta de la tubería y ya no gotea nada.', cost_cents: 9_000 };
  expect((await first.asContractor('finish', finish)).status).toBe(200);
  const wrote = await at.application.authDb
    .select({ wrote_in: contractors.wrote_in, language: contractors.language })
    .from(contractors)
    .where(eq(contractors.company_name, 'Yaquina Plumbing'));
  expect(wrote).toEqual([{ wrote_in: 'es', language: null }]);
  const before = (await texts()).length;
  const second = await job({ urgency_level: 'urgent' });
  await waitFor(async () => (await texts()).length > before);
  const all = (await texts()).map(({ text }) => text);
  expect(all.some((text) => text !== english && /(trabajo|urgente)/i.test(text))).toBe(true);
  expect((await second.asContractor('language', { language: 'en' })).status).toBe(200);
  const [chosen] = await at.application.authDb
    .select({ language: contractors.language })
    .from(contractors)
    .where(eq(contractors.company_name, 'Yaquina Plumbing'));
  expect(chosen?.language).toBe('en');
});
