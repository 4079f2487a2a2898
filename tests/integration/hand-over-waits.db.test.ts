import { describe, expect, it } from 'vitest';
import { newId } from '#server/db/tables/columns.ts';
import { staffShifts } from '#server/db/tables/desk.ts';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { call } from '../support/application.ts';
import { beachHouse } from '../support/beach-house.ts';
import { words } from '../support/guest-thread.ts';

// Between the call for a person and that person: what guests write then, and how long they are told it takes.

const { at, clock, openThread } = beachHouse();
const claim = (id: string) => call(at.application, 'POST', `/api/v1/conversations/${id}/claim`, {}, at.agent);
const handBack = (id: string) => call(at.application, 'POST', `/api/v1/conversations/${id}/hand-back`, {}, at.agent);
const onThePage = async () => {
  const page = await call(at.application, 'GET', `/api/v1/guest/${at.property.guest_token}`);
  return page.body.presence;
};

async function waitingGuest() {
  const guest = await openThread();
  const asked = words(await guest.say('can I talk to a real person please'));
  return { ...guest, asked };
}

describe('a guest who waits for a person', () => {
  it('is told what is known of how long it takes, and no more', async () => {
    const first = await waitingGuest();
    expect(first.asked).toContain("Nobody is on right now, so I can't say when that is read.");
    const now = clock.now();
    const shift = { starts_at: new Date(now.getTime() - 3_600_000), ends_at: new Date(now.getTime() + 8 * 3_600_000) };
    const me = await call(at.application, 'GET', '/api/v1/me', undefined, at.agent);
    await withActor(at.application.deps.store, system, ({ tx }) =>
      tx.insert(staffShifts).values({ id: newId(), user_id: me.body.id, name: 'Maya Agent', rung: 'first', ...shift }),
    );
    expect((await onThePage()).wait).toBeNull();
    const second = await waitingGuest();
    expect(second.asked).toContain('no chat was taken over by a person in the last hour');
    clock.advance(4 * 60);
    await claim(first.id);
    await claim(second.id);
    const third = await waitingGuest();
    expect(third.asked).toContain('In the last hour it took about 4 minutes until a person joined.');
    expect(await onThePage()).toMatchObject({ people_on: true, wait: { minutes: 4, so_far: false } });
    clock.advance(11 * 60);
    expect(words(await third.say('is anybody coming?'))).toContain('At the moment guests wait 11 minutes or longer.');
    clock.advance(3600);
    await claim(third.id);
    expect(words(await openThread().then(({ say }) => say('a person please')))).toContain('about 71 minutes');
    for (const { id } of [first, second, third]) await handBack(id);
  });

  it('has a word to each line: the time again after minutes or when it is asked, one short line between', async () => {
    const guest = await waitingGuest();
    const short = 'The person who takes over has that now, too.';
    expect(words(await guest.say('my booking reference is with the agency'))).toBe(short);
    expect(words(await guest.say('it is about the deposit'))).toBe(short);
    expect(words(await guest.say('how long will it be?'))).toMatch(/^I've passed that on .* minutes/);
    clock.advance(181);
    expect(words(await guest.say('we are out until six'))).toMatch(/^I've passed that on .* minutes/);
    expect(words(await guest.say('thanks'))).toContain("You're welcome");
  });

  it('is still told facts, codes, the state of orders and what to do in danger', async () => {
    const guest = await openThread();
    await guest.verify('0120');
    await guest.say("there's water coming from under the kitchen sink");
    await guest.say('can I talk to a real person please');
    expect((await guest.read()).state).toBe('waiting');
    expect(words(await guest.say('where do I park?'))).toContain('permit only');
    expect(words(await guest.say('what is the wifi password?'))).toContain('Here it is, for your stay only');
    expect(words(await guest.say('is the plumber on his way?'))).toContain(
      "a contractor was asked and hasn't answered yet",
    );
    expect(words(await guest.say('the whole kitchen is on fire!!'))).toContain('Get out now');
    const after = words(await guest.say('we are all outside on the street'));
    expect(after).toMatch(
      /^If anyone is hurt or in danger, call 911 first\.|The person who takes over|added that to the work order/,
    );
  });

  it.each([
    ['es', 'quiero hablar con una persona por favor', 'el depósito no me llegó', /^La persona que le va a atender/],
    ['fr', 'je voudrais parler à une personne svp', "la caution n'est pas revenue", /^La personne qui prend le relais/],
    ['pt', 'quero falar com uma pessoa por favor', 'o depósito não voltou ainda', /^A pessoa que vai assumir/],
    ['de', 'ich möchte bitte mit einem Menschen sprechen', 'die Kaution kam nicht zurück', /^Auch das liegt jetzt/],
  ])('in %s as well', async (_, asks, goesOn, expected) => {
    const guest = await openThread();
    await guest.say(asks);
    expect((await guest.read()).state).toBe('waiting');
    expect(words(await guest.say(goesOn))).toMatch(expected);
  });
});

describe('a guest whose chat a person has', () => {
  it('is told in danger what to do: over two lines too, and the number once where it may be one', async () => {
    const guest = await waitingGuest();
    await claim(guest.id);
    expect(words(await guest.say('the deposit did not come back'))).toBe('');
    expect(words(await guest.say('there is smoke'))).toBe('If anyone is hurt or in danger, call 911 first.');
    expect(words(await guest.say('coming out of the dryer'))).toContain('Get out now');
    expect(words(await guest.say('my husband is grey and keeps rubbing his arm'))).toBe('');
    expect(words(await guest.say('thank you, we are fine'))).toBe('');
  });
});
