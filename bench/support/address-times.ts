import { Agent, request } from 'node:http';
import { mannWhitney } from './mann-whitney.ts';
import { median } from './report.ts';

/** How long answers take for addresses of mail that somebody has and that nobody has, in milliseconds. */
export type AddressTimes = { known: number[]; unknown: number[] };

export type Ask = { path: string; body: object; headers?: Record<string, string> };

const each = 200;
const warmUp = 20;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** One request at a time on one connection, 200 of each kind in pairs, either first at random. */
export async function timeAddresses(url: string, ask: (known: boolean, nth: number) => Ask): Promise<AddressTimes> {
  const times: AddressTimes = { known: [], unknown: [] };
  for (let n = -warmUp; n < each; n++) {
    const knownFirst = Math.random() < 0.5;
    for (const known of [knownFirst, !knownFirst]) {
      const took = await timeOne(url, ask(known, n + warmUp));
      if (n >= 0) times[known ? 'known' : 'unknown'].push(took);
    }
  }
  return times;
}

/** "gap 0.12 ms, p 0.43". */
export const inWords = ({ known, unknown }: AddressTimes): string =>
  `gap ${(median(known) - median(unknown)).toFixed(2)} ms of ${median(unknown).toFixed(1)}, p ${mannWhitney(known, unknown).toFixed(3)}`;

let asked = 0;

/** Each from another address, by way of the trusted proxy that this is. */
function timeOne(url: string, { path, body, headers }: Ask): Promise<number> {
  const sent = JSON.stringify(body);
  const from = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked++ & 255}`;
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const call = request(
      `${url}${path}`,
      {
        agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': from, ...headers },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(performance.now() - begun));
        if (answer.statusCode === 429) reject(new Error(`${path}: limited`));
      },
    );
    call.once('error', reject);
    call.end(sent);
  });
}
