import { createHmac } from 'node:crypto';
import type { StripeEvent } from './shapes.ts';
import type { Store } from './store.ts';

const firstWaitMs = 500;
const longestWaitMs = 60_000;
const maxTries = 40;
const patienceMs = 10_000;

/** The header that proves where a body comes from: `t=…,v1=…`. */
export function signatureOf(secret: string, body: string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

/**
 * Posts each event to the one endpoint until it says 2xx, waiting twice as long after each refusal; outlives a restart.
 */
export function startDelivering(store: Store, secret: string) {
  let url: string | undefined;
  let stopped = false;
  const waiting = new Map<string, NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();

  function schedule(id: string, waitMs: number): void {
    if (stopped || waiting.has(id)) return;
    const timer = setTimeout(() => {
      waiting.delete(id);
      const work = tryOnce(id).finally(() => underWay.delete(work));
      underWay.add(work);
    }, waitMs);
    waiting.set(id, timer);
  }

  async function tryOnce(id: string): Promise<void> {
    const event = store.state.events[id];
    const tries = store.state.undelivered[id];
    if (!event || tries === undefined || !url) return;
    if (await isTaken(url, secret, event)) delete store.state.undelivered[id];
    else if (tries + 1 >= maxTries) delete store.state.undelivered[id];
    else {
      store.state.undelivered[id] = tries + 1;
      schedule(id, Math.min(firstWaitMs * 2 ** tries, longestWaitMs));
    }
    store.save();
  }

  store.onEvent = ({ id }) => {
    store.state.undelivered[id] = 0;
    if (url) schedule(id, 0);
  };
  return {
    /** Where events go; those that waited for it, and those of before a restart, go now, each with all its tries. */
    deliverTo(address: string): void {
      url = address;
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
      for (const id of Object.keys(store.state.undelivered)) {
        store.state.undelivered[id] = 0;
        schedule(id, 0);
      }
    },
    async stop(): Promise<void> {
      stopped = true;
      for (const timer of waiting.values()) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}

async function isTaken(url: string, secret: string, event: StripeEvent): Promise<boolean> {
  const body = JSON.stringify(event);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(secret, body) },
      body,
      signal: AbortSignal.timeout(patienceMs),
    });
    return answer.ok;
  } catch {
    return false; // nobody there: tried again like a refusal
  }
}
