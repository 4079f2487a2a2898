/** Where a draft is. `kept` is on this device alone; `at` is when the server took it, in milliseconds. */
export type DraftSaving = { is: 'idle' } | { is: 'saving' } | { is: 'kept' } | { is: 'saved'; at: number };

type Parts<Draft> = {
  /** On this device, at once. */
  keepHere: (draft: Draft) => Promise<void>;
  dropHere: () => Promise<void>;
  /** On the server. */
  save: (draft: Draft) => Promise<unknown>;
};

const calm = 800; // ms after the last key
const again = 5000; // ms until a failed save is tried again

/** Saves a draft as it grows: here with every change, on the server when its writer pauses. One save at a time. */
export class DraftKeeper<Draft> {
  saving: DraftSaving = { is: 'idle' };
  readonly #parts: Parts<Draft>;
  readonly #listeners = new Set<() => void>();
  #latest: Draft | undefined;
  /** The one the server has. */
  #sent: Draft | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #here: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(parts: Parts<Draft>) {
    this.#parts = parts;
  }

  /** For useSyncExternalStore. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  current = () => this.saving;

  changed(draft: Draft): void {
    if (this.#closed) return;
    this.#latest = draft;
    this.#store(() => this.#parts.keepHere(draft));
    this.#schedule(calm);
  }

  /** Saves what is not saved, now: a field was left, a step changed, the dialog closes. */
  flush = (): Promise<void> => {
    clearTimeout(this.#timer);
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  };

  /** There is nothing to keep any more: saved as a property, or thrown away. */
  async forget(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#latest = this.#sent = undefined;
    await this.#running;
    this.#store(this.#parts.dropHere);
    await this.#here;
  }

  async #run(): Promise<void> {
    while (this.#latest !== undefined && this.#latest !== this.#sent) {
      const draft = this.#latest;
      this.#show({ is: 'saving' });
      const isSaved = await this.#parts.save(draft).then(
        () => true,
        () => false, // said below as `kept`, and tried again
      );
      if (this.#closed) return;
      if (!isSaved) {
        this.#show({ is: 'kept' });
        this.#schedule(again);
        return;
      }
      this.#sent = draft;
      if (this.#latest === draft) this.#store(this.#parts.dropHere);
      this.#show({ is: 'saved', at: Date.now() });
    }
  }

  #schedule(wait: number): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), wait);
  }

  /** At once, so that a page that ends now leaves it behind; the store keeps the order of what it is given. */
  #store(work: () => Promise<void>): void {
    this.#here = Promise.all([this.#here, work()]).then(() => undefined);
  }

  #show(saving: DraftSaving): void {
    this.saving = saving;
    for (const listener of this.#listeners) listener();
  }
}
