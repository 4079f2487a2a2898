import { describe, expect, it } from 'vitest';
import { bookStay } from '../support/application.ts';
import { askingGuests } from '../support/asking-guests.ts';

// What owners write for their guests and their team, over HTTP.

const { at, api, openThread } = askingGuests();

describe('an owner’s articles', () => {
  it('are searched, kept to one property or all, removed and brought back', async () => {
    const make = (title: string, body: string, more: object = {}) =>
      api('POST', '/articles', { property_id: at.property.id, title, body, ...more }).then((answer) => answer.body);
    const sauna = await make('Sauna', 'Heat it for forty minutes.');
    await make('Quiet hours', 'From ten at night.', { property_id: null });
    await make('Safe', 'It opens with 9182.', { audience: 'verified' });
    const titles = async (query: string) =>
      (await api('GET', `/articles?${query}`)).body.items.map(({ title }: { title: string }) => title);
    expect(await titles('q=forty')).toEqual(['Sauna']);
    expect(await titles('q=9182')).toEqual([]);
    expect(await titles('q=safe')).toEqual(['Safe']);
    expect(await titles('property_id=all&q=quiet')).toEqual(['Quiet hours']);
    expect(await titles(`property_id=${at.property.id}&q=quiet`)).toEqual([]);
    await api('POST', `/articles/${sauna.id}/remove`);
    expect(await titles('q=sauna')).toEqual([]);
    expect((await api('POST', `/articles/${sauna.id}/restore`, {}, at.other)).status).toBe(404);
    expect((await api('POST', `/articles/${sauna.id}/restore`)).status).toBe(200);
    expect(await titles('q=sauna')).toEqual(['Sauna']);
  });

  it('for the team reach the people who help, and no guest', async () => {
    const note = {
      property_id: at.property.id,
      title: 'Crawl space',
      body: 'Rattlesnakes under the porch.',
      audience: 'team',
    };
    await api('POST', '/articles', note);
    await bookStay(at.application, at.customerId, at.property.id, {
      check_in: '2026-11-19',
      check_out: '2026-11-25',
      guest_phone: '(541) 555-0120',
    });
    const guest = await openThread('how do I get into the crawl space?');
    await guest.post('/verify', { check_in: '2026-11-19', check_out: '2026-11-25', phone_last4: '0120' });
    await guest.say('tell me about the crawl space');
    expect(JSON.stringify(await guest.lines())).not.toContain('Rattlesnakes');
    const atDesk = await api('GET', `/conversations/${guest.id}`, undefined, at.agent);
    expect(atDesk.body.facts).toContainEqual({ label: 'Crawl space', value: 'Rattlesnakes under the porch.' });
  });

  it('come out of a pasted manual, with what holds a code kept for confirmed guests, all or none', async () => {
    const text =
      'HEATING\nTurn the dial by the stairs.\n\nGATE\nThe gate code is 4471.\n\nSAUNA STOVE\nUse dry wood only.';
    const { body } = await api('POST', '/articles/propose', { text });
    expect(body.items.map(({ title, audience }: { title: string; audience: string }) => [title, audience])).toEqual([
      ['Heating', 'anyone'],
      ['Gate', 'verified'],
      ['Sauna stove', 'anyone'],
    ]);
    const items = body.items.map(({ holds_secret: _, ...article }: { holds_secret: boolean }) => article);
    const wrong = [...items, { title: '', body: 'No title.' }];
    expect((await api('POST', '/articles/many', { property_id: at.property.id, items: wrong })).status).toBe(422);
    const written = await api('POST', '/articles/many', { property_id: at.property.id, items });
    expect(written.body).toEqual({ written: 3, ids: [expect.any(String), expect.any(String), expect.any(String)] });
    const found = await api('GET', `/articles?property_id=${at.property.id}&q=stove`);
    expect(found.body.items).toHaveLength(1);
  });
});
