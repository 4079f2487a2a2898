import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PreviewAnswer } from '#contract/knowledge/guest-preview.ts';
import { askingGuests } from '../support/asking-guests.ts';

// A chat beside a form: it answers from what is typed, and leaves no trace.

const { at, api, openThread } = askingGuests();
const ask = (typed: object, ...lines: string[]) =>
  api('POST', '/guest-preview', { property_id: at.property.id, ...typed, lines });
const told = async (typed: object, ...lines: string[]): Promise<PreviewAnswer> =>
  (await ask(typed, ...lines)).body.answers.at(-1);
const article = (more: object = {}) => ({
  ...{ id: null, property_id: at.property.id, title: 'Sauna', body: 'Heat it for forty minutes.', audience: 'anyone' },
  ...more,
});

describe('what is typed', () => {
  it('in the form of a property is told before it is saved, and an emptied field is not', async () => {
    const typed = { facts: { trash_bin_location: 'Behind the blue shed' } };
    expect(await told(typed, 'Where are the trash bins?')).toMatchObject({ outcome: 'told', mode: 'auto' });
    expect((await told(typed, 'Where are the trash bins?')).answer).toContain('Behind the blue shed');
    const { answer } = await told({ facts: { trash_bin_location: null } }, 'Where are the trash bins?');
    expect(answer).not.toContain('bin is');
  });

  it('of a property that is not there yet is told too', async () => {
    const typed = { property_id: null, facts: { name: 'New Nest', wifi_name: 'Nest_5G' }, secrets: ['wifi_password'] };
    const { body } = await ask(typed, 'What is the wifi called?', "What's the wifi password?");
    expect(body.property_name).toBe(null);
    expect(body.answers[0].answer).toContain('Nest_5G');
    expect(body.answers[1].answer).toContain('••••');
  });

  it('of a code is four dots, and nothing else is taken of it', async () => {
    const secret = await told({ secrets: ['front_door_lock_code'] }, 'What is the code for the front door?');
    expect(secret).toMatchObject({ outcome: 'told' });
    expect(secret.answer).toMatch(/: ••••$/);
    const none = await told({ secrets: [] }, 'What is the code for the front door?');
    expect(none.answer).not.toContain('••••');
  });

  it('in an article is told by its audience: four dots for confirmed guests, nothing of the team’s', async () => {
    expect((await told({ articles: [article()] }, 'Is there a sauna?')).answer).toContain('Heat it for forty minutes.');
    const verified = await told({ articles: [article({ audience: 'verified' })] }, 'Is there a sauna?');
    expect(verified.answer).toContain('Sauna: ••••');
    const team = await told({ articles: [article({ audience: 'team' })] }, 'Is there a sauna?');
    expect(team.outcome).toBe('owner_asked');
  });

  it('over a saved article takes its place, also where it goes to another house', async () => {
    const saved = (await api('POST', '/articles', article())).body;
    const change = { ...saved, body: 'Closed until May.' };
    const answer = async (one: object) => (await told({ articles: [one] }, 'Is there a sauna?')).answer;
    expect(await answer(change)).toContain('Closed until May.');
    expect(await answer({ ...change, audience: 'team' })).not.toContain('forty');
    await api('POST', `/articles/${saved.id}/remove`);
  });

  it('in rules decides whether it is said by itself', async () => {
    const typed = { facts: { trash_bin_location: 'By the gate' } };
    const under = (rules: object) => told({ ...typed, rules }, 'Where does the trash go?');
    expect((await under({ autonomy: 'draft' })).mode).toBe('draft');
    expect((await under({ autonomy: 'off' })).mode).toBe('off');
    expect((await under({ escalation_phrases: ['trash'] })).happens).toContain('trash');
  });

  it('half of it is taken as it is', async () => {
    expect((await ask({ facts: { name: '' }, articles: [article({ title: '', body: '' })] }, 'hello')).status).toBe(
      200,
    );
  });
});

describe('the chat', () => {
  it('goes on from line to line, and says what a guest of the house then hears', async () => {
    const typed = { facts: { wifi_name: 'Cove' }, secrets: ['wifi_password'] };
    const { body } = await ask(typed, 'how do I get on the wifi', 'and the password?');
    expect(body.answers.at(-1).answer).toContain('••••');
  });

  it('offers what a guest could tap, and a tap answers', async () => {
    const notes = [
      article({ title: 'Boats', body: 'Two kayaks are on the rack by the dock; paddles hang in the boathouse.' }),
      article({
        title: 'Washer',
        body: 'Its door stays locked for two minutes after the end; then hold Start for five seconds.',
      }),
      article({ title: 'Quiet hours', body: 'Quiet hours are 10 pm to 7 am.' }),
    ];
    const unsure = 'how long does it stay locked at night?';
    const first = await told({ articles: notes }, unsure);
    expect(first.choices.length).toBeGreaterThan(1);
    const [title = ''] = first.choices;
    expect((await told({ articles: notes }, unsure, title)).outcome).toBe('told');
  });

  it('says the same as the real one once it is saved', async () => {
    const question = 'Is there a hammock?';
    const note = article({ title: 'Hammock', body: 'It hangs behind the house.' });
    const before = (await told({ articles: [note] }, question)).answer;
    await api('POST', '/articles', note);
    const lines = await (await openThread(question)).lines();
    expect(lines.at(-1)?.body).toContain('It hangs behind the house.');
    expect(lines.at(-1)?.body).toBe(before);
  });

  it('keeps nothing and tells nobody, in danger neither', async () => {
    const tables = ['conversations', 'messages', 'work_orders', 'owner_questions', 'alarms', 'notifications', 'events'];
    const count = async () => {
      const all = tables
        .map((table) => `select '${table}' as name, count(*)::int as n from ${table}`)
        .join(' union all ');
      return (await at.application.authDb.execute(sql.raw(`${all} order by name`))).rows;
    };
    const before = await count();
    await ask({}, 'I smell gas', 'The kitchen sink is leaking', 'Is there a helipad?', 'Get me a person');
    expect(await count()).toEqual(before);
  });
});

describe('somebody else', () => {
  beforeAll(async () => {
    await api('POST', '/articles', article({ property_id: null, title: 'Snowmobile', body: 'Keys hang in the shed.' }));
  });

  it('is answered from nothing of this owner’s', async () => {
    const line = ['Where are the keys of the snowmobile?'];
    const body = { property_id: at.property.id, lines: line };
    expect((await api('POST', '/guest-preview', body, at.other)).status).toBe(404);
    expect((await api('POST', '/guest-preview', body, at.agent)).status).toBe(403);
    expect((await api('POST', '/guest-preview', body, {})).status).toBe(401);
    const own = await api('POST', '/guest-preview', { property_id: null, lines: line }, at.other);
    expect(own.status).toBe(200);
    expect(JSON.stringify(own.body)).not.toContain('shed');
  });
});
