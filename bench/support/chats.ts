import type { makePlace } from './place.ts';

type Place = Awaited<ReturnType<typeof makePlace>>;

const messages = [
  'where do I park?',
  "what's the wifi called",
  'which day do the bins go out',
  'how does the thermostat work',
  'is there a hair dryer',
  'what time is checkout',
  'can I bring my dog',
  'where is the breaker box',
  'thanks!',
];
const secondsEach = 10;
/** A guest who chats briskly: a message every so often, so that 50 chats are 25 messages a second. */
const pauseMs = 2000;

/** So many chats at once for ten seconds. @returns milliseconds from each message to its answer */
export async function chat(base: string, chats: number, place: Place): Promise<number[]> {
  const threads = [];
  for (let i = 0; i < chats; i++) threads.push(await open(base, place));
  const times: number[] = [];
  const end = performance.now() + secondsEach * 1000;
  await Promise.all(threads.map((thread, i) => talk(thread, i, end, times)));
  return times;
}

type Thread = { path: string; secret: string };

async function open(base: string, place: Place): Promise<Thread> {
  const answer = await post(base, {}, '');
  if (answer.status === 429) {
    await place.forgetLimits(); // everybody here has one address
    return open(base, place);
  }
  return { path: `${base}/${answer.body.id}/messages`, secret: answer.body.secret ?? '' };
}

async function talk({ path, secret }: Thread, nth: number, end: number, times: number[]): Promise<void> {
  await pause((nth * 37) % pauseMs);
  for (let i = nth; performance.now() < end; i++) {
    const begun = performance.now();
    const { status, body } = await post(path, { message: messages[i % messages.length] }, secret);
    if (status !== 201 || !body.replies?.length)
      throw new Error(`no answer: ${status} ${JSON.stringify(body).slice(0, 300)}`);
    times.push(performance.now() - begun);
    await pause(pauseMs);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Answer = { id?: string; secret?: string; replies?: unknown[] };

async function post(url: string, body: object, secret: string): Promise<{ status: number; body: Answer }> {
  const headers = { 'content-type': 'application/json', 'x-conversation-secret': secret };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Answer };
}
