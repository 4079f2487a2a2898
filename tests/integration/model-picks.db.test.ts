import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveArticle } from '#features/knowledge';
import { serviceFor } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { forgetLimits } from '../attacks/world.ts';
import { addOwner, addProperty, startTestApplication, type TestApplication } from '../support/application.ts';
import { openThread, words } from '../support/guest-thread.ts';
import { notes } from '../support/lies.ts';
import { type Asked, type Manner, type ModelServer, startModelServer } from '../support/model-server.ts';
import { pick, sentenceWith, toldIn } from '../support/picks.ts';

// What the model picks, the house says: over HTTP, in the shapes of both vendors.

type Offered = {
  name: string;
  strict: boolean;
  shape: { type: string; properties: object; required: string[]; additionalProperties: boolean };
};

/** A tool in either vendor's shape. */
const offered = (tool: Asked): Offered =>
  tool.function ? { ...tool.function, shape: tool.function.parameters } : { ...tool, shape: tool.input_schema };

describe.each([
  ['openai-compatible', 'test-model'],
  ['anthropic', 'claude-sonnet-4-6'],
] as const)('%s', (shape, MODEL_NAME) => {
  let application: TestApplication;
  let model: ModelServer;
  let token: string;
  beforeAll(async () => {
    model = await startModelServer(shape);
    application = await startTestApplication({ env: { ...model.env, MODEL_NAME } });
    const customerId = await addOwner(application, 'olive@example.com');
    const { id, guest_token } = await addProperty(application, customerId);
    token = guest_token;
    await withActor(application.deps.store, serviceFor(customerId, 'dispatch'), async (unit) => {
      for (const [title, body] of Object.entries(notes))
        await saveArticle(unit, application.deps.vault, customerId, {
          property_id: id,
          title,
          body,
          audience: 'anyone',
        });
    });
  });
  afterAll(async () => {
    await application.end();
    await model.stop();
  });
  beforeEach(async () => {
    model.asked.length = 0;
    model.manner = 'answers';
    await forgetLimits(application);
  });

  const ask = async (message: string) => {
    const guest = await openThread(application, token);
    return guest.say(message);
  };

  it('is asked for answers of just this shape', async () => {
    model.answer = (asked) => pick({ sentence_ids: [sentenceWith(asked, 'Key', 'Turn it')] });
    await ask('which way does the key go round?');
    const tools = model.asked[0].tools.map(offered);
    expect(tools.map(({ name }: Offered) => name)).toEqual(['pick', 'reply', 'hand_over', 'ask_owner']);
    for (const { strict, shape } of tools) {
      expect([strict, shape.type, shape.additionalProperties]).toEqual([true, 'object', false]);
      expect(shape.required).toEqual(Object.keys(shape.properties));
    }
    // Without it Anthropic keeps the value of each property until it is whole: nothing could be shown meanwhile.
    if (shape === 'anthropic') for (const tool of model.asked[0].tools) expect(tool.eager_input_streaming).toBe(true);
    expect(JSON.stringify(tools)).not.toMatch(/"(?:min|max)(?:Length|Items|imum)"|"pattern"/);
  });

  it('says the sentences that it picked, as the owner wrote them, with their source', async () => {
    model.answer = (asked) => pick({ sentence_ids: [sentenceWith(asked, 'Pool', 'It is not heated')] });
    const { replies } = await ask('could we swim in there this time of the year without freezing?');
    expect(replies[0].body).toBe('It is not heated.');
    expect(replies[0].sources).toMatchObject([{ kind: 'article', title: 'Pool' }]);
  });

  it.each([
    ['es', '¿podemos nadar sin pasar frío?', /^El propietario lo dejó escrito en inglés: It is not heated\.$/],
    ['fr', 'est-ce que nous pouvons nager sans avoir froid ?', /: It is not heated\.$/],
    ['de', 'können wir schwimmen, ohne dass uns kalt wird?', /: It is not heated\.$/],
    ['pt', 'podemos nadar sem passar frio?', /: It is not heated\.$/],
  ])('says them in the frame of %s', async (reply_language, question, said) => {
    model.answer = (asked) => pick({ reply_language, sentence_ids: [sentenceWith(asked, 'Pool', 'It is not')] });
    expect(words(await ask(question))).toMatch(said);
  });

  it.each<Manner>(['cut-off', 'refuses', 'declines', 'half'])(
    'a pick that %s is none: the embedded engine answers',
    async (manner) => {
      model.answer = (asked) => pick({ sentence_ids: [sentenceWith(asked, 'Bikes', 'The blue')] });
      model.manner = manner;
      const { replies } = await ask('when is checkout?');
      expect(replies[0].body).toContain('Checkout is at 10 am.');
      expect(replies[0].body).not.toContain('blue');
    },
  );

  it('raises a danger that was missed, and nothing is done before the guest has answered', async () => {
    model.answer = () => pick({ danger: 'co', acts: ['danger'] });
    const guest = await openThread(application, token);
    const said = words(await guest.say('is there a spare blanket? grandpa sits so still'));
    expect(model.asked).toHaveLength(1);
    expect(said).toMatch(/^Is anyone in danger right now\? If so, call 911 first/);
    expect((await guest.read()).state).toBe('assistant');
    expect(words(await guest.say('no'))).not.toContain('911');
  });

  const suspected = 'the smoke detector went off while I was cooking';

  it('lowers one that is only suspected, where it says that it is none; the number still stands first', async () => {
    model.answer = (asked) => pick({ sentence_ids: [sentenceWith(asked, 'Grill', 'The grill')] });
    const said = words(await ask(suspected));
    expect(toldIn(model.asked[0]).own_engine.does).toBe('danger');
    expect(said).toMatch(/^If anyone is hurt or in danger, call 911 first\.\s+The grill is allowed/);
  });

  it.each<[string, () => void]>([
    ['does not say so', () => (model.answer = () => ({ calls: [{ tool: 'ask_owner', input: {} }] }))],
    ['is cut off', () => (model.manner = 'cut-off')],
    ['never answers', () => (model.manner = 'stalls')],
  ])('asks about it where the model %s', async (_, behave) => {
    behave();
    expect(words(await ask(suspected))).toMatch(/^Is anyone in danger right now\?/);
  });

  it('is not asked about one that rules see', async () => {
    model.answer = (asked) => pick({ sentence_ids: [sentenceWith(asked, 'Grill', 'The grill')] });
    expect(words(await ask('there is a strong smell of gas in the kitchen'))).toContain('Leave the house now');
    expect(model.asked).toEqual([]);
  });
});
