import { expect, it } from 'vitest';
import { call } from '../support/application.ts';
import { pat, stayingGuests } from '../support/staying-guests.ts';
import { waitFor } from '../support/waiting.ts';

// What a guest is written to in: their device's language at first, then what they write, or have chosen.

const { at, book, sentTo } = stayingGuests();

async function spanishGuest() {
  const threads = `/api/v1/guest/${at.property.guest_token}/conversations`;
  const { body } = await call(at.application, 'POST', threads, {}, { 'accept-language': 'es-MX,es;q=0.9' });
  const secret = { 'x-conversation-secret': body.secret };
  const post = (way: string, sent: object) => call(at.application, 'POST', `${threads}/${body.id}${way}`, sent, secret);
  return {
    language: body.language,
    post,
    say: async (message: string) => (await post('/messages', { message })).body.replies[0].body,
  };
}

it("the page's ready words are in the language of the device", async () => {
  const page = (language: string) =>
    call(at.application, 'GET', `/api/v1/guest/${at.property.guest_token}`, undefined, { 'accept-language': language });
  expect((await page('fr-CH')).body.starters).toContain('Je ne peux pas entrer');
  expect((await page('it')).body.starters).toContain("Can't get in");
});

it('a language that was chosen holds for short words, and gives way to one that is written', async () => {
  const guest = await spanishGuest();
  expect(guest.language).toBe('es');
  expect(await guest.say('hola')).toMatch(/^Hola\./);
  expect((await guest.post('/language', { language: 'de' })).body.language).toBe('de');
  expect(await guest.say('ok')).toBe('Notiert. Sonst noch etwas?');
  expect(await guest.say('wo kann ich mein Auto parken?')).toMatch(/Eigentümer|^Parken: |eines davon/);
  expect((await guest.post('/language', { language: 'tlh' })).status).toBe(422);
});

it('a code is sent in the language of the chat that asks for it', async () => {
  await book({ guest_email: 'pat@example.com' });
  const guest = await spanishGuest();
  await guest.post('/code', { by: 'email', to: 'pat@example.com' });
  const isCode = ({ subject }: { subject: string | null }) => subject?.startsWith('Su código para ');
  const mail = await waitFor(async () => (await sentTo('pat@example.com')).find(isCode));
  expect(JSON.stringify(mail)).toContain(`Hola, ${pat.guest_name}:`);
});
