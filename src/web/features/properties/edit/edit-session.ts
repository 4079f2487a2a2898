import type { Property } from '#contract/properties/properties.ts';
import type { DraftChange } from '../../../ui/form/draft-change.ts';
import { labelOf, shown } from '../wizard/steps.ts';
import { type FieldName, type Values, valuesFrom } from '../wizard/values.ts';
import { type Clash, changedNames, rebase } from './three-way.ts';
import type { unsavedEdit } from './unsaved-edit.ts';

/** What the form's changes are measured against: the property as the server has it. */
type Base = { values: Values; version: number };
/** What somebody else saved meanwhile: taken over where nothing was typed, told where something was. */
export type Elsewhere = { taken: readonly { name: FieldName; theirs: string }[]; clashes: readonly Clash[] };

export type EditState = {
  /** Null while it loads. */
  base: Base | null;
  elsewhere: Elsewhere | null;
  /** What was typed before, stands in the form again and would change something. */
  putBack: readonly DraftChange[];
};

/** The fields on the screen. */
export type EditFields = {
  values: () => Values;
  /** All of them, as a form that opens. */
  fill: (values: Values) => void;
  /** One; what is wrong with it is said at once. */
  put: (name: FieldName, value: string) => void;
};

/**
 * A property while it is edited in one window: what is typed survives a killed tab, and somebody else's save in the
 * middle of it. `kept` is where it lies meanwhile.
 */
export class EditSession {
  #state: EditState = { base: null, elsewhere: null, putBack: [] };
  #newest: Property | null = null;
  #opening: Promise<void> | null = null;
  /** How often it was closed: an opening that was under way then opens nothing. */
  #times = 0;
  /** While the session itself puts values, nothing was typed. */
  #isPutting = false;
  readonly #fields: EditFields;
  readonly #kept: ReturnType<typeof unsavedEdit>;
  readonly #listeners = new Set<() => void>();

  constructor(fields: EditFields, kept: ReturnType<typeof unsavedEdit>) {
    this.#fields = fields;
    this.#kept = kept;
  }

  /** For useSyncExternalStore. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  current = (): EditState => this.#state;

  /** The server's property was read: it opens the form, or moves it on. */
  arrived(property: Property): void {
    if (!this.#newest || property.version > this.#newest.version) this.#newest = property;
    const { base } = this.#state;
    if (!base) this.#opening ??= this.#open();
    else if (property.version > base.version) this.moveTo(property, base.values);
  }

  /**
   * Moves the form onto the server's newest; answers whether somebody else's changes came with it. What was typed over
   * `from` stays, with its errors.
   */
  moveTo(property: Property, from: Values): boolean {
    const theirs = valuesFrom(property);
    const { values, taken, clashes } = rebase(from, this.#fields.values(), theirs);
    this.#show({ base: { values: theirs, version: property.version } });
    this.#put(() => {
      for (const name of taken) this.#fields.put(name, values[name]);
    });
    if (taken.length === 0 && clashes.length === 0) return false;
    const news = { taken: taken.map((name) => ({ name, theirs: theirs[name] })), clashes };
    this.#show({ elsewhere: withNews(this.#state.elsewhere, news) });
    return true;
  }

  /** Something in the form is not as it was. */
  typed(): void {
    if (this.#state.base && !this.#isPutting) void this.#kept.keep(this.#state.base.values, this.#fields.values());
  }

  changed(): FieldName[] {
    return this.#state.base ? changedNames(this.#state.base.values, this.#fields.values()) : [];
  }

  takeTheirs(): void {
    this.#put(() => {
      for (const { name, theirs } of this.#state.elsewhere?.clashes ?? []) this.#fields.put(name, theirs);
    });
    this.#show({ elsewhere: null });
  }

  dismissElsewhere(): void {
    this.#show({ elsewhere: null });
  }

  /** Throws away what was typed. */
  drop(): void {
    const { base } = this.#state;
    this.#put(() => {
      for (const name of this.changed()) this.#fields.put(name, base?.values[name] ?? '');
    });
    this.#show({ putBack: [] });
  }

  /**
   * The server has what stood in the form when it was sent. Answers whether that is all: what was typed meanwhile stays
   * in the form and is kept.
   */
  async saved(property: Property, sent: Values): Promise<boolean> {
    const theirs = valuesFrom(property);
    const { values, taken } = rebase(sent, this.#fields.values(), theirs);
    this.#newest = property;
    this.#show({ base: { values: theirs, version: property.version }, elsewhere: null, putBack: [] });
    this.#put(() => {
      for (const name of taken) this.#fields.put(name, values[name]);
    });
    if (this.changed().length > 0) return false;
    await this.#kept.drop();
    return true;
  }

  /** The form is gone: what it leaves may be taken over. */
  close = (): void => {
    this.#opening = null;
    this.#times++;
    this.#kept.close();
  };

  async #open(): Promise<void> {
    const times = this.#times;
    const typed = await this.#kept.takeOver();
    const property = this.#newest;
    if (!property || times !== this.#times) return;
    const theirs = valuesFrom(property);
    const from = typed?.base ?? theirs;
    const { values, taken, clashes } = rebase(from, { ...from, ...typed?.changes }, theirs);
    this.#show({ base: { values: theirs, version: property.version } });
    this.#put(() => this.#fields.fill(values));
    if (!typed) return;
    const news = { taken: taken.map((name) => ({ name, theirs: theirs[name] })), clashes };
    if (taken.length > 0 || clashes.length > 0) this.#show({ elsewhere: news });
    this.#show({ putBack: changesOf(theirs, values) });
  }

  /** Puts values, and keeps what then differs from the server's. */
  #put(work: () => void): void {
    this.#isPutting = true;
    work();
    this.#isPutting = false;
    this.typed();
  }

  #show(changes: Partial<EditState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

/** Of a field that was told before, only the newest is. */
const withNews = (before: Elsewhere | null, { taken, clashes }: Elsewhere): Elsewhere => ({
  taken: [...(before?.taken ?? []).filter(({ name }) => taken.every((one) => one.name !== name)), ...taken],
  clashes: [...(before?.clashes ?? []).filter(({ name }) => clashes.every((one) => one.name !== name)), ...clashes],
});

const changesOf = (theirs: Values, values: Values): DraftChange[] =>
  changedNames(theirs, values).map((name) => ({
    label: labelOf(name),
    from: shown(name, theirs[name]),
    to: shown(name, values[name]),
  }));
