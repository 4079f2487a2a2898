import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { BrowserTabs, settled } from '../../../../tests/support/browser-tabs.ts';
import type { FormDraft } from '../forms/form-draft.ts';
import type { DraftStore } from './draft-store.ts';

// Replies, notes, articles, stays: whatever is typed, left, reloaded at once, saved or discarded, in any tab and by
// whoever is signed in there, a form shows nothing of another thing or person, and no tab loses its words.

afterAll(() => void vi.unstubAllGlobals());

const tabs = ['first', 'second'] as const;
const people = ['ada', 'ben'] as const;
const things = ['article.1', 'article.10', 'stay.new.7'] as const;
type Fields = { title: string; body: string };
const empty: Fields = { title: '', body: '' };

const modules = async () => ({
  ...(await import('./drafts.ts')),
  ...(await import('./seal.ts')),
  ...(await import('./sealed-drafts.ts')),
  ...(await import('./draft-store.ts')),
  ...(await import('../forms/form-draft.ts')),
});

const aTab = fc.constantFrom(...tabs);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      tab: aTab,
      thing: fc.constantFrom(...things),
      field: fc.constantFrom<keyof Fields>('title', 'body'),
      isAbrupt: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), tab: aTab }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('drop' as const), tab: aTab, thing: fc.constantFrom(...things) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('sign in' as const), tab: aTab, person: fc.constantFrom(...people) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sign out' as const), tab: aTab }) },
);

/** One thing's form in a tab, as it stands on the screen. */
type Form = { fields: Fields; begunWith: Fields; isMine: boolean; store: DraftStore<FormDraft<Fields>> };
type Tab = (typeof tabs)[number];

/** A browser with its tabs, who is signed in where, and what was typed there. */
class World {
  readonly browser = new BrowserTabs(tabs, modules);
  readonly person: Record<Tab, (typeof people)[number]> = { first: 'ada', second: 'ada' };
  /** By tab, person and thing. */
  readonly forms = new Map<string, Form>();

  async load(tab: Tab): Promise<void> {
    const { draftKey, openDraftsOf, sealedDrafts, takeSealKey } = await this.browser.reload(tab);
    openDraftsOf(this.person[tab]);
    takeSealKey(btoa(this.person[tab].repeat(11).slice(0, 32)));
    await sealedDrafts.open(draftKey(''));
    for (const [at, form] of [...this.forms]) {
      const [where, who, thing = ''] = at.split(' ');
      if (where !== tab || who !== this.person[tab]) continue;
      this.forms.delete(at);
      const again = this.open(tab, thing);
      if (!form.isMine) continue;
      expect(again.fields, `${at} after a reload`).toEqual(form.fields);
      Object.assign(again, { begunWith: form.begunWith, isMine: true }); // a reload changes neither
    }
  }

  open(tab: Tab, thing: string): Form {
    const { applyDraft, browserDraft } = this.browser.enter(tab);
    const at = `${tab} ${this.person[tab]} ${thing}`;
    const known = this.forms.get(at);
    if (known) return known;
    const store = browserDraft<FormDraft<Fields>>(thing);
    const begunWith = applyDraft(empty, store.read()).fields;
    const form = { fields: begunWith, begunWith, isMine: false, store };
    this.forms.set(at, form);
    return form;
  }

  type(tab: Tab, thing: string, change: Partial<Fields>): void {
    const { draftOf } = this.browser.enter(tab);
    const form = this.open(tab, thing);
    form.fields = { ...form.fields, ...change };
    form.isMine = true;
    form.store.write(draftOf(empty, form.fields));
  }

  /** Saved, or thrown away. */
  drop(tab: Tab, thing: string): void {
    const form = this.open(tab, thing);
    form.store.write(null);
    // Who drops what another window typed has seen it.
    const seen = JSON.stringify(form.begunWith);
    for (const [at, other] of this.forms)
      if (at.endsWith(` ${this.person[tab]} ${thing}`) && JSON.stringify(other.fields) === seen) other.isMine = false;
    form.fields = empty;
    form.isMine = false;
  }

  /** On purpose: what they typed in this browser goes with them. */
  async signOut(tab: Tab): Promise<void> {
    await this.browser.enter(tab).dropEveryDraft();
    for (const [at, form] of this.forms) if (at.split(' ')[1] === this.person[tab]) form.isMine = false;
    for (const at of this.forms.keys()) if (at.startsWith(`${tab} ${this.person[tab]} `)) this.forms.delete(at);
  }
}

test('whatever is typed, left, reloaded or dropped, by whoever and in any tab: nothing meets, and nothing is lost', async () => {
  let now = 1_800_000_000_000;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => ++now);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const world = new World();
      for (const tab of tabs) await world.load(tab);
      let count = 0;
      for (const one of steps) {
        if (one.do === 'type') {
          world.type(one.tab, one.thing, { [one.field]: `${world.person[one.tab]} ${one.thing}: ${++count}` });
          if (one.isAbrupt) await world.load(one.tab);
        }
        if (one.do === 'drop') world.drop(one.tab, one.thing);
        if (one.do === 'sign out') await world.signOut(one.tab);
        if (one.do === 'sign in') world.person[one.tab] = one.person;
        if (one.do === 'reload' || one.do === 'sign in' || one.do === 'sign out') await world.load(one.tab);
        await settled();
        for (const [at, { fields }] of world.forms)
          for (const value of Object.values(fields))
            if (value) expect(value.split(':')[0], at).toBe(at.slice(at.indexOf(' ') + 1));
      }
    }),
    { numRuns: 60 },
  );
  clock.mockRestore();
}, 120_000);
