import type { BrowserContext, Locator, Page } from '@playwright/test';
import { newOwner, ownerOverRest, signIn } from '../support/desk.ts';
import { EditsModel, type FieldLabel, fields, type Step, stepsOf, type TabName, tabs } from '../support/edits-model.ts';
import { expect, test } from '../support/journeys.ts';
import type { Account, RunningServer } from '../support/server.ts';

// Random steps through the forms of four houses of two owners, in two tabs of one browser: no form ever shows another
// house's words, and every character that was typed is found again. EDITS_SEED walks another way.

const seed = Number(process.env.EDITS_SEED ?? 20_261_126);
const count = Number(process.env.EDITS_STEPS ?? 40);

test(`edits in any order keep houses apart and lose nothing (seed ${seed})`, async ({
  context,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/);
  const walk = await Walk.begin(context, server);
  const done: string[] = [];
  for (const step of stepsOf(seed, count)) {
    if (!(await walk.does(step))) continue;
    done.push(JSON.stringify(step));
    await test.step(JSON.stringify(step), () => walk.compare(`seed ${seed}, after\n${done.join('\n')}`));
  }
  expect(done.length).toBeGreaterThan(count / 3); // a walk that stands still shows nothing
  await walk.expectAllLeft();
});

type Person = {
  account: Account;
  houses: { id: string; name: string }[];
  over: Awaited<ReturnType<typeof ownerOverRest>>;
};
type Tab = { page: Page; person: Person };

/** The browser, the server and the model of what has to be in them. */
class Walk {
  readonly #context: BrowserContext;
  readonly #people: readonly Person[];
  readonly #tabs: Record<TabName, Tab>;
  readonly #model = new EditsModel();
  #isOnline = true;
  #turn = 0;

  constructor(context: BrowserContext, people: readonly Person[], open: Record<TabName, Tab>) {
    this.#context = context;
    this.#people = people;
    this.#tabs = open;
  }

  static async begin(context: BrowserContext, server: RunningServer): Promise<Walk> {
    const ada = await personWith(server, 'ada.edits@example.com', ['Cedar', 'Birch']);
    const ben = await personWith(server, 'ben.edits@example.com', ['Elm', 'Oak']);
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const page of [first, second]) await signIn(page, ada.account, home);
    return new Walk(context, [ada, ben], {
      first: { page: first, person: ada },
      second: { page: second, person: ada },
    });
  }

  /** Answers whether the step could be done where the walk stands. */
  async does(step: Step): Promise<boolean> {
    if (step.do === 'line') return this.#line(step.up);
    const { page, person } = this.#tabs[step.tab];
    const edit = this.#model.openIn(step.tab);
    if (step.do === 'elsewhere') return this.#saveElsewhere(person, step.field, edit?.house);
    if (!this.#isOnline && step.do !== 'type' && step.do !== 'undo') return false; // a page cannot load
    if (step.do === 'open') {
      const house = person.houses[step.house];
      if (!house || edit) return false;
      this.#model.open(step.tab, house.name);
      await page.getByRole('button', { name: `Edit ${house.name}`, exact: true }).click();
      await dialogOf(page, house.name).getByRole('button', { name: 'Miscellaneous' }).click();
      return true;
    }
    if (step.do === 'swap') return this.#swap(step.tab);
    if (step.do === 'reload') return this.#reload(step.tab);
    if (!edit) return false;
    const dialog = dialogOf(page, edit.house);
    if (step.do === 'type') {
      const field = fieldOf(dialog, step.field);
      await field.focus();
      await page.keyboard.press('End');
      await page.keyboard.type(`${edit.house[0]}${++this.#turn}${step.text}`);
      this.#model.type(edit, step.field, await field.inputValue());
      expect(await field.inputValue()).toContain(`${edit.house[0]}${this.#turn}${step.text}`);
      return step.isAbrupt && this.#isOnline ? this.#reload(step.tab) : true;
    }
    if (step.do === 'undo') {
      for (const label of fields) await this.#undoIn(edit, dialog, label);
      return true;
    }
    if (step.do === 'close') {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      this.#model.leave(step.tab);
      return true;
    }
    if (step.do === 'discard') {
      const button = dialog.getByRole('button', { name: 'Discard my changes' });
      if (!(await button.isVisible())) return false;
      await button.click();
      edit.typed.clear();
      return true;
    }
    return edit.typed.size > 0 && this.#save(step.tab);
  }

  /** What each form shows is what was typed there, or words of its own house. */
  async compare(words: string): Promise<void> {
    for (const name of tabs) {
      const edit = this.#model.openIn(name);
      const { page } = this.#tabs[name];
      await expect(page.getByRole('dialog', { name: /^Edit Property/ }), words).toHaveCount(edit ? 1 : 0);
      if (!edit) continue;
      const dialog = dialogOf(page, edit.house);
      for (const label of fields) {
        const typed = edit.typed.get(label);
        if (typed !== undefined) await expect(fieldOf(dialog, label), words).toHaveValue(typed);
        else await expect(fieldOf(dialog, label), words).toHaveValue(new RegExp(`^(${edit.house[0]}\\d.*)*$`));
      }
    }
  }

  /** Everything that was typed and is not saved comes back, the newest first, each in a form of its own house. */
  async expectAllLeft(): Promise<void> {
    await this.#line(true);
    for (const name of tabs) this.#model.leave(name);
    await this.#tabs.second.page.close();
    for (const person of this.#people) {
      await signIn(this.#tabs.first.page, person.account, home);
      for (const { name } of person.houses) {
        const left = this.#model.edits.filter(({ house }) => house === name);
        for (const { typed } of left.toSorted((a, b) => b.touched - a.touched)) {
          const page = await this.#context.newPage(); // each holds what it took over
          await signIn(page, person.account, home);
          await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
          await dialogOf(page, name).getByRole('button', { name: 'Miscellaneous' }).click();
          for (const [label, value] of typed) await expect(fieldOf(dialogOf(page, name), label)).toHaveValue(value);
        }
      }
    }
  }

  async #line(up: boolean): Promise<boolean> {
    if (up === this.#isOnline) return false;
    this.#isOnline = up;
    await this.#context.setOffline(!up);
    return true;
  }

  async #saveElsewhere({ houses, over }: Person, label: FieldLabel, open: string | undefined): Promise<boolean> {
    const house = houses.find(({ name }) => name === open) ?? houses[0];
    if (!house) return false;
    const { version } = await over<{ version: number }>('GET', `/properties/${house.id}`);
    const changed = { [keys[label]]: `${house.name[0]}${++this.#turn} elsewhere` };
    await over('PATCH', `/properties/${house.id}`, { version, ...changed });
    return true;
  }

  async #reload(name: TabName): Promise<boolean> {
    const { page } = this.#tabs[name];
    const open = this.#model.openIn(name)?.house;
    this.#model.leave(name);
    await page.reload();
    if (!open) return true;
    this.#model.open(name, open);
    await dialogOf(page, open).getByRole('button', { name: 'Miscellaneous' }).click();
    return true;
  }

  /** The session of the tab becomes the other owner's; what the first typed waits for them. */
  async #swap(name: TabName): Promise<boolean> {
    const tab = this.#tabs[name];
    tab.person = this.#people.find((one) => one !== tab.person) ?? tab.person;
    this.#model.leave(name);
    await signIn(tab.page, tab.person.account, home);
    return true;
  }

  /** As the browser undoes it: whatever is left are words of this house still. */
  async #undoIn(edit: { house: string; typed: Map<FieldLabel, string> }, dialog: Locator, label: FieldLabel) {
    const field = fieldOf(dialog, label);
    const before = await field.inputValue();
    await field.press('ControlOrMeta+z');
    const after = await field.inputValue();
    const found = this.#model.edits.find((one) => one === edit);
    if (found && after !== before) this.#model.type(found, label, after);
  }

  async #save(name: TabName): Promise<boolean> {
    const { page } = this.#tabs[name];
    const edit = this.#model.openIn(name);
    if (!edit) return false;
    const dialog = dialogOf(page, edit.house);
    const answer = page.waitForResponse((response) => response.url().endsWith('/rpc/propertyChanges/update'));
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    if ((await answer).status() === 409) {
      await expect(dialog.getByText('This property was changed in another window')).toBeVisible();
      return true;
    }
    await expect(dialog).toBeHidden();
    this.#model.saved(edit);
    return true;
  }
}

const home = '/dashboard/properties';
const keys: Record<FieldLabel, string> = { 'Wi-Fi name': 'wifi_name', 'Trash bin location': 'trash_bin_location' };
const dialogOf = (page: Page, house: string) =>
  page.getByRole('dialog', { name: `Edit Property: ${house}`, exact: true });
const fieldOf = (dialog: Locator, label: FieldLabel) => dialog.getByRole('textbox', { name: label });

async function personWith(server: RunningServer, email: string, names: readonly string[]): Promise<Person> {
  const account = await newOwner(server, email);
  const over = await ownerOverRest(server, account);
  const houses: Person['houses'] = [];
  for (const [at, name] of names.entries()) {
    const place = { street_address: `${at + 1} ${email} Street`, city: 'Oakland', state: 'CA', zip: '94601' };
    houses.push({
      name,
      ...(await over<{ id: string }>('POST', '/properties', { name, ...place, contractors: [plumber] })),
    });
  }
  return { account, houses: houses.map(({ id, name }) => ({ id, name })), over };
}

const plumber = {
  company_name: 'Tide Plumbing',
  service_type: 'plumbing',
  phone: '(541) 555-0110',
  is_contact_point: true,
};
