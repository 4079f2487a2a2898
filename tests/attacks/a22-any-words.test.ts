import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveArticle } from '#features/knowledge';
import { alarms } from '#server/db/tables/desk.ts';
import { knowledgeArticles } from '#server/db/tables/knowledge.ts';
import { serviceFor } from '#server/kernel/actor.ts';
import { createLog } from '#server/kernel/log.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { anyWords, objectWords } from '../support/any-words.ts';
import {
  addAgent,
  addOwner,
  addProperty,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { openThread, words } from '../support/guest-thread.ts';
import { figure } from './figure.ts';
import { forgetLimits } from './world.ts';

// Words that no engine expects: of a guest, of an owner in an article, and an article that cannot be read at all. A
// guest is always answered, and danger always rings.

let application: TestApplication;
let customerId: string;
let agent: { authorization: string };
const logged: string[] = [];
const log = createLog(
  'error',
  new Writable({
    write(line, _, done) {
      logged.push(String(line));
      done();
    },
  }),
);
beforeAll(async () => {
  application = await startTestApplication({ log });
  customerId = await addOwner(application, 'olive@example.com');
  await addAgent(application, 'maya@example.com');
  agent = await signIn(application, 'maya@example.com');
});
afterAll(() => application.end());

let street = 0;
const addHouse = () => addProperty(application, customerId, `House ${++street}`, `${street} Pier`);

const write = (propertyId: string, title: string, body: string, audience: 'anyone' | 'verified' = 'anyone') =>
  withActor(application.deps.store, serviceFor(customerId, 'assistant'), (unit) =>
    saveArticle(unit, application.deps.vault, customerId, { property_id: propertyId, title, body, audience }),
  );

/** As after a key that was lost, or a byte that turned over on the disk. */
async function spoil(propertyId: string): Promise<void> {
  await write(propertyId, 'Shed padlock', 'The shed padlock opens with 4471', 'verified');
  await application.authDb
    .update(knowledgeArticles)
    .set({ body: 'no ciphertext of ours' })
    .where(eq(knowledgeArticles.property_id, propertyId));
}

async function guestAt(token: string) {
  await forgetLimits(application);
  return openThread(application, token);
}

describe('A22 words that a plain object knows of itself', () => {
  it('in an owner’s article: danger is answered and rings as ever', async () => {
    const property = await addHouse();
    await write(
      property.id,
      'Constructor de la casa',
      'Se llama Valentín Iglesias. __proto__, toString, hasOwnProperty.',
    );
    const guest = await guestAt(property.guest_token);
    expect(words(await guest.say('There is a fire in the kitchen!'))).toContain('Get out now');
    expect((await guest.read()).state).toBe('waiting');
  });

  it('of a guest: each is answered', async (ctx) => {
    const property = await addHouse();
    const guest = await guestAt(property.guest_token);
    const mine = objectWords.slice(0, 20);
    const mute: string[] = [];
    for (const [n, word] of mine.entries()) {
      if (n % 20 === 0) await forgetLimits(application);
      const answer = await guest.say(`where is the ${word}`);
      if (!words(answer)) mute.push(word);
    }
    expect(mute).toEqual([]);
    figure(ctx, `${mine.length} words of plain objects: all answered`);
  });
});

it('A22 anything at all, up to 4,000 characters: every line is answered', async (ctx) => {
  const property = await addHouse();
  let thread = await guestAt(property.guest_token);
  let lines = 0;
  await fc.assert(
    fc.asyncProperty(anyWords(), async (line) => {
      if (lines++ % 10 === 0) thread = await guestAt(property.guest_token);
      const answer = await thread.post('/messages', { message: line });
      if (answer.status === 422) return;
      expect([answer.status, words(answer.body) !== '']).toEqual([201, true]);
    }),
    { numRuns: 40, seed: 22 },
  );
  expect(logged).toEqual([]);
  figure(ctx, `${lines} lines of anything: 0 exceptions`);
});

describe('A22 whatever throws while deciding', () => {
  it('a guest has a sentence, a person is called, and the log names the message', async () => {
    const property = await addHouse();
    await spoil(property.id);
    const guest = await guestAt(property.guest_token);
    logged.length = 0;
    const answer = await guest.say('where do we park?');
    expect(words(answer)).toContain("I've asked a person to take over");
    const { state, messages } = await guest.read();
    expect(state).toBe('waiting');
    const asked = messages.find((line: { author: string }) => line.author === 'guest');
    // The trial of the commonest questions meets the same note in its own time, and says so of no message.
    const ofMessages = logged.map((line) => JSON.parse(line)).filter((line) => 'message_ids' in line);
    expect(ofMessages).toEqual([expect.objectContaining({ message_ids: [asked.id] })]);
    expect(logged.join()).not.toContain('park');
    const desk = await call(application, 'GET', `/api/v1/conversations/${guest.id}`, undefined, agent);
    expect(desk.body.handoff).toMatchObject({ reason: 'failed' });
  });

  it('a danger gets its instructions and rings, also beside a person', async () => {
    const property = await addHouse();
    await spoil(property.id);
    const guest = await guestAt(property.guest_token);
    expect(words(await guest.say('There is a fire in the kitchen!'))).toContain('Get out now');
    expect(await alarmsOf(guest.id)).toBe(1);
    const held = await guestAt(property.guest_token);
    await held.say('can I talk to a person please');
    expect((await call(application, 'POST', `/api/v1/conversations/${held.id}/claim`, {}, agent)).status).toBe(200);
    await held.say('where do we park?');
    await held.say('I smell gas in the kitchen!');
    const lines: { body: string }[] = (await held.read()).messages;
    expect(lines.some(({ body }) => body.includes('Leave the house now'))).toBe(true);
    expect(await alarmsOf(held.id)).toBe(1);
  });
});

const alarmsOf = (conversationId: string): Promise<number> =>
  application.authDb.$count(alarms, eq(alarms.conversation_id, conversationId));
