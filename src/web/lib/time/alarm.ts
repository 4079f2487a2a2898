/** Browsers count no further than 24 days; looking once a day costs nothing. */
const aDay = 86_400_000;

/** Rings a second after an instant; a ring may come before it, a day after it was set, so whoever hears it looks anew. */
export class Alarm {
  readonly #ring: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ring: () => void) {
    this.#ring = ring;
  }

  /** In place of what was set before; nothing for null. */
  at(instant: string | null | undefined): void {
    this.stop();
    if (!instant) return;
    const left = Date.parse(instant) - Date.now();
    this.#timer = setTimeout(this.#ring, Math.min(Math.max(left, 0) + 1000, aDay));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
