import { newKey } from '../http/new-key.ts';
import type { Tap } from './tap.ts';
import type { TapStore } from './tap-store.ts';

type Parts<Act, Answer> = {
  /** Names it among windows: they send one at a time and hear of each other's changes. */
  place: string;
  store: TapStore<Act>;
  /** Hands one to the server under its id; done means that the server has it. */
  deliver: (tap: Tap<Act>, onProgress: (share: number) => void) => Promise<Answer>;
  /** Why the server will not take it, in words; null for a line that is down. */
  refusalIn: (error: unknown) => string | null;
  /** Where what was tapped after a refused one makes no sense without it: why that is refused as well, in words. */
  refusalBehind: (refused: Act) => string | null;
  onTaken: (tap: Tap<Act>, answer: Answer) => void;
  /** Another window sent some, or put them away. */
  onTakenElsewhere: () => void;
  onChange: () => void;
  isOnline: () => boolean;
};

/** What became of something tapped just now. */
export type Tapped<Answer> = { is: 'sent'; answer: Answer } | { is: 'waiting' };

const firstWait = 4000;
const longestWait = 60_000;

/**
 * Sends what is tapped, in the order of the taps. Without a line it waits in the browser, over a reload and a restart,
 * and goes when the line is back; whatever the server refuses stays, with its reason, until it is put away.
 */
export class TapQueue<Act, Answer> {
  taps: readonly Tap<Act>[] = [];
  readonly #parts: Parts<Act, Answer>;
  readonly #others: BroadcastChannel | null;
  /** Ids of what no storage took, or has not taken yet. */
  readonly #ofPage = new Set<string>();
  /** Counts what this page wrote, so that a reading begun before it is not shown as what there is. */
  #writes = 0;
  #reading: Promise<void> = Promise.resolve();
  #flushing: Promise<void> | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(parts: Parts<Act, Answer>) {
    this.#parts = parts;
    this.#others = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`porchlight-taps.${parts.place}`) : null;
  }

  /** Takes up what an earlier page left, and hears from now on what other windows do. */
  async open(): Promise<void> {
    this.#others?.addEventListener('message', () => void this.#hear());
    await this.#read();
    await this.flush();
  }

  /** Stops trying; what is left stays kept. */
  close() {
    clearTimeout(this.#again);
    this.#others?.close();
  }

  /**
   * Sends it at once where nothing waits before it, else puts it behind the others. Throws what the server refused: that
   * is said where it was tapped, and nothing of it is kept.
   */
  async tap(act: Act): Promise<Tapped<Answer>> {
    const { isOnline, deliver, refusalIn, onTaken } = this.#parts;
    const tap = fresh(act, null);
    if (isOnline() && this.taps.every(({ state }) => state === 'refused')) {
      try {
        const answer = await deliver(tap, () => undefined);
        onTaken(tap, answer);
        return { is: 'sent', answer };
      } catch (error) {
        if (refusalIn(error) !== null) throw error;
      }
    }
    await this.#add(tap);
    if (isOnline()) this.#later();
    return { is: 'waiting' };
  }

  /** Puts a photo behind the others, which shows there how far it is. */
  async addFile(act: Act, file: Blob): Promise<void> {
    await this.#add(fresh(act, file));
    await this.flush();
  }

  /** It is not sent, if it is not on its way already. */
  takeBack = (id: string): Promise<void> =>
    this.#alone(async () => {
      await this.#read();
      const tap = this.taps.find((one) => one.id === id);
      if (tap) await this.#drop(tap);
    });

  /** Tries one again that was refused. */
  async retry(id: string): Promise<void> {
    await this.#change(id, { state: 'waiting', problem: null });
    await this.flush();
  }

  /** Sends what can be sent; one run at a time. */
  flush(): Promise<void> {
    clearTimeout(this.#again);
    this.#flushing ??= this.#sendAll().finally(() => {
      this.#flushing = null;
    });
    return this.#flushing;
  }

  async #sendAll(): Promise<void> {
    let went = true;
    while (went && this.#parts.isOnline() && this.taps.some(({ state }) => state === 'waiting')) {
      went = false;
      // Alone for each, so that another window, or whoever takes one back, comes in between.
      await this.#alone(async () => {
        await this.#read();
        const next = this.taps.find(({ state }) => state === 'waiting');
        went = next ? await this.#send(next) : false;
        if (next && !went) this.#later();
      });
    }
    if (went) this.#failures = 0;
  }

  /** False when the rest has to wait too. */
  async #send(tap: Tap<Act>): Promise<boolean> {
    const { deliver, refusalIn, onTaken } = this.#parts;
    this.#showChanged(tap.id, { state: 'sending', progress: 0 });
    try {
      const answer = await deliver(tap, (progress) => this.#showChanged(tap.id, { progress }));
      await this.#drop(tap);
      onTaken(tap, answer);
      return true;
    } catch (error) {
      const problem = refusalIn(error);
      if (problem === null) this.#showChanged(tap.id, { state: 'waiting' });
      else await this.#refuse(tap, problem);
      return problem !== null;
    }
  }

  async #refuse(tap: Tap<Act>, problem: string): Promise<void> {
    await this.#change(tap.id, { state: 'refused', problem });
    const why = this.#parts.refusalBehind(tap.act);
    if (why === null) return;
    const behind = this.taps.slice(this.taps.findIndex(({ id }) => id === tap.id) + 1);
    for (const { id, state } of behind)
      if (state === 'waiting') await this.#change(id, { state: 'refused', problem: why });
  }

  #later() {
    clearTimeout(this.#again);
    const wait = Math.min(firstWait * 2 ** this.#failures++, longestWait);
    this.#again = setTimeout(() => void this.flush(), wait);
  }

  async #add(tap: Tap<Act>): Promise<void> {
    this.#show([...this.taps, tap]);
    await this.#keep(tap);
  }

  async #drop(tap: Tap<Act>): Promise<void> {
    await this.#parts.store.drop(tap);
    this.#writes++;
    this.#ofPage.delete(tap.id);
    this.#show(this.taps.filter(({ id }) => id !== tap.id));
    this.#others?.postMessage(null);
  }

  async #change(id: string, changes: Partial<Tap<Act>>): Promise<void> {
    this.#showChanged(id, changes);
    const tap = this.taps.find((one) => one.id === id);
    if (tap) await this.#keep(tap);
  }

  async #keep(tap: Tap<Act>): Promise<void> {
    this.#ofPage.add(tap.id);
    if (await this.#parts.store.write(tap)) this.#ofPage.delete(tap.id);
    this.#writes++;
    this.#others?.postMessage(null);
  }

  /** One after the other: a slow reading never comes after a newer one. */
  #read(): Promise<void> {
    this.#reading = this.#reading.catch(() => undefined).then(() => this.#readNow());
    return this.#reading;
  }

  /** What lies in the browser is what there is, and what no storage took. */
  async #readNow(): Promise<void> {
    let kept: Tap<Act>[];
    let writes: number;
    do {
      writes = this.#writes;
      kept = await this.#parts.store.read();
    } while (writes !== this.#writes);
    const ofPage = this.taps.filter(({ id, state }) => state === 'sending' || this.#ofPage.has(id));
    const now = kept.map((tap) => ofPage.find(({ id }) => id === tap.id) ?? tap);
    const unkept = this.taps.filter(({ id }) => this.#ofPage.has(id) && !kept.some((tap) => tap.id === id));
    if (now.length + unkept.length + this.taps.length > 0) this.#show([...now, ...unkept]);
  }

  async #hear(): Promise<void> {
    const before = this.taps.length;
    await this.#read();
    if (this.taps.length < before) this.#parts.onTakenElsewhere();
  }

  #showChanged(id: string, changes: Partial<Tap<Act>>) {
    this.#show(this.taps.map((tap) => (tap.id === id ? { ...tap, ...changes } : tap)));
  }

  #show(taps: readonly Tap<Act>[]) {
    this.taps = taps;
    this.#parts.onChange();
  }

  /** With no other window at the same queue. Where browsers keep no locks, a tap sent twice is one by its key. */
  async #alone(work: () => Promise<void>): Promise<void> {
    if (!globalThis.navigator?.locks) return work();
    await navigator.locks.request(`porchlight-taps.${this.#parts.place}`, work);
  }
}

const fresh = <Act>(act: Act, file: Blob | null): Tap<Act> => ({
  id: newKey(),
  at: new Date().toISOString(),
  act,
  file,
  state: 'waiting',
  problem: null,
  progress: 0,
});
