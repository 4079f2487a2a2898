import { expect, it } from 'vitest';
import { call } from '../support/application.ts';
import { ownersRules } from '../support/owners-rules.ts';

// In which order an owner sees what needs them.

const { at, save, openGuest } = ownersRules();

const get = async (path: string) =>
  (await call(at.application, 'GET', `/api/v1${path}`, undefined, at.owner)).body.items;
const desk = (id: string, deed: string) =>
  call(at.application, 'POST', `/api/v1/conversations/${id}/${deed}`, {}, at.agent);

it('danger stands before guests who have waited longer, until the chat is closed', async () => {
  await save({ autonomy: 'draft' });
  const first = await openGuest();
  await first.say('where do I park?');
  const second = await openGuest();
  await second.say('I smell gas in the kitchen');
  const here = async () =>
    (await get('/reply-drafts')).filter((one: { conversation_id: string }) =>
      [first.id, second.id].includes(one.conversation_id),
    );
  expect(await here()).toMatchObject([
    { kind: 'danger', danger: 'gas', conversation_id: second.id, property_name: 'Tide Pool Bungalow', taken_by: null },
    { kind: 'proposal', danger: null, conversation_id: first.id },
  ]);
  await desk(second.id, 'claim');
  expect(await here()).toMatchObject([{ kind: 'danger', taken_by: 'Maya Agent' }, { kind: 'proposal' }]);
  await desk(second.id, 'close');
  expect(await here()).toMatchObject([{ kind: 'proposal' }]);
});

it('what is graver stands before what is to be answered sooner', async () => {
  const ask = (urgency_level: 'high' | 'low', subject_line: string) => {
    const job = { property_id: at.property.id, service_type: 'plumbing', urgency_level, subject_line };
    return call(at.application, 'POST', '/api/v1/work-orders', { ...job, issue_summary: 'It drips.' }, at.agent);
  };
  const asking = { actions: [{ action: 'ask_owner' as const }] };
  await save({ ...asking, approval_wait_minutes: 60 });
  await ask('low', 'A tap drips');
  await save({ ...asking, approval_wait_minutes: 120 });
  await ask('high', 'No water');
  const questions = (await get('/approvals')).map(({ question }: { question: string }) => question);
  expect(questions).toEqual([expect.stringContaining('No water'), expect.stringContaining('A tap drips')]);
});
