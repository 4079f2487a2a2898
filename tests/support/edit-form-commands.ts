import fc from 'fast-check';
import { settled } from './browser-tabs.ts';
import {
  compare,
  type Field,
  fields,
  leave,
  type Model,
  type Owner,
  openIn,
  owners,
  type Real,
  type TabName,
  tabs,
} from './edit-forms.ts';

// Whatever owners do with the forms of `edit-forms.ts`: edits, reloads, saves on other devices, another person.

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
/** For `fc.commands`. */
export const commands = [
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
