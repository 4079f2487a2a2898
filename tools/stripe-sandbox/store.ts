import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type {
  CheckoutSession,
  Customer,
  Invoice,
  PaymentMethod,
  PortalSession,
  StripeEvent,
  Subscription,
} from './shapes.ts';

/** What the SDK of this version sends and expects. */
const apiVersion = '2026-10-28.endive';

export type State = {
  /** Seconds that the sandbox's clock is ahead of the machine's. */
  ahead: number;
  invoices_made: number;
  customers: Record<string, Customer>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  payment_methods: Record<string, PaymentMethod>;
  checkout_sessions: Record<string, CheckoutSession>;
  portal_sessions: Record<string, PortalSession>;
  events: Record<string, StripeEvent>;
  /** Cards that take no more money. */
  declining: string[];
  /** Cents to add to a subscription's next invoice: changes within a period. */
  prorations: Record<string, number>;
  /** Answers by idempotency key. */
  answers: Record<string, { asked: string; status: number; body: string }>;
  /** Events not yet taken by the webhook, with the tries so far. */
  undelivered: Record<string, number>;
};

const empty = (): State => ({
  ahead: 0,
  invoices_made: 0,
  customers: {},
  subscriptions: {},
  invoices: {},
  payment_methods: {},
  checkout_sessions: {},
  portal_sessions: {},
  events: {},
  declining: [],
  prorations: {},
  answers: {},
  undelivered: {},
});

/** Everything the sandbox knows: in memory, and with a file of its own also across restarts. */
export class Store {
  readonly state: State;
  private readonly file: string | undefined;
  /** Told of each event once it is kept. */
  onEvent: (event: StripeEvent) => void = () => {};

  constructor(file?: string) {
    this.file = file;
    this.state = file && existsSync(file) ? { ...empty(), ...JSON.parse(readFileSync(file, 'utf8')) } : empty();
  }

  now(): number {
    return Math.floor(Date.now() / 1000) + this.state.ahead;
  }

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString('hex')}`;
  }

  /** To be called after each change, before anybody is answered: a kill in between loses nothing that was said. */
  save(): void {
    if (!this.file) return;
    mkdirSync(dirname(this.file), { recursive: true });
    const half = `${this.file}.${process.pid}`;
    writeFileSync(half, JSON.stringify(this.state), { mode: 0o600 });
    renameSync(half, this.file);
  }

  emit(type: string, object: object, previous?: object): void {
    const event: StripeEvent = {
      id: this.newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: this.now(),
      type,
      data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
    };
    this.state.events[event.id] = event;
    this.onEvent(event);
  }
}
