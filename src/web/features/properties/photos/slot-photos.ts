import * as copy from '#contract/messages/en/properties/photos.ts';
import { fill } from '#contract/messages/fill.ts';
import { type ImageSlot, imageSlots, type SlotImage } from '#contract/properties/property-images.ts';
import { RestError } from '../../../lib/http/rest.ts';
import { photoProblem } from './photo-check.ts';

export type ChosenPhoto = { file: Blob; name: string };

/** A picture on its way. `waiting` goes by itself once there is a line; `failed` is tried again by hand. */
export type Underway = ChosenPhoto & {
  is: 'waiting' | 'sending' | 'failed';
  /** A link to the file itself, for this page alone. */
  preview: string;
  /** 0 to 1. */
  share: number;
  problem: string | null;
};

/** One slot: what the server has, what is to take its place, and why the last file was not taken. */
export type Slot<Image> = { image?: Image; underway?: Underway; refused?: string };
export type Slots<Image> = Readonly<Partial<Record<ImageSlot, Slot<Image>>>>;

/** Answers what the slot holds from then on; nothing when that is of no interest here any more. */
type Deliver<Image> = (
  slot: ImageSlot,
  photo: ChosenPhoto,
  on: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<Image | undefined>;

/** The nine pictures of a property, each sent as soon as it is chosen. */
export class SlotPhotos<Image extends SlotImage> {
  slots: Slots<Image>;
  #deliver: Deliver<Image>;
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<ImageSlot, AbortController>();

  constructor(deliver: Deliver<Image>, images: Partial<Record<ImageSlot, Image>> = {}) {
    this.#deliver = deliver;
    this.slots = Object.fromEntries(Object.entries(images).map(([slot, image]) => [slot, { image }]));
  }

  /** For useSyncExternalStore. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  current = () => this.slots;

  /** Takes a file for a slot and sends it; one that is no picture, or too large, is refused by name. */
  choose(slot: ImageSlot, file: File): void {
    const refused = photoProblem(file);
    if (refused) this.#set(slot, { ...this.slots[slot], refused });
    else this.take(slot, { file, name: file.name });
  }

  /** Takes what was checked before. */
  take(slot: ImageSlot, { file, name }: ChosenPhoto): void {
    this.#stop(slot);
    const preview = URL.createObjectURL(file);
    const underway: Underway = { file, name, preview, is: 'waiting', share: 0, problem: null };
    this.#set(slot, { image: this.slots[slot]?.image, underway });
    void this.#send(slot);
  }

  retry = (slot: ImageSlot): void => void this.#send(slot);

  /** Gives up what is on its way; what was there before stays. */
  cancel(slot: ImageSlot): void {
    this.#stop(slot);
    this.#set(slot, { image: this.slots[slot]?.image });
  }

  /** What the server has now, told by somebody else. */
  put(slot: ImageSlot, image: Image | undefined): void {
    this.#set(slot, { ...this.slots[slot], image, refused: undefined });
  }

  /** The server does not have it any more, or will not take it as it is. */
  refuse(slot: ImageSlot, refused: string): void {
    this.#stop(slot);
    this.#set(slot, { refused });
  }

  /** All pictures the server has, by slot. */
  images(): Partial<Record<ImageSlot, Image>> {
    return Object.fromEntries(imageSlots.flatMap((slot) => entryOf(slot, this.slots[slot]?.image)));
  }

  /** What it does not have yet. */
  unsent(): Partial<Record<ImageSlot, ChosenPhoto>> {
    return Object.fromEntries(imageSlots.flatMap((slot) => entryOf(slot, this.slots[slot]?.underway)));
  }

  /** Sends what waits: the line is back. */
  resume(): void {
    for (const slot of imageSlots) if (this.slots[slot]?.underway?.is === 'waiting') void this.#send(slot);
  }

  /**
   * From now on pictures go elsewhere: to the property that has just been made. Sends all that is not there, and waits.
   */
  async redirect(deliver: Deliver<Image>): Promise<void> {
    this.#deliver = deliver;
    await Promise.all(imageSlots.filter((slot) => this.slots[slot]?.underway).map((slot) => this.#send(slot)));
  }

  /** Stops what is on its way; it waits to be sent again. */
  pause(): void {
    for (const slot of imageSlots) if (this.slots[slot]?.underway?.is === 'sending') this.#stop(slot);
  }

  /** Nobody looks any more. */
  close(): void {
    for (const slot of imageSlots) {
      this.#stop(slot);
      const { underway } = this.slots[slot] ?? {};
      if (underway) URL.revokeObjectURL(underway.preview);
    }
  }

  async #send(slot: ImageSlot): Promise<void> {
    const { underway, image } = this.slots[slot] ?? {};
    if (!underway) return;
    if (!navigator.onLine) {
      this.#change(slot, { is: 'waiting' });
      return;
    }
    const abort = new AbortController();
    this.#stop(slot);
    this.#aborts.set(slot, abort);
    this.#change(slot, { is: 'sending', share: 0, problem: null });
    const onProgress = (share: number) => !abort.signal.aborted && this.#change(slot, { share });
    try {
      const sent = await this.#deliver(slot, underway, { onProgress, signal: abort.signal });
      if (abort.signal.aborted) return;
      URL.revokeObjectURL(underway.preview);
      this.#set(slot, { image: sent });
    } catch (error) {
      if (!abort.signal.aborted) this.#fail(slot, { underway, image }, error);
    }
  }

  #fail(slot: ImageSlot, { underway, image }: { underway: Underway; image?: Image }, error: unknown): void {
    if (!(error instanceof RestError)) throw error;
    const isRefused = [400, 413, 415, 422].includes(error.status);
    if (isRefused)
      this.#set(slot, { image, refused: fill(copy.fileRefused, { file: underway.name, why: error.message }) });
    else if (error.status === 0 && !navigator.onLine) this.#change(slot, { is: 'waiting' });
    else this.#change(slot, { is: 'failed', problem: error.message });
  }

  #stop(slot: ImageSlot): void {
    this.#aborts.get(slot)?.abort();
    this.#aborts.delete(slot);
    if (this.slots[slot]?.underway?.is === 'sending') this.#change(slot, { is: 'waiting', share: 0 });
  }

  #change(slot: ImageSlot, changes: Partial<Underway>): void {
    const { underway, ...rest } = this.slots[slot] ?? {};
    if (underway) this.#set(slot, { ...rest, underway: { ...underway, ...changes } });
  }

  #set(slot: ImageSlot, next: Slot<Image>): void {
    this.slots = { ...this.slots, [slot]: next };
    for (const listener of this.#listeners) listener();
  }
}

const entryOf = <T>(slot: ImageSlot, of: T | undefined): [ImageSlot, T][] => (of ? [[slot, of]] : []);
