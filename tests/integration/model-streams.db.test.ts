import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LiveEvent, ReplySoFar } from '#contract/events.ts';
import { saveArticle } from '#features/knowledge';
import { type Listener, listen } from '#server/http/listen.ts';
import { serviceFor } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { forgetLimits } from '../attacks/world.ts';
import { addOwner, addProperty, signIn, startTestApplication, type TestApplication } from '../support/application.ts';
import { openThread, words } from '../support/guest-thread.ts';
import { type Asked, type Manner, type ModelServer, type Said, startModelServer } from '../support/model-server.ts';
import { pick, toldIn } from '../support/picks.ts';
import { saveRules } from '../support/rules.ts';
import { openStream, readStream } from '../support/streams.ts';
import { waitFor } from '../support/waiting.ts';

// The guest reads each sentence of a model's answer as soon as it is verified, over sockets, from vendors that take
// their time.

const sauna = [
  'The sauna takes 45 minutes to heat.',
  'Close the upper vent before you heat it.',
  'The switch must be off when you leave.',
];
const question = 'could you explain how one gets warm in that wooden cabin outside?';

describe.each(['openai-compatible', 'anthropic'] as const)('%s', (shape) => {
  let application: TestApplication;
  let listener: Listener;
  let model: ModelServer;
  let token: string;
  let customerId: string;
  beforeAll(async () => {
    model = await startModelServer(shape);
    application = await startTestApplication({ env: { ...model.env, MODEL_TIMEOUT_MS: '4000' } });
    listener = await listen('127.0.0.1', 0);
    listener.serve(application.app.fetch);
    customerId = await addOwner(application, 'olive@example.com');
    const { id, guest_token } = await addProperty(application, customerId);
    token = guest_token;
    const note = { property_id: id, title: 'Sauna', body: sauna.join(' '), audience: 'anyone' } as const;
    await withActor(application.deps.store, serviceFor(customerId, 'dispatch'), (unit) =>
      saveArticle(unit, application.deps.vault, customerId, note),
    );
  });
  afterAll(async () => {
    await listener.stop();
    await application.end();
    await model.stop();
  });
  beforeEach(async () => {
    [model.manner, model.pace] = ['answers', null];
    await forgetLimits(application);
  });

  /** A guest whose page listens, over a socket; what is said so far is `shown`, oldest first. */
  const listening = async () => {
    const guest = await openThread(application, token);
    const stop = new AbortController();
    const url = `http://127.0.0.1:${listener.port}${guest.path}`;
    const { body } = await fetch(`${url}/events`, {
      headers: { ...guest.secret, accept: 'text/event-stream' },
      signal: stop.signal,
    });
    const shown: string[] = [];
    const hear = (told: LiveEvent | ReplySoFar) => void (told.kind === 'reply.so_far' && shown.push(told.body));
    if (body) void readStream(body, hear).catch(() => {}); // it ends with the test
    const say = async (message: string) => {
      const headers = { ...guest.secret, 'content-type': 'application/json' };
      const answer = await fetch(`${url}/messages`, { method: 'POST', headers, body: JSON.stringify({ message }) });
      stop.abort();
      return words((await answer.json()) as { replies: { body: string }[] }); // the contract's answer
    };
    return { guest, shown, say, sees: (text: string) => waitFor(async () => shown.includes(text)) };
  };
  type Guest = Awaited<ReturnType<typeof listening>>;

  const idIn = (asked: Asked) => toldIn(asked).known.find(({ title }) => title === 'Sauna')?.id ?? '';
  const replies = (text: string) => {
    model.answer = (asked): Said => ({ calls: [{ tool: 'reply', input: { sources: [idIn(asked)], text } }] });
  };

  /** The vendor goes on after each of the words only when the guest has read what goes with them. */
  const goesOn = (guest: Guest, whenRead: readonly (readonly [words: string, shown: string])[]) => {
    const left = [...whenRead];
    model.pace = async (written) => {
      const [next] = left;
      if (!next || !written.includes(next[0])) return;
      left.shift();
      await guest.sees(next[1]);
    };
    return left;
  };

  it('sentence by sentence as they are picked; the kept reply is all of them', async () => {
    const guest = await listening();
    model.answer = (asked) => pick({ sentence_ids: [1, 2, 3].map((n) => `${idIn(asked)}#${n}`) });
    const left = goesOn(guest, [
      ['#1"', sauna[0] ?? ''],
      ['#2"', sauna.slice(0, 2).join(' ')],
    ]);
    expect(await guest.say(question)).toBe(sauna.join(' '));
    expect(left).toEqual([]);
    expect((await guest.guest.read()).messages.at(-1).body).toBe(sauna.join(' '));
  });

  it('sentence by sentence in its own words, whether its sources are named before or after', async () => {
    const text = sauna.join(' ');
    for (const order of ['before', 'after']) {
      const guest = await listening();
      model.answer = (asked) => {
        const sources = [idIn(asked)];
        return { calls: [{ tool: 'reply', input: order === 'before' ? { sources, text } : { text, sources } }] };
      };
      const left = goesOn(guest, [
        [`${sauna[0]} C`, sauna[0] ?? ''],
        [`${sauna[1]} T`, sauna.slice(0, 2).join(' ')],
      ]);
      expect(await guest.say(question)).toBe(text);
      expect(left).toEqual([]);
    }
  });

  it('within a second of the model’s first sentence', async () => {
    const guest = await listening();
    replies(sauna.join(' '));
    let after = Number.POSITIVE_INFINITY;
    model.pace = async (written) => {
      if (after < Number.POSITIVE_INFINITY || !written.includes(`${sauna[0]} C`)) return;
      const began = performance.now();
      await guest.sees(sauna[0] ?? '');
      after = performance.now() - began;
    };
    await guest.say(question);
    expect(after).toBeLessThan(1000);
  });

  it('what fails the check is not shown, and what was shown gives way to the kept reply', async () => {
    const guest = await listening();
    replies(`${sauna[0]} Open the upper vent before you heat it. Enjoy!`);
    goesOn(guest, [[`${sauna[0]} O`, sauna[0] ?? '']]);
    const kept = await guest.say(question);
    expect(guest.shown).toEqual([sauna[0]]);
    expect(kept).not.toContain('Open the');
    expect(kept).toContain('Close the upper vent');
    expect((await guest.guest.read()).messages.at(-1).body).toBe(kept);
  });

  it.each<Manner>(['half', 'cut-off', 'refuses'])(
    'what was shown of an answer that %s gives way to the embedded engine’s',
    async (manner) => {
      const guest = await listening();
      replies(`${sauna[0]} ${sauna[1]}`);
      model.manner = manner;
      goesOn(guest, [[`${sauna[0]} C`, sauna[0] ?? '']]);
      const kept = await guest.say('where can we park?');
      expect(guest.shown).toContain(sauna[0]);
      expect(kept).toContain('Two cars in the drive');
    },
  );

  it('… and of one that stalls in the middle', async () => {
    const guest = await listening();
    replies(`${sauna[0]} ${sauna[1]}`);
    model.pace = async (written) => {
      if (written.includes(`${sauna[0]} C`)) await new Promise(() => {});
    };
    expect(await guest.say('where can we park?')).toContain('Two cars in the drive');
    expect(guest.shown).toEqual([sauna[0]]);
  });

  it('nothing of what the model does, nor where it names a danger, nor of a note with a code', async () => {
    const job = { service_type: 'plumbing', urgency: 'low', subject: 'Tap drips', lock_is_faulty: false };
    for (const picked of [
      { acts: ['trouble'], slots: { locked: ['wifi_password'], jobs: [job] } },
      { danger: 'co', sentence_ids: ['article:any#1'] },
      { note_ids: ['secret:wifi_password'] },
    ]) {
      const guest = await listening();
      model.answer = () => pick(picked);
      model.pace = async () => {};
      await guest.say('the tap in the bath drips, and how do we get on the network?');
      expect(guest.shown).toEqual([]);
    }
  });

  it('to that guest alone: no other guest, no owner, and nobody where the owner reads replies first', async () => {
    const owner = await signIn(application, 'olive@example.com');
    const watching = await openStream(application, '/api/v1/events', owner);
    const other = await listening();
    const guest = await listening();
    replies(sauna.join(' '));
    goesOn(guest, [[`${sauna[0]} C`, sauna[0] ?? '']]);
    await guest.say(question);
    await saveRules(application, owner, { autonomy: 'draft' });
    const waiting = await listening();
    model.pace = async () => {};
    expect(await waiting.say(question)).not.toContain(sauna[0]);
    await saveRules(application, owner, {});
    expect([other.shown, waiting.shown, watching.replies]).toEqual([[], [], []]);
    watching.close();
  });

  it('on whichever node the page listens', async () => {
    const second = await startTestApplication({ on: application, env: model.env });
    const guest = await openThread(application, token);
    const stream = await openStream(second, `${guest.path}/events`, guest.secret);
    replies(sauna.join(' '));
    let isHeard = false;
    model.pace = async (written) => {
      if (isHeard || !written.includes(`${sauna[0]} C`)) return;
      const soFar = await stream.nextReply(({ body }) => body === sauna[0]);
      isHeard = soFar.conversation_id === guest.id;
    };
    await guest.say(question);
    expect(isHeard).toBe(true);
    stream.close();
    await second.end();
  });
});
