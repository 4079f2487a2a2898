import type { Locator, Page } from '@playwright/test';

/**
 * The time that a person's hands and eyes take, in seconds, by the Keystroke-Level Model (Card, Moran and Newell): a
 * pause to think before each control, a move to it, a stroke for each letter. Thumbs on a phone write 36 words a
 * minute (Palin and others, 2019), an average typist 40; a reader reads 238 words a minute (Brysbaert, 2019). It counts
 * the same on a slow machine; what the person waits for comes from the clock.
 */
const think = 1.35;
const reach = 1.1;
const keys = { hand: 0.28, thumb: 0.33 };
const wordsRead = 238 / 60;

export class Stopwatch {
  /** What the person does, in seconds. */
  worked = 0;
  readonly #stroke: number;
  readonly #began = performance.now();

  constructor(page: Page) {
    this.#stroke = (page.viewportSize()?.width ?? 1280) < 640 ? keys.thumb : keys.hand;
  }

  /** Seconds by the clock since it began: what the machine took for its answers and pages. */
  get waited(): number {
    return (performance.now() - this.#began) / 1000;
  }

  /** For the log: only what the person does is the same on each run. */
  toString(): string {
    return `${Math.round(this.worked)} s of work, ${Math.round(this.waited)} s of the machine`;
  }

  async tap(target: Locator): Promise<void> {
    this.worked += think + reach;
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.worked += think + reach + text.length * this.#stroke;
    await field.fill(text);
  }

  /** Opens the list, finds the option and takes it. */
  async choose(field: Locator, option: string): Promise<void> {
    this.worked += 2 * (think + reach);
    await field.selectOption(option);
  }

  /** Text that lies in another window: goes there, marks and copies it, comes back and pastes it. */
  async paste(field: Locator, text: string): Promise<void> {
    this.worked += 4 * (think + reach) + 4 * this.#stroke;
    await field.fill(text);
  }

  /** Reads what is on the screen, each word of it. */
  async read(place: Locator): Promise<void> {
    this.worked += (await place.innerText()).split(/\s+/).length / wordsRead;
  }

  /** Goes to the mail program and opens the newest. */
  openMail(): void {
    this.worked += 3 * (think + reach);
  }
}
