import type { Page } from '@playwright/test';
import type { PropertyName } from '../../tools/demo/properties/all.ts';
import { clearQueue, openGuestChat, signIn } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';
import { reach } from '../support/keyboard.ts';
import { picture } from '../support/pictures.ts';

// An agent's shift: ten chats that wait, from the first to the last without a mouse.

test.use({ viewport: { width: 1280, height: 900 } });

const waiting: [PropertyName, string][] = [
  ['cottage', 'can I talk to a person please, the fireplace worries me'],
  ['condo', 'a human please, I think I am in the wrong building'],
  ['cabin', 'please get me a person, we would like to stay a night longer'],
  ['familyHouse', 'I need a person: the neighbors are shouting at us'],
  ['cottage', 'let me talk to somebody, the squeaking door keeps my baby awake'],
  ['condo', 'a real person please, I was charged twice'],
  ['cabin', 'person please. When does the snow plow come?'],
  ['familyHouse', 'could a person call me back tomorrow?'],
  ['cottage', 'I want a person, thanks'],
  ['condo', 'talk to a person'],
];

const chat = (page: Page) => page.getByRole('region', { name: 'Chat', exact: true });
const facts = (page: Page) => page.getByRole('region', { name: 'Facts', exact: true });
const queue = (page: Page) => page.getByRole('list', { name: 'Waiting' }).getByRole('listitem');
const title = (page: Page) => chat(page).getByRole('heading', { level: 2 });

test('ten waiting chats are worked through by keyboard alone', async ({ page, server }) => {
  await clearQueue(server);
  const guests = new Map<string, { words: string; chat: Awaited<ReturnType<typeof openGuestChat>> }>();
  for (const [house, words] of waiting) {
    const guest = await openGuestChat(server, words, house);
    guests.set(guest.id, { words, chat: guest });
  }
  await signIn(page, server.agent, '/console');
  await expect(queue(page)).toHaveCount(10);
  const key = (name: string) => page.keyboard.press(name);
  const open = () => new URL(page.url()).searchParams.get('thread') ?? '';
  const by = async (name: string) => {
    const before = open();
    await key(name);
    await expect.poll(open).not.toBe(before);
  };
  const shown = async (left: number) => {
    await expect(queue(page)).toHaveCount(left);
    const guest = guests.get(open());
    await expect(chat(page).getByText(guest?.words ?? '', { exact: true })).toBeVisible();
    await expect(title(page)).toBeFocused();
    return guest?.chat;
  };
  const next = async (left: number) => {
    await expect(queue(page)).toHaveCount(left);
    await by('j');
    return shown(left);
  };
  const answer = async (words: string) => {
    await key('r');
    await page.keyboard.type(words);
    await key('Enter');
    await expect(chat(page).getByText(words, { exact: true })).toBeVisible();
    await key('Escape');
    await expect(title(page)).toBeFocused();
  };

  for (const [at, words] of ['I am with you now.', 'Which name is on the door?', 'I will ask the owner.'].entries()) {
    await (at === 0 ? next : shown)(10 - at); // once one is closed the next one opens
    if (at === 0) await picture(page, 'readme/desk');
    await key('a');
    await expect(chat(page).getByText('Maya Ortiz joined', { exact: true })).toBeVisible();
    await answer(words);
    if (at === 0) await picture(page, 'agent-2-answered');
    await by('e');
  }

  const noted = await shown(7); // typing takes it over; a note stays with the desk
  await answer('I will call them now.');
  await key('n');
  await page.keyboard.type('Third time at this address.');
  await key('Enter');
  await expect(chat(page).getByText('Internal note, Maya Ortiz')).toBeVisible();
  await key('Escape');
  await key('h');
  await expect(chat(page).getByText('With the assistant')).toBeVisible();

  await next(6);
  await key('c');
  const form = page.getByRole('dialog', { name: 'Open a work order' });
  await expect(form.getByLabel('Service type')).toBeFocused();
  await page.keyboard.type('Handy');
  await key('Tab');
  await page.keyboard.type('Low');
  await key('Tab');
  await page.keyboard.type('Squeaking door');
  await key('Tab');
  await page.keyboard.type('The bedroom door squeaks and wakes a baby.');
  await picture(page, 'agent-3-work-order');
  await reach(form.getByRole('button', { name: 'Open work order' }));
  await key('Enter');
  await expect(form).toBeHidden();
  await expect(facts(page).getByText('Squeaking door', { exact: true })).toBeVisible();
  await expect(title(page)).toBeFocused();
  await answer('Somebody comes with an oil can.');
  await by('e');

  await shown(5);
  await reach(chat(page).getByRole('button', { name: 'Snooze' }));
  await key('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await picture(page, 'agent-4-snooze');
  await key('ArrowDown');
  await key('Enter');
  await expect(chat(page).getByText('Snoozed', { exact: true })).toBeVisible();

  for (const left of [4, 3, 2, 1]) {
    await (left === 4 ? next : shown)(left);
    await answer('Yes, this is Maya. Gladly.');
    await by('e');
  }
  await expect(page.getByText('All quiet. 0 waiting.')).toBeVisible();
  await picture(page, 'agent-5-all-quiet');
  await expectAccessible(page);
  const lines = await noted?.lines();
  expect(lines?.map(({ body }) => body)).toContain('I will call them now.');
  expect(lines?.some(({ body }) => body.includes('Third time'))).toBe(false);
});
