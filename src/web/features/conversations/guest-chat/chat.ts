import type { GuestThread } from '#contract/conversations/guest.ts';
import type { Message } from '#contract/conversations/messages.ts';
import type { GuestLanguage } from '#contract/messages/languages.ts';
import { watchEvents } from '../../../lib/http/event-stream.ts';
import { newKey } from '../../../lib/http/new-key.ts';
import { onceMore } from '../../../lib/http/once-more.ts';
import { unreachable } from '../../../lib/http/refusals.ts';
import { hasStatus, RestError } from '../../../lib/http/rest.ts';
import { type Outgoing, type QueueStore, SendQueue } from '../../../lib/offline/send-queue.ts';
import { storeInBrowser } from '../../../lib/offline/stored-queue.ts';
import { Alarm } from '../../../lib/time/alarm.ts';
import { type ChatState, chatAtRest, withMessages } from './chat-state.ts';
import { type GuestApi, guestApi, type OrderAnswer } from './guest-api.ts';
import { chosenLanguage } from './guest-language.ts';
import type { KeptThread } from './guest-link.ts';
import { OwnThread } from './own-thread.ts';

type Place = {
  /** Of the property's link, or the key of its owner's page. */
  token: string;
  /** On whose page it stands in a frame; null on a page of ours. */
  pageOrigin?: string | null;
};

/** One guest's chat behind one property link: what is on screen, and all that can be done to it. */
export class GuestChat {
  state: ChatState = chatAtRest;
  readonly #api: GuestApi;
  readonly #queue: SendQueue;
  readonly #onChange: () => void;
  readonly #stop = new AbortController();
  readonly #own: OwnThread<Awaited<ReturnType<GuestApi['open']>>>;
  #watched: string | null = null;
  readonly #store: QueueStore;
  /** A screen of the house that nobody touches shows nobody's chat to the next guest. */
  readonly #end = new Alarm(() => void this.load());

  constructor({ token, pageOrigin = null }: Place, onChange: () => void, store?: QueueStore) {
    /** Under which name this browser keeps it: each page has its own. */
    const place = pageOrigin === null ? token : `${token} ${pageOrigin}`;
    this.#api = guestApi(token, pageOrigin);
    this.#onChange = onChange;
    this.#own = new OwnThread(place, {
      open: (key) => this.#api.open(key, chosenLanguage()),
      onOpened: ({ secret, ...thread }) => {
        this.#show({ thread });
        this.#watch({ id: thread.id, secret });
      },
    });
    this.#store = store ?? storeInBrowser(`guest.${place}`);
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
    this.#end.stop();
    this.#queue.close();
  }

  /** Reads page and thread, at first and after a failure. */
  async load(): Promise<void> {
    try {
      const asked = this.#api.page();
      const [page, thread] = await Promise.all([asked, this.#readThread(asked)]);
      this.#show({ page, thread: this.#own.kept ? (thread ?? this.state.thread) : null, phase: 'ready' });
      this.#end.at(thread?.ends_at);
    } catch (error) {
      if (hasStatus(error, 404)) await this.#showGone();
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
    const answer = await way(this.#api, await this.#own.open(newKey()));
    await this.#refresh();
    return answer;
  }

  /** Answers what a repair asks. Throws RestError; after a conflict the thread is shown as it is now. */
  async answer(orderId: string, given: OrderAnswer): Promise<void> {
    if (!this.#own.kept) return;
    try {
      this.#show({ thread: await this.#api.answer(this.#own.kept, orderId, given) });
    } catch (error) {
      if (hasStatus(error, 409)) await this.#refresh();
      throw error;
    }
  }

  /** What is written to the guest from now on; of a thread that is still to be opened its first request tells. */
  async setLanguage(language: GuestLanguage): Promise<void> {
    if (!this.#own.kept) return;
    const thread = await this.#api.setLanguage(this.#own.kept, language).catch(() => undefined); // the page speaks it anyway
    if (thread) this.#show({ thread });
  }

  async #deliver({ client_id, content }: Outgoing, onProgress: (share: number) => void): Promise<void> {
    const kept = await this.#own.open(client_id);
    try {
      if (content.kind === 'photo') this.#add([await this.#api.sendPhoto(kept, content, client_id, onProgress)]);
      else {
        const { message, replies } = await this.#api.say(kept, content.text, client_id);
        this.#add([message, ...replies]);
      }
    } catch (error) {
      if (hasStatus(error, 404, 410)) await this.load();
      throw error;
    }
  }

  /** The link opens no chat: its property was removed, which may come back, or it opens nothing any more. */
  async #showGone() {
    const removed = await this.#api.removed(this.#own.kept).catch(() => undefined); // then it is only gone
    this.#show(removed ? { phase: 'removed', removed } : { phase: 'gone' });
  }

  async #readThread(page: Promise<unknown>): Promise<GuestThread | null> {
    const kept = this.#own.kept;
    if (!kept) return null;
    try {
      const thread = await this.#api.thread(kept);
      this.#watch(kept);
      return thread;
    } catch (error) {
      const over = hasStatus(error, 410);
      if (!over && !hasStatus(error, 404)) throw error;
      if (over && !this.state.thread) await this.#store.write([]); // left by a guest who is gone, on a screen of the house
      if (!over) await page; // throws where the link is gone too, and then the thread is kept: the property may come back
      this.#forget();
      return null;
    }
  }

  #forget() {
    this.#own.forget();
    this.#watched = null;
  }

  #watch(kept: KeptThread) {
    if (this.#watched === kept.id) return;
    this.#watched = kept.id;
    let connections = 0;
    void watchEvents(this.#api.events(kept), {
      signal: this.#stop.signal,
      onEvent: () => void (this.state.phase === 'removed' ? this.load() : this.#refresh()),
      onReply: (soFar) => this.#show({ soFar }),
      onState: (state) => {
        // What happened while the stream was being opened, or was down, is read once it is there.
        if (state === 'live') void (connections++ > 0 ? this.wake() : this.#refresh());
      },
    }).finally(() => {
      if (this.#watched === kept.id) this.#watched = null; // refused while the property is removed: heard again once it is back
    });
  }

  /** Reads the thread anew; what happens meanwhile makes it read once more, not once per event. */
  readonly #refresh = onceMore(async () => {
    if (!this.#own.kept) return;
    try {
      this.#show({ thread: await this.#api.thread(this.#own.kept) });
    } catch (error) {
      if (hasStatus(error, 404, 410)) await this.load();
      // not reached: the stream says when it is back, and that reads again
    }
  });

  #add(messages: readonly Message[]) {
    const { thread } = this.state;
    if (!thread) return;
    this.#show({ thread: withMessages(thread, messages) });
  }

  #show(changes: Partial<ChatState>) {
    this.state = { ...this.state, ...changes };
    this.#onChange();
  }
}

const refusalIn = (error: unknown): RestError | undefined =>
  error instanceof RestError && error.code !== unreachable.code ? error : undefined;
