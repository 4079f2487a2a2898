import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveArticle } from '#features/knowledge';
import { serviceFor } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { forgetLimits } from '../attacks/world.ts';
import { addOwner, addProperty, startTestApplication, type TestApplication } from '../support/application.ts';
import { openThread, words } from '../support/guest-thread.ts';
import { lies, makeConfidentLiar, makeLiarPick, notes } from '../support/lies.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';

// A model that says the opposite of what the owner wrote, as if it were that. The obedient one, which does whatever it
// is told to, is in attacks/a02 and a03.

let application: TestApplication;
let model: ModelServer;
let token: string;
beforeAll(async () => {
  model = await startModelServer();
  application = await startTestApplication({ env: model.env });
  const customerId = await addOwner(application, 'olive@example.com');
  const { id, guest_token } = await addProperty(application, customerId);
  token = guest_token;
  await withActor(application.deps.store, serviceFor(customerId, 'dispatch'), async (unit) => {
    for (const [title, body] of Object.entries(notes))
      await saveArticle(unit, application.deps.vault, customerId, { property_id: id, title, body, audience: 'anyone' });
  });
});
afterAll(async () => {
  await application.end();
  await model.stop();
});
beforeEach(async () => {
  model.asked.length = 0;
  await forgetLimits(application);
});

const ask = async (question: string) => {
  const guest = await openThread(application, token);
  return words(await guest.say(question));
};

describe('of a confident liar, guests hear what the owner wrote', () => {
  it.each(lies)('$asked → $says', async (lie) => {
    makeConfidentLiar(model, lie, true);
    const said = await ask(lie.asked);
    expect(model.asked).toHaveLength(1);
    expect(said).not.toMatch(lie.wrong);
    expect(said).toContain(lie.truth);
  });
});

describe('and nothing that it has from nowhere', () => {
  it.each(lies)('$asked → $says', async (lie) => {
    makeConfidentLiar(model, lie, false);
    const said = await ask(lie.asked);
    expect(model.asked).toHaveLength(1);
    expect(said).not.toMatch(lie.wrong);
  });
});

describe('and nothing beside what it picked', () => {
  it.each(lies)('$asked → $says', async (lie) => {
    makeLiarPick(model, lie);
    const said = await ask(lie.asked);
    expect(model.asked).toHaveLength(1);
    expect(said).not.toMatch(lie.wrong);
  });
});
