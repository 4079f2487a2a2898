import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { emailOf, password } from '../../bench/support/people.ts';

export type Load = {
  /** Answers with that status since `forget`. */
  answered(status: number): number;
  /** Everything that was neither a success nor a 503 since `forget`; a connection that was cut too. */
  odd(): string[];
  /** Ids of properties and messages that were answered with a success. */
  acknowledged(): string[];
  total(): number;
  slowestMs(): number;
  /** What a success takes on this machine at the moment, since `forget`: the median, in ms. */
  typicalMs(): number;
  /** Resolves when something that was asked after `at` has succeeded; how long after `at` that was, in ms. */
  successAfter(at: number): Promise<number>;
  until(isSo: () => boolean): Promise<void>;
  forget(): void;
  stop(): Promise<void>;
};

type Asked = { method: string; path: string; body?: object; headers: Record<string, string> };

/** So many people at a time, each of whom asks again as soon as there is an answer. */
const lanes = 12;
/** An answer that takes longer counts as none. */
const patienceMs = 20_000;

/**
 * People at work on a server of its own process: signed-in owners who read and add properties, and guests who
 * read. What is answered with 503 is asked again with the same key, as every client of ours does.
 */
export async function startLoad(url: string): Promise<Load> {
  const ask = ({ method, path, body, headers }: Asked) =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        'x-forwarded-for': someAddress(),
        origin: url,
        ...headers,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
  const people = await Promise.all([0, 1].map((nth) => settleIn(ask, nth)));
  const counts = new Map<number, number>();
  const acknowledged: string[] = [];
  let odd: string[] = [];
  let total = 0;
  let slowest = 0;
  let stopped = false;
  let times: number[] = [];
  let lastSuccess = { asked: 0, answered: 0 };

  const answerTo = async (asked: Asked): Promise<{ status: number; id?: string }> => {
    const begun = performance.now();
    try {
      const answer = await ask(asked);
      const said = (await answer.json()) as { id?: string; message?: { id?: string } };
      const ended = performance.now();
      total += 1;
      slowest = Math.max(slowest, ended - begun);
      const status = answer.ok ? 200 : answer.status;
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (answer.ok) {
        lastSuccess = { asked: begun, answered: ended };
        times.push(ended - begun);
      } else if (status !== 503) odd.push(`${asked.method} ${asked.path}: ${status} ${JSON.stringify(said)}`);
      const id = said.id ?? said.message?.id;
      return id ? { status, id } : { status };
    } catch (error) {
      if (!stopped) odd.push(`${asked.method} ${asked.path}: ${error} ${error instanceof Error ? error.cause : ''}`);
      return { status: 0 };
    }
  };

  const walk = async (lane: number) => {
    const person = people[lane % people.length];
    for (let n = lane; person && !stopped; n++) {
      const asked = person.asks(n);
      let answer = await answerTo(asked);
      while (answer.status === 503 && asked.headers['idempotency-key'] && !stopped) {
        await wait(20);
        answer = await answerTo(asked);
      }
      if (asked.body && answer.status === 200 && answer.id) acknowledged.push(answer.id);
      await wait(5);
    }
  };
  const walking = Array.from({ length: lanes }, (_, lane) => walk(lane));
  const until = async (isSo: () => boolean) => {
    const deadline = Date.now() + 120_000;
    while (!isSo()) {
      if (Date.now() > deadline || odd.length > 100)
        throw new Error(`still not so: ${isSo}\n${JSON.stringify([...counts])}\n${odd.slice(0, 5).join('\n')}`);
      await wait(5);
    }
  };
  return {
    answered: (status) => counts.get(status) ?? 0,
    odd: () => odd.slice(0, 10),
    acknowledged: () => acknowledged,
    total: () => total,
    slowestMs: () => slowest,
    typicalMs: () => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0,
    async successAfter(at) {
      await until(() => lastSuccess.asked > at);
      return lastSuccess.answered - at;
    },
    until,
    forget() {
      counts.clear();
      odd = [];
      times = [];
    },
    async stop() {
      stopped = true;
      await Promise.all(walking);
    },
  };
}

/** Signs an owner in, adds a property and opens a guest's thread there: what each of them then asks, by turns. */
async function settleIn(ask: (asked: Asked) => Promise<Response>, nth: number) {
  const signIn = await ask({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    body: { email: emailOf(nth), password },
    headers: {},
  });
  const owner = { authorization: `Bearer ${signIn.headers.get('set-auth-token')}` };
  const add = (street: string): Asked => ({
    method: 'POST',
    path: '/api/v1/properties',
    body: houseAt(street),
    headers: { ...owner, 'idempotency-key': randomUUID() },
  });
  const application = await (await ask(add(`${nth} First Lane`))).json();
  if (!application.guest_link) throw new Error(`no property to begin with: ${JSON.stringify(application)}`);
  const guest = `/api/v1/guest/${new URL(application.guest_link).pathname.split('/').at(-1)}`;
  const opened = await ask({ method: 'POST', path: `${guest}/conversations`, body: {}, headers: {} });
  const thread = await opened.json();
  const secret = { 'x-conversation-secret': thread.secret as string };
  const read = (path: string, headers: Record<string, string>): Asked => ({ method: 'GET', path, headers });
  return {
    asks(n: number): Asked {
      const turns = [
        () => read('/api/v1/properties', owner),
        () => read('/api/v1/me', owner),
        () => read('/api/auth/get-session', owner),
        () => read(guest, {}),
        () => read(`${guest}/conversations/${thread.id}/messages`, secret),
        () => add(`${randomUUID()} Lane`),
      ];
      const turn = turns[n % turns.length];
      if (!turn) throw new Error('there is no such turn');
      return turn();
    },
  };
}

/** Limits count by network: each request comes from another one. */
const someAddress = () => `198.51.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

const houseAt = (street_address: string) => ({
  name: 'House',
  street_address,
  city: 'Newport',
  state: 'OR',
  zip: '97365',
  contractors: [{ company_name: 'Tide', service_type: 'plumbing', phone: '5415550110', is_contact_point: true }],
});
