import type { GuestPage, GuestThread } from '#contract/conversations/guest.ts';
import type { Message } from '#contract/conversations/messages.ts';
import type { ReplySoFar } from '#contract/events.ts';
import type { GuestLanguage } from '#contract/messages/languages.ts';
import { watchEvents } from '../../../lib/http/event-stream.ts';
import { newKey } from '../../../lib/http/new-key.ts';
import { unreachable } from '../../../lib/http/refusals.ts';
import { RestError } from '../../../lib/http/rest.ts';
import { type Outgoing, type QueueStore, SendQueue } from '../../../lib/offline/send-queue.ts';
import { storeInBrowser } from '../../../lib/offline/stored-queue.ts';
import { type GuestApi, guestApi, type OrderAnswer } from './guest-api.ts';
import { chosenLanguage } from './guest-language.ts';
import { forgetThread, type KeptThread, keepThread, keptThread, openingKey } from './guest-link.ts';

export type ChatState = {
  page: GuestPage | null;
  /**
   * `loading` until it is known whether this browser has a thread here; `gone` when the link opens nothing any more.
   */
  phase: 'loading' | 'ready' | 'gone' | 'unreachable';
  /** What the server refused instead of showing the chat; nothing where it was not reached. */
  refusal?: RestError | undefined;
  /** null before the first message. */
  thread: GuestThread | null;
  /** Written here and not yet with the server. */
  outgoing: readonly Outgoing[];
  /** What was last told of a reply that is being made; over with the reply (so-far.ts). */
  soFar: ReplySoFar | null;
};

export const chatAtRest: ChatState = { page: null, phase: 'loading', thread: null, outgoing: [], soFar: null };

type Place = {
  /** Of the property's link, or the key of its owner's page. */
  token: string;
  /** On whose page it stands in a frame; null on a page of ours. */
  pageOrigin?: string | null;
};

/** One guest's chat behind one property link: what is on screen, and all that can be done to it. */
export class GuestChat {
  state: ChatState = chatAtRest;
  /** Under which name this browser keeps it: each page has its own. */
  readonly #place: string;
  readonly #api: GuestApi;
  readonly #queue: SendQueue;
  readonly #onChange: () => void;
  readonly #stop = new AbortController();
  #kept: KeptThread | null;
  #opening: Promise<KeptThread> | null = null;
  #openingKey: string | undefined;
  #watched: string | null = null;
  #reading: Promise<void> | null = null;
  #stale = false;
  readonly #store: QueueStore;
  #end: ReturnType<typeof setTimeout> | undefined;

  constructor({ token, pageOrigin = null }: Place, onChange: () => void, store?: QueueStore) {
    this.#place = pageOrigin === null ? token : `${token} ${pageOrigin}`;
    this.#api = guestApi(token, pageOrigin);
    this.#onChange = onChange;
    this.#kept = keptThread(this.#place);
    this.#store = store ?? storeInBrowser(`guest.${this.#place}`);
    this.#queue = new SendQueue({
      store: this.#store,
      isOnline: () => navigator.onLine !== false,
      onChange: () => this.#show({ outgoing: this.#queue.items }),
      deliver: (item, onProgress) => this.#deliver(item, onProgress),
    });
  }

  /** Reads what is there and goes on with what an earlier page left unsent. */
  async start(): Promise<void> {
    await this.load(); // first: what a guest who has left did not send is not the next one's to send
    await this.#queue.open();
  }

  stop() {
    this.#stop.abort();
    clearTimeout(this.#end);
    this.#queue.close();
  }

  /** Reads page and thread, at first and after a failure. */
  async load(): Promise<void> {
    try {
      const [page, thread] = await Promise.all([this.#api.page(), this.#readThread()]);
      this.#show({ page, thread: this.#kept ? (thread ?? this.state.thread) : null, phase: 'ready' });
      this.#leaveInTime(thread);
    } catch (error) {
      if (hasStatus(error, 404)) this.#show({ phase: 'gone' });
      else if (this.state.phase !== 'ready') this.#show({ phase: 'unreachable', refusal: refusalIn(error) });
    }
  }

  /** Back in front of the guest, or back on line: what is on screen may be old and what waits may go. */
  async wake(): Promise<void> {
    await Promise.all([this.load(), this.#queue.flush()]);
  }

  say = (text: string) => this.#queue.add({ kind: 'text', text });
  sendPhoto = (file: Blob, name: string) => this.#queue.add({ kind: 'photo', file, name });
  retry = (clientId: string) => this.#queue.retry(clientId);
  discard = (clientId: string) => this.#queue.discard(clientId);

  /**
   * Shows the server whose guest this is, in one of its ways; what was said is read anew after it. Throws RestError.
   */
  async identify<T>(way: (api: GuestApi, kept: KeptThread) => Promise<T>): Promise<T> {
    const answer = await way(this.#api, await this.#open(newKey()));
    await this.#refresh();
    return answer;
  }

  /** Answers what a repair asks. Throws RestError; after a conflict the thread is shown as it is now. */
  async answer(orderId: string, given: OrderAnswer): Promise<void> {
    if (!this.#kept) return;
    try {
      this.#show({ thread: await this.#api.answer(this.#kept, orderId, given) });
    } catch (error) {
      if (hasStatus(error, 409)) await this.#refresh();
      throw error;
    }
  }

  /** What is written to the guest from now on; of a thread that is still to be opened its first request tells. */
  async setLanguage(language: GuestLanguage): Promise<void> {
    if (!this.#kept) return;
    const thread = await this.#api.setLanguage(this.#kept, language).catch(() => undefined); // the page speaks it anyway
    if (thread) this.#show({ thread });
  }

  async #deliver({ client_id, content }: Outgoing, onProgress: (share: number) => void): Promise<void> {
    const kept = await this.#open(client_id);
    try {
      if (content.kind === 'photo') this.#add([await this.#api.sendPhoto(kept, content, client_id, onProgress)]);
      else {
        const { message, replies } = await this.#api.say(kept, content.text, client_id);
        this.#add([message, ...replies]);
      }
    } catch (error) {
      if (hasStatus(error, 404) || hasStatus(error, 410)) await this.#lostThread();
      throw error;
    }
  }

  /** The thread, opened when there is none yet: once, however many wait for it. */
  async #open(key: string): Promise<KeptThread> {
    if (this.#kept) return this.#kept;
    this.#opening ??= this.#openNew(key).finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #openNew(wanted: string): Promise<KeptThread> {
    this.#openingKey ??= openingKey(this.#place, wanted); // kept here too: some browsers forbid storage
    const { secret, ...thread } = await this.#api.open(this.#openingKey, chosenLanguage());
    this.#openingKey = undefined;
    this.#kept = { id: thread.id, secret };
    keepThread(this.#place, this.#kept);
    this.#show({ thread });
    this.#watch(this.#kept);
    return this.#kept;
  }

  async #readThread(): Promise<GuestThread | null> {
    const kept = this.#kept;
    if (!kept) return null;
    try {
      const thread = await this.#api.thread(kept);
      this.#watch(kept);
      return thread;
    } catch (error) {
      const over = hasStatus(error, 410);
      if (!over && !hasStatus(error, 404)) throw error;
      if (over && !this.state.thread) await this.#store.write([]); // left by a guest who is gone, on a screen of the house
      this.#forget(); // the link's page says itself whether the link is gone too
      return null;
    }
  }

  async #lostThread() {
    this.#forget();
    await this.load();
  }

  #forget() {
    forgetThread(this.#place);
    this.#kept = null;
    this.#watched = null;
  }

  /** Looks again when the stay is over: a screen of the house that nobody touches shows nobody's chat to the next guest. */
  #leaveInTime(thread: GuestThread | null) {
    clearTimeout(this.#end);
    const left = thread?.ends_at ? Date.parse(thread.ends_at) - Date.now() : undefined;
    if (left !== undefined) this.#end = setTimeout(() => void this.load(), Math.min(Math.max(left, 0) + 1000, aDay));
  }

  #watch(kept: KeptThread) {
    if (this.#watched === kept.id) return;
    this.#watched = kept.id;
    let connections = 0;
    void watchEvents(this.#api.events(kept), {
      signal: this.#stop.signal,
      onEvent: () => void this.#refresh(),
      onReply: (soFar) => this.#show({ soFar }),
      onState: (state) => {
        // What happened while the stream was being opened, or was down, is read once it is there.
        if (state === 'live') void (connections++ > 0 ? this.wake() : this.#refresh());
      },
    });
  }

  /** Reads the thread anew; what happens meanwhile makes it read once more, not once per event. */
  #refresh(): Promise<void> {
    this.#stale = true;
    this.#reading ??= this.#readWhileStale().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #readWhileStale(): Promise<void> {
    while (this.#stale && this.#kept) {
      this.#stale = false;
      try {
        this.#show({ thread: await this.#api.thread(this.#kept) });
      } catch (error) {
        if (hasStatus(error, 404) || hasStatus(error, 410)) return this.load();
        return; // not reached: the stream says when it is back, and that reads again
      }
    }
  }

  #add(messages: readonly Message[]) {
    const { thread } = this.state;
    if (!thread) return;
    const fresh = messages.filter(({ id }) => !thread.messages.some((known) => known.id === id));
    // What may be tapped belonged to the question before; the stream brings what belongs to the new one.
    const quick_replies = fresh.length > 0 ? [] : thread.quick_replies;
    this.#show({ thread: { ...thread, quick_replies, messages: [...thread.messages, ...fresh] } });
  }

  #show(changes: Partial<ChatState>) {
    this.state = { ...this.state, ...changes };
    this.#onChange();
  }
}

/** Browsers count no further than 24 days; looking once a day costs nothing. */
const aDay = 86_400_000;

const refusalIn = (error: unknown): RestError | undefined =>
  error instanceof RestError && error.code !== unreachable.code ? error : undefined;

const hasStatus = (error: unknown, status: number) => error instanceof RestError && error.status === status;
