// What a guest's chat comes to as requests: "messages of one guest on one matter", each with one outcome. Pure: the same
// history gives the same requests, whenever and by whichever node it is read.
import type { Outcome, ReportTopic, UnsettledReason } from '#contract/enumerations/reports.ts';
import { minutesMs } from './spans.ts';
import type { Topic } from './topic-of.ts';

/** One thing that happened in a chat. Everything of one chat, oldest first. */
export type Happening = { at: Date } & (
  | { kind: 'guest'; saysNo: boolean }
  /** `topic` null: small talk. `shows`: it shows an answer. */
  | { kind: 'assistant'; topic: Topic | null; shows: boolean }
  /** An agent or the owner wrote to the guest. */
  | { kind: 'person' }
  | { kind: 'hand_over'; acceptedAt: Date | null }
  | { kind: 'asked_owner' }
  | { kind: 'danger' }
  | { kind: 'order_opened'; orderId: string }
  | { kind: 'order_reopened'; orderId: string }
);

export type GuestRequest = {
  startedAt: Date;
  /** The guest's last line on it. */
  lastAt: Date;
  /** From then on its outcome changes no more. */
  settlesAt: Date;
  topic: string;
  family: ReportTopic;
  outcome: Outcome;
  /** Of `gave_up` alone. */
  why: UnsettledReason | null;
  /** From its first line to the first answer of anybody, and from the hand-over to whoever took it and to their word. */
  firstWordSeconds: number | null;
  handedAt: Date | null;
  claimSeconds: number | null;
  humanSeconds: number | null;
  /** A work order came of it. */
  openedOrder: boolean;
};

/** Who comes back on a matter within so long has not had it settled. */
export const returnMs = minutesMs(72 * 60);
/** Lines on one matter this close together are one sitting. */
export const sittingMs = minutesMs(30);

type Open = {
  startedAt: Date;
  lastAt: Date;
  /** Whatever happened last on it. */
  touchedAt: Date;
  topic: Topic;
  shown: boolean;
  firstWordAt: Date | null;
  lastSaysNo: boolean;
  returned: boolean;
  danger: boolean;
  person: boolean;
  askedOwner: boolean;
  handedAt: Date | null;
  acceptedAt: Date | null;
  humanAt: Date | null;
  orders: Set<string>;
  reopened: boolean;
};

const unanswered: Topic = { name: 'unanswered', family: 'unknown' };

/** The requests of one chat, oldest first. */
export function requestsOf(happenings: readonly Happening[]): GuestRequest[] {
  const chat = new Chat();
  for (const one of happenings) chat.take(one);
  chat.end();
  return chat.requests.map(settle);
}

class Chat {
  readonly requests: Open[] = [];
  private current: Open | undefined;
  private waiting: { at: Date; saysNo: boolean }[] = [];

  take(one: Happening): void {
    if (one.kind === 'guest') this.waiting.push(one);
    else if (one.kind === 'assistant') this.answer(one);
    else this.happen(one);
  }

  end(): void {
    if (this.waiting.length > 0) this.place(unanswered, false);
  }

  private answer({ at, topic, shows }: Extract<Happening, { kind: 'assistant' }>): void {
    const asked = this.waiting.length > 0;
    const request = asked ? this.place(topic, shows) : this.current;
    if (!request) return;
    request.shown ||= shows && topic !== null;
    request.firstWordAt ??= at;
    request.touchedAt = at;
  }

  /** Gives the lines that wait to the request they belong to. Undefined where they are small talk and nothing else. */
  private place(topic: Topic | null, shows: boolean): Open | undefined {
    const [first] = this.waiting;
    const last = this.waiting.at(-1);
    if (!first || !last) return this.current;
    const request = this.find(topic, first.at);
    this.waiting = [];
    this.current = request ?? this.current;
    if (!request) return undefined;
    request.lastSaysNo = last.saysNo;
    if (topic === null) return request;
    if (topic !== unanswered && request.topic === unanswered) request.topic = topic;
    request.lastAt = last.at;
    request.touchedAt = last.at;
    request.shown ||= shows;
    return request;
  }

  private find(topic: Topic | null, at: Date): Open | undefined {
    const near = (one: Open | undefined) => one && at.getTime() - one.lastAt.getTime() <= returnMs;
    if (topic === null) return near(this.current) ? this.current : undefined;
    const sits =
      this.current && at.getTime() - this.current.touchedAt.getTime() <= sittingMs ? this.current : undefined;
    // Nobody has answered yet: what comes behind in the same sitting is more of the same.
    if (topic === unanswered && sits) return sits;
    const same = this.requests.findLast((one) => one.topic.name === topic.name);
    const returnsTo = same && near(same) && same !== sits ? same : undefined;
    if (returnsTo) returnsTo.returned = true;
    if (sits && (sits === same || sits.topic === unanswered)) return sits;
    return returnsTo ?? this.begin(topic, at);
  }

  private begin(topic: Topic, at: Date): Open {
    const made: Open = {
      ...{ startedAt: at, lastAt: at, touchedAt: at, topic, shown: false, firstWordAt: null, lastSaysNo: false },
      ...{ returned: false, danger: false, person: false, askedOwner: false },
      ...{ handedAt: null, acceptedAt: null, humanAt: null, orders: new Set<string>(), reopened: false },
    };
    this.requests.push(made);
    return made;
  }

  /** What happens belongs to what the guest wrote last. */
  private happen(one: Exclude<Happening, { kind: 'guest' | 'assistant' }>): void {
    if (one.kind === 'order_reopened') {
      for (const request of this.requests) if (isReopened(request, one.orderId, one.at)) request.reopened = true;
      return;
    }
    const request = this.waiting.length > 0 ? this.place(topicOfHappening(one), false) : this.current;
    if (!request) return;
    this.current = request;
    const { at } = one;
    if (one.kind === 'danger') request.danger = true;
    if (one.kind === 'asked_owner') request.askedOwner = true;
    if (one.kind === 'order_opened') request.orders.add(one.orderId);
    if (one.kind === 'hand_over') {
      request.handedAt ??= at;
      request.acceptedAt ??= one.acceptedAt;
    }
    if (one.kind === 'person') {
      request.person = true;
      request.firstWordAt ??= at;
      if (request.handedAt) request.humanAt ??= at;
    }
    request.touchedAt = at;
  }
}

const topicOfHappening = ({ kind }: Happening): Topic =>
  kind === 'danger' ? { name: 'danger:rung', family: 'danger' } : unanswered;

const isReopened = ({ orders, lastAt }: Open, orderId: string, at: Date): boolean =>
  orders.has(orderId) && at.getTime() - lastAt.getTime() <= returnMs;

function settle(one: Open): GuestRequest {
  const why = unsettledWhy(one);
  return {
    startedAt: one.startedAt,
    lastAt: one.lastAt,
    settlesAt: new Date(one.lastAt.getTime() + returnMs),
    topic: one.topic.name,
    family: one.danger ? 'danger' : one.topic.family,
    ...outcomeOf(one, why),
    firstWordSeconds: seconds(one.startedAt, one.firstWordAt),
    handedAt: one.handedAt,
    claimSeconds: one.handedAt && seconds(one.handedAt, one.acceptedAt),
    humanSeconds: one.handedAt && seconds(one.handedAt, one.humanAt),
    openedOrder: one.orders.size > 0,
  };
}

function outcomeOf(one: Open, why: UnsettledReason | null): Pick<GuestRequest, 'outcome' | 'why'> {
  if (one.danger || one.topic.family === 'danger') return { outcome: 'danger', why: null };
  if (one.person || one.handedAt) return { outcome: 'handed_over', why: null };
  if (one.askedOwner) return { outcome: 'asked_owner', why: null };
  return why ? { outcome: 'gave_up', why } : { outcome: 'settled', why: null };
}

function unsettledWhy({ shown, returned, lastSaysNo, reopened }: Open): UnsettledReason | null {
  if (!shown) return 'no_answer';
  if (reopened) return 'reopened';
  if (returned) return 'returned';
  return lastSaysNo ? 'said_no' : null;
}

const seconds = (from: Date, to: Date | null): number | null =>
  to && Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000));
