import { newKey } from '../http/new-key.ts';
import { unreachable } from '../http/refusals.ts';
import { RestError } from '../http/rest.ts';

/** What a person has sent and the server does not have yet. */
export type Outgoing = {
  /**
   * Given before the first try (by `uuid`, as `crypto.randomUUID` is missing on plain http) and never changed, so that
   * a repeated try is known for what it is.
   */
  client_id: string;
  /** ISO 8601, when it was sent. */
  at: string;
  content: { kind: 'text'; text: string } | { kind: 'photo'; file: Blob; name: string };
  /** `waiting` goes by itself; `failed` is tried again, soon or by hand; `refused` will not be taken as it is. */
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** Tries that came to nothing although the device was online. */
  failures: number;
  /** Why, as a sentence, when it failed or was refused. */
  problem: string | null;
  /** The code of that refusal, by which another language says it. */
  problem_code: string | null;
  /** 0 to 1, of a photo on its way. */
  progress: number;
};

/** Where it outlives a reload. */
export type QueueStore = { read(): Promise<Outgoing[]>; write(items: readonly Outgoing[]): Promise<void> };

type Parts = {
  store: QueueStore;
  /** Hands one to the server; done means it has it. */
  deliver: (item: Outgoing, onProgress: (share: number) => void) => Promise<void>;
  onChange: () => void;
  isOnline: () => boolean;
};

const firstWait = 4000;
const longestWait = 60_000;

/** Sends one after the other, in the order they were written, each until the server has it. */
export class SendQueue {
  items: readonly Outgoing[] = [];
  readonly #parts: Parts;
  /** Until it is known what an earlier page left, nothing is kept or sent: it would be written over, or shown twice. */
  readonly #opened = Promise.withResolvers<void>();
  #flushing: Promise<void> | null = null;
  #writing: Promise<void> = Promise.resolve();
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Takes up what an earlier page left; what is written before or meanwhile goes behind it. */
  async open(): Promise<void> {
    await this.#takeUp().finally(this.#opened.resolve);
    await this.flush();
  }

  async #takeUp(): Promise<void> {
    const kept = await this.#parts.store.read();
    const left = kept.map((item) => (item.state === 'sending' ? { ...item, state: 'waiting' as const } : item));
    this.#show([...left, ...this.items]);
  }

  /** Stops trying; what is left stays kept. */
  close() {
    clearTimeout(this.#again);
  }

  async add(content: Outgoing['content']): Promise<void> {
    const fresh = { state: 'waiting', failures: 0, problem: null, problem_code: null, progress: 0 } as const;
    this.#show([...this.items, { client_id: newKey(), at: new Date().toISOString(), content, ...fresh }]);
    await this.#save();
    await this.flush();
  }

  /** Tries one again that failed or was refused. */
  async retry(id: string): Promise<void> {
    this.#change(id, { state: 'waiting', problem: null, problem_code: null });
    await this.flush();
  }

  async discard(id: string): Promise<void> {
    this.#show(this.items.filter(({ client_id }) => client_id !== id));
    await this.#save();
    await this.flush();
  }

  /** Sends what can be sent; one run at a time, a second caller waits for the first. */
  flush(): Promise<void> {
    this.#flushing ??= this.#sendAll().finally(() => {
      this.#flushing = null;
    });
    return this.#flushing;
  }

  async #sendAll(): Promise<void> {
    await this.#opened.promise;
    clearTimeout(this.#again);
    for (let next = this.#next(); next; next = this.#next()) {
      if (!(await this.#send(next))) break;
    }
  }

  #next = () => this.items.find(({ state }) => state !== 'refused');

  /** False when the rest has to wait too. */
  async #send(item: Outgoing): Promise<boolean> {
    const id = item.client_id;
    if (!this.#parts.isOnline()) return this.#wait(id);
    this.#change(id, { state: 'sending', progress: 0 });
    try {
      await this.#parts.deliver(item, (progress) => this.#change(id, { progress }));
    } catch (error) {
      return this.#fail(item, error instanceof RestError ? error : new RestError(0, unreachable));
    }
    this.#show(this.items.filter(({ client_id }) => client_id !== id));
    await this.#save();
    return true;
  }

  #wait(id: string): false {
    this.#change(id, { state: 'waiting' });
    return false;
  }

  #fail({ client_id, failures }: Outgoing, { status, message, code }: RestError): boolean {
    const refused = status === 400 || status === 413 || status === 415 || status === 422;
    if (status === 0 && !this.#parts.isOnline()) return this.#wait(client_id);
    const state = refused ? 'refused' : 'failed';
    this.#change(client_id, { state, failures: failures + 1, problem: message, problem_code: code });
    void this.#save();
    if (refused) return true;
    this.#again = setTimeout(() => void this.flush(), Math.min(firstWait * 2 ** failures, longestWait));
    return false;
  }

  #change(id: string, changes: Partial<Outgoing>) {
    this.#show(this.items.map((item) => (item.client_id === id ? { ...item, ...changes } : item)));
  }

  #show(items: readonly Outgoing[]) {
    this.items = items;
    this.#parts.onChange();
  }

  /** One write after the other, each of what is there by then. */
  #save(): Promise<void> {
    this.#writing = Promise.all([this.#writing, this.#opened.promise]).then(() => this.#parts.store.write(this.items));
    return this.#writing;
  }
}
