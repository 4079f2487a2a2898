import autocannon from 'autocannon';
import { createPasswords } from '#server/features/accounts/passwords.ts';
import { inWords, timeAddresses } from './support/address-times.ts';
import { emailOf, fillPeople, password } from './support/people.ts';
import { makePlace, startServer } from './support/place.ts';
import { median, type Report, spread } from './support/report.ts';

const rounds = 5;
const seconds = 10;
const connections = 8;
const people = 500;

/**
 * Sign-ins over HTTP, 8 at once, against the password hash alone, in turns; then known against unknown addresses, one
 * at a time.
 */
export async function signIns(): Promise<Report> {
  const place = await makePlace();
  await fillPeople(place, people);
  const server = await startServer({
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.dataDir,
    MASTER_KEY: place.masterKey,
    TRUSTED_PROXY: '127.0.0.1',
  });
  const limit: number[] = [];
  const ours: { rate: number; p99: number }[] = [];
  try {
    await checkAnswer(server.url);
    await load(server.url, 2);
    for (let round = 0; round < rounds; round++) {
      limit.push(await hashes(seconds));
      ours.push(await load(server.url, seconds));
    }
    const times = await timeAddresses(server.url, (known, nth) => ({
      path: '/api/auth/sign-in/email',
      body: { email: known ? emailOf(nth) : `nobody${nth}@example.com`, password: 'Wrong-horse7!' },
    }));
    return {
      name: 'P4 sign-in',
      figures: {
        'limit, the hash alone, /s': spread(limit, '', 1),
        'ours, sign-ins/s': spread(
          ours.map((o) => o.rate),
          '',
          1,
        ),
        'ours / limit': (median(ours.map((o) => o.rate)) / median(limit)).toFixed(3),
        'ours, p99': spread(
          ours.map((o) => o.p99),
          ' ms',
        ),
        'known against unknown address, 200 each': inWords(times),
      },
    };
  } finally {
    await server.stop();
    await place.end();
  }
}

/**
 * Hashes checked a second, as many asked for at once as there are sign-ins; as many at work as there are cores. One that ends after the time does not count, as no
 * sign-in does.
 */
async function hashes(duration: number): Promise<number> {
  const { hash: hashOf, verify } = createPasswords();
  const hash = await hashOf(password);
  const end = performance.now() + duration * 1000;
  let done = 0;
  const one = async () => {
    while (performance.now() < end) {
      await verify({ hash, password });
      if (performance.now() < end) done++;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return done / duration;
}

let signedIn = 0;

/** Each person from an address of their own, so that limits are counted and not reached. */
async function load(url: string, duration: number) {
  const requests = Array.from({ length: people }, () => {
    const nth = signedIn++;
    return {
      method: 'POST' as const,
      path: '/api/auth/sign-in/email',
      headers: {
        'content-type': 'application/json',
        origin: url,
        'x-forwarded-for': `10.1.${Math.floor(nth / 250) % 250}.${nth % 250}`,
      },
      body: JSON.stringify({ email: emailOf(nth % people), password }),
    };
  });
  const result = await autocannon({ url, connections, duration, requests });
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return { rate: result.requests.total / result.duration, p99: result.latency.p99 };
}

async function checkAnswer(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: emailOf(0), password }),
  });
  if (!answer.ok || !answer.headers.get('set-auth-token')) throw new Error(`no session: ${answer.status}`);
}
