import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import type { Property } from '#contract/properties/properties.ts';
import { BrowserTabs, settled } from '../../../../../tests/support/browser-tabs.ts';
import { emptyValues, type FieldName, fieldNames, type Values } from '../wizard/values.ts';
import type { EditSession } from './edit-session.ts';

// Any sequence of edits, tabs, reloads, conflicts and people: no house shows another one's data, no owner another
// owner's, and nothing typed is lost. Each word names whose it is and where it belongs.

afterAll(() => void vi.unstubAllGlobals());

const owners = { ada: ['cedar', 'birch'], ben: ['elm', 'oak'] } as const;
type Owner = keyof typeof owners;
const tabs = ['first', 'second'] as const;
type TabName = (typeof tabs)[number];
const fields = ['wifi_name', 'trash_bin_location', 'name'] as const satisfies readonly FieldName[];
type Field = (typeof fields)[number];

/** What was typed in one house's form and is not saved: in a form that is open, or left by one that was closed. */
type Edit = { house: string; typed: Map<Field, string>; openIn: TabName | null; touched: number };
type Model = {
  signedIn: Record<TabName, Owner>;
  server: Map<string, Record<Field, string>>;
  edits: Edit[];
  count: number;
};

type Open = { house: string; values: Values; session: EditSession };

/** What a page of the form is made of. */
const modules = async () => ({
  ...(await import('./edit-session.ts')),
  ...(await import('./unsaved-edit.ts')),
  ...(await import('../../../lib/offline/seal.ts')),
  ...(await import('../../../lib/offline/unsaved-edits.ts')),
});

class Real {
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

const openIn = (model: Model, tab: TabName) => model.edits.find((edit) => edit.openIn === tab);

/** What every form has to show, and nothing else. */
function compare(model: Model, real: Real): void {
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
function leave(model: Model, tab: TabName): void {
  for (const edit of model.edits) if (edit.openIn === tab) edit.openIn = null;
  model.edits = model.edits.filter(({ typed, openIn: at }) => at || typed.size > 0);
}

type Command = fc.AsyncCommand<Model, Real>;
const command = (
  name: string,
  check: (model: Readonly<Model>) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Command => ({
  check,
  run: async (model, real) => {
    await run(model, real);
    await settled();
    compare(model, real);
  },
  toString: () => name,
});

const houseOf = (model: Readonly<Model>, tab: TabName, which: number) => owners[model.signedIn[tab]][which] ?? 'cedar';

const open = (tab: TabName, which: number) =>
  command(
    `open house ${which} in the ${tab} tab`,
    (model) => !openIn(model, tab),
    async (model, real) => {
      const house = houseOf(model, tab, which);
      const left = model.edits.filter((edit) => edit.house === house && !edit.openIn);
      const newest = left.toSorted((a, b) => b.touched - a.touched)[0];
      if (newest) newest.openIn = tab;
      else model.edits.push({ house, typed: new Map(), openIn: tab, touched: 0 });
      await real.openHouse(tab, model.signedIn[tab], house);
    },
  );

const type = (tab: TabName, field: Field, isAbrupt: boolean) =>
  command(
    `type into ${field} in the ${tab} tab${isAbrupt ? ', and reload at once' : ''}`,
    (model) => openIn(model, tab) !== undefined,
    async (model, real) => {
      const edit = openIn(model, tab);
      if (!edit) return;
      const word = `${edit.house}.${field}.${++model.count}`;
      edit.typed.set(field, word);
      edit.touched = model.count;
      real.type(tab, field, word);
      if (!isAbrupt) return;
      leave(model, tab);
      await real.load(tab, model.signedIn[tab]);
    },
  );

const save = (tab: TabName, field: Field | null) =>
  command(
    `save in the ${tab} tab${field ? `, typing into ${field} before the answer` : ''}`,
    (model) => (openIn(model, tab)?.typed.size ?? 0) > 0,
    async (model, real) => {
      const edit = openIn(model, tab);
      if (!edit) return;
      const sent = new Map(edit.typed);
      const answer = await real.save(tab, () => {
        if (!field) return;
        const word = `${edit.house}.${field}.${++model.count}`;
        edit.typed.set(field, word);
        edit.touched = model.count;
        real.type(tab, field, word);
      });
      if (answer === 'conflict') return; // all of it stands in the form still
      for (const [name, word] of sent) if (edit.typed.get(name) === word) edit.typed.delete(name);
      for (const [name, word] of sent) Object.assign(model.server.get(edit.house) ?? {}, { [name]: word });
      if (edit.typed.size === 0) model.edits = model.edits.filter((one) => one !== edit);
    },
  );

const elsewhere = (house: string, field: Field, hears: boolean) =>
  command(
    `another device saves ${field} of ${house}${hears ? ', and the tabs hear of it' : ''}`,
    () => true,
    async (model, real) => {
      const word = `${house}.${field}.${++model.count}`;
      Object.assign(model.server.get(house) ?? {}, { [field]: word });
      real.saveElsewhere(house, field, word);
      if (hears) for (const tab of tabs) if (openIn(model, tab)?.house === house) await real.hear(tab);
    },
  );

const discard = (tab: TabName) =>
  command(
    `discard in the ${tab} tab`,
    (model) => openIn(model, tab) !== undefined,
    async (model, real) => {
      openIn(model, tab)?.typed.clear();
      real.browser.enter(tab);
      real.open.get(tab)?.session.drop();
    },
  );

const close = (tab: TabName) =>
  command(
    `close in the ${tab} tab`,
    (model) => openIn(model, tab) !== undefined,
    async (model, real) => {
      leave(model, tab);
      real.close(tab);
    },
  );

const reload = (tab: TabName) =>
  command(
    `reload the ${tab} tab`,
    () => true,
    async (model, real) => {
      leave(model, tab);
      await real.load(tab, model.signedIn[tab]);
    },
  );

const signIn = (tab: TabName, owner: Owner) =>
  command(
    `sign in as ${owner} in the ${tab} tab`,
    (model) => model.signedIn[tab] !== owner,
    async (model, real) => {
      leave(model, tab);
      model.signedIn[tab] = owner;
      await real.load(tab, owner);
    },
  );

const aTab = fc.constantFrom(...tabs);
const aField = fc.constantFrom(...fields);
const commands = [
  fc.tuple(aTab, fc.nat(1)).map(([tab, which]) => open(tab, which)),
  fc.tuple(aTab, fc.nat(1)).map(([tab, which]) => open(tab, which)),
  fc.tuple(aTab, aField).map(([tab, field]) => type(tab, field, false)),
  fc.tuple(aTab, aField).map(([tab, field]) => type(tab, field, false)),
  fc.tuple(aTab, aField).map(([tab, field]) => type(tab, field, true)),
  fc.tuple(aTab, fc.option(aField)).map(([tab, field]) => save(tab, field)),
  fc
    .tuple(fc.constantFrom(...Object.values(owners).flat()), aField, fc.boolean())
    .map(([house, field, hears]) => elsewhere(house, field, hears)),
  aTab.map(discard),
  aTab.map(close),
  aTab.map(reload),
  fc.tuple(aTab, fc.constantFrom<Owner>('ada', 'ben')).map(([tab, owner]) => signIn(tab, owner)),
];

async function begin() {
  const real = new Real();
  for (const tab of tabs) await real.load(tab, 'ada');
  const server = new Map(
    [...real.houses].map(([house, { values }]) => [house, { ...values } as Record<Field, string>]),
  );
  const model: Model = { signedIn: { first: 'ada', second: 'ada' }, server, edits: [], count: 0 };
  return { model, real };
}

test('any sequence of edits, tabs, reloads, conflicts and people shows no house in another and loses no character', async () => {
  let now = 1_800_000_000_000;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => ++now);
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 30 }), async (sequence) => {
      let world: Awaited<ReturnType<typeof begin>> | undefined;
      await fc.asyncModelRun(async () => (world = await begin()), sequence);
      if (world) await expectAllLeft(world.model, world.real);
    }),
    { numRuns: 60 },
  );
  clock.mockRestore();
}, 120_000);

/** At the end everything that was typed and not saved is found again, house by house, and the server has the rest. */
async function expectAllLeft(model: Model, real: Real): Promise<void> {
  for (const [house, values] of model.server)
    for (const field of fields) expect(real.houses.get(house)?.values[field]).toBe(values[field]);
  for (const tab of tabs) {
    leave(model, tab);
    await real.load(tab, model.signedIn[tab]);
  }
  for (const owner of Object.keys(owners) as Owner[]) {
    await real.load('first', owner);
    for (const house of owners[owner]) {
      const left = model.edits.filter((edit) => edit.house === house).toSorted((a, b) => b.touched - a.touched);
      for (const { typed } of left) {
        await real.openHouse('first', owner, house);
        for (const [field, word] of typed) expect(real.open.get('first')?.values[field]).toBe(word);
      }
    }
  }
}
