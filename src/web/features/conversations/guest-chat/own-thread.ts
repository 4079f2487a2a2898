import { forgetThread, type KeptThread, keepThread, keptThread, openingKey } from './guest-link.ts';

type Ways<Opened extends KeptThread> = {
  /** Asks for a new thread; with the same key it is the same thread. */
  open: (key: string) => Promise<Opened>;
  onOpened: (opened: Opened) => void;
};

/** The thread that this browser keeps at a place, and its secret. */
export class OwnThread<Opened extends KeptThread = KeptThread> {
  kept: KeptThread | null;
  readonly #place: string;
  readonly #ways: Ways<Opened>;
  #opening: Promise<KeptThread> | null = null;
  #openingKey: string | undefined;

  constructor(place: string, ways: Ways<Opened>) {
    this.#place = place;
    this.#ways = ways;
    this.kept = keptThread(place);
  }

  /** The thread, opened when there is none yet: once, however many wait for it. */
  async open(key: string): Promise<KeptThread> {
    if (this.kept) return this.kept;
    this.#opening ??= this.#openNew(key).finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #openNew(wanted: string): Promise<KeptThread> {
    this.#openingKey ??= openingKey(this.#place, wanted); // kept here too: some browsers forbid storage
    const opened = await this.#ways.open(this.#openingKey);
    this.#openingKey = undefined;
    const kept = { id: opened.id, secret: opened.secret };
    this.kept = kept;
    keepThread(this.#place, kept);
    this.#ways.onOpened(opened);
    return kept;
  }

  forget(): void {
    forgetThread(this.#place);
    this.kept = null;
  }
}
