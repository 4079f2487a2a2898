import { expect } from 'vitest';
import type { Property } from '#contract/properties/properties.ts';
import type { EditSession } from '#web/features/properties/edit/edit-session.ts';
import { emptyValues, type FieldName, fieldNames, type Values } from '#web/features/properties/wizard/values.ts';
import { BrowserTabs, settled } from './browser-tabs.ts';

// Two owners' forms in two tabs of one browser: the real ones, and what they have to show. Each word names whose it is
// and where it belongs.

export const owners = { ada: ['cedar', 'birch'], ben: ['elm', 'oak'] } as const;
export type Owner = keyof typeof owners;
export const tabs = ['first', 'second'] as const;
export type TabName = (typeof tabs)[number];
export const fields = ['wifi_name', 'trash_bin_location', 'name'] as const satisfies readonly FieldName[];
export type Field = (typeof fields)[number];

/** What was typed in one house's form and is not saved: in a form that is open, or left by one that was closed. */
type Edit = { house: string; typed: Map<Field, string>; openIn: TabName | null; touched: number };
export type Model = {
  signedIn: Record<TabName, Owner>;
  server: Map<string, Record<Field, string>>;
  edits: Edit[];
  count: number;
};

type Open = { house: string; values: Values; session: EditSession };

/** What a page of the form is made of. */
const modules = async () => ({
  ...(await import('#web/features/properties/edit/edit-session.ts')),
  ...(await import('#web/features/properties/edit/unsaved-edit.ts')),
  ...(await import('#web/lib/offline/seal.ts')),
  ...(await import('#web/lib/offline/unsaved-edits.ts')),
});

export class Real {
  readonly browser = new BrowserTabs(tabs, modules);
  readonly houses = new Map<string, { version: number; values: Values }>();
  readonly open = new Map<TabName, Open>();

  constructor() {
    for (const house of Object.values(owners).flat()) {
      const values = { ...emptyValues };
      for (const field of fields) values[field] = `${house}.${field}.0`;
      this.houses.set(house, { version: 1, values });
    }
  }

  property(house: string): Property {
    const { version, values } = this.houses.get(house) ?? { version: 0, values: emptyValues };
    return { ...values, id: house, version } as unknown as Property; // as far as a form reads it
  }

  /** A page is loaded in the tab, as this owner's: what is done before anything is shown (lib/session/me.ts). */
  async load(tab: TabName, owner: Owner): Promise<void> {
    this.open.delete(tab);
    const { takeSealKey, unsavedEdits } = await this.browser.reload(tab);
    takeSealKey(btoa(owner.repeat(11).slice(0, 32)));
    await unsavedEdits.takeLeft(owner);
  }

  async openHouse(tab: TabName, owner: Owner, house: string): Promise<void> {
    const { EditSession, unsavedEdit } = this.browser.enter(tab);
    const values = { ...emptyValues };
    const session = new EditSession(
      {
        values: () => ({ ...values }),
        fill: (all) => {
          for (const name of fieldNames) {
            values[name] = all[name];
            session.typed();
          }
        },
        put: (name, value) => {
          values[name] = value;
          session.typed();
        },
      },
      unsavedEdit(owner, house),
    );
    session.arrived(this.property(house));
    session.arrived(this.property(house)); // a screen reads it again while it opens
    await settled();
    this.open.set(tab, { house, values, session });
  }

  type(tab: TabName, field: Field, word: string): void {
    this.browser.enter(tab);
    const form = this.open.get(tab);
    if (!form) return;
    form.values[field] = word;
    form.session.typed();
  }

  /** Somebody saves on another device; `told`: this browser's pages hear of it. */
  saveElsewhere(house: string, field: Field, word: string): void {
    const kept = this.houses.get(house);
    if (kept) this.houses.set(house, { version: kept.version + 1, values: { ...kept.values, [field]: word } });
  }

  async hear(tab: TabName): Promise<void> {
    this.browser.enter(tab);
    const form = this.open.get(tab);
    form?.session.arrived(this.property(form.house));
    await settled();
  }

  /** As "Save Changes" does; answers whether the server took it. `meanwhile` is typed while the answer is on its way. */
  async save(tab: TabName, meanwhile: () => void): Promise<'saved' | 'conflict'> {
    this.browser.enter(tab);
    const form = this.open.get(tab);
    const base = form?.session.current().base;
    const kept = form && this.houses.get(form.house);
    if (!form || !base || !kept) return 'conflict';
    const sent = { ...form.values };
    const names = form.session.changed();
    meanwhile();
    if (base.version !== kept.version) {
      form.session.moveTo(this.property(form.house), form.session.current().base?.values ?? base.values);
      return 'conflict';
    }
    const values = { ...kept.values, ...Object.fromEntries(names.map((name) => [name, sent[name].trim()])) };
    this.houses.set(form.house, { version: kept.version + 1, values });
    if (await form.session.saved(this.property(form.house), sent)) this.close(tab);
    return 'saved';
  }

  close(tab: TabName): void {
    this.browser.enter(tab);
    this.open.get(tab)?.session.close();
    this.open.delete(tab);
  }
}

export const openIn = (model: Model, tab: TabName) => model.edits.find((edit) => edit.openIn === tab);

/** What every form has to show, and nothing else. */
export function compare(model: Model, real: Real): void {
  for (const tab of tabs) {
    const edit = openIn(model, tab);
    const form = real.open.get(tab);
    expect(form?.house).toBe(edit?.house);
    if (!edit || !form) continue;
    for (const field of fields) {
      const typed = edit.typed.get(field);
      if (typed !== undefined) expect(form.values[field], `${tab} ${field}`).toBe(typed);
      else expect(form.values[field].split('.').slice(0, 2)).toEqual([edit.house, field]);
    }
  }
}

/** A form is closed, or its page is: what was typed waits for the next one. */
export function leave(model: Model, tab: TabName): void {
  for (const edit of model.edits) if (edit.openIn === tab) edit.openIn = null;
  model.edits = model.edits.filter(({ typed, openIn: at }) => at || typed.size > 0);
}
