import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BegunProperty, PropertyDraft } from '#contract/properties/property-drafts.ts';
import { blankWizardState, draftFrom, type WizardState } from './draft.ts';
import { type DraftStores, findDrafts, forgetDraft, type KeptHere, keeperOf } from './draft-shelf.ts';
import type { FieldName } from './values.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** One owner with a browser of several windows, and a server that is in reach or not. */
function world() {
  const kept = new Map<string, KeptHere>();
  const saved = new Map<string, BegunProperty>();
  const held = new Set<string>();
  const line = { up: true };
  const overTheLine = <T>(work: () => T): Promise<T> =>
    line.up ? Promise.resolve(work()) : Promise.reject(new Error('offline'));
  const stores: DraftStores = {
    here: {
      readAll: async () => new Map(kept),
      files: async () => new Map(),
      write: async (id, one) => void kept.set(id, structuredClone(one)),
      drop: async (id) => void kept.delete(id),
      dropFiles: async () => undefined,
    },
    there: {
      list: () => overTheLine(() => [...saved.values()].map((one) => structuredClone(one))),
      save: (id, draft: PropertyDraft) =>
        overTheLine(() => saved.set(id, { ...structuredClone(draft), id, saved_at: new Date().toISOString() })),
      discard: (id) => overTheLine(() => saved.delete(id)),
    },
    isFree: async (id) => !held.has(id),
  };
  return { kept, saved, held, line, stores };
}

type World = ReturnType<typeof world>;

/** A window with the wizard open. It writes the draft of its id; `house` is what whoever sits there has in mind. */
class OpenWizard {
  id: string;
  wizardState: WizardState = blankWizardState;
  house: number;
  readonly #world: World;
  #keeper;
  constructor(id: string, house: number, on: World) {
    this.id = id;
    this.house = house;
    this.#world = on;
    this.#keeper = keeperOf(on.stores, id);
    on.held.add(id);
  }
  type(field: FieldName, word: number) {
    const values = { ...this.wizardState.values, [field]: `house ${this.house}: ${word}` };
    this.wizardState = { ...this.wizardState, values };
    this.#keeper.changed(draftFrom(this.wizardState));
  }
  async leave() {
    await this.#keeper.flush();
    this.#world.held.delete(this.id);
  }
  /** Without a word: only what is kept already is left. */
  kill() {
    this.#world.held.delete(this.id);
    this.#keeper = keeperOf(this.#world.stores, 'gone');
  }
  async takeUp(draft: { id: string; wizardState: WizardState }, house: number) {
    await this.leave();
    this.id = draft.id;
    this.house = house;
    this.wizardState = draft.wizardState;
    this.#world.held.add(draft.id);
    this.#keeper = keeperOf(this.#world.stores, draft.id);
  }
  async done() {
    await this.#keeper.forget();
    await forgetDraft(this.#world.stores, this.id);
    this.#world.held.delete(this.id);
  }
}

const fields: FieldName[] = ['name', 'street_address', 'front_door_lock_code', 'wifi_password', 'beds'];
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('type' as const), tab: fc.nat(2), field: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const), tab: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('take' as const), tab: fc.nat(2), which: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('close' as const), tab: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill' as const), tab: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('discard' as const), which: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('line' as const), up: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(6000) }) },
);

const houseIn = (wizardState: WizardState) => [
  ...new Set(Object.values(wizardState.values).flatMap((value) => /house (\d+)/.exec(value)?.[1] ?? [])),
];
const houseOf = (wizardState: WizardState) => Number(houseIn(wizardState)[0] ?? -1);

test('whatever is typed, taken up, left, killed or discarded in any window: no two houses meet, and nothing is lost', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const on = world();
      const tabs: (OpenWizard | null)[] = [null, null, null];
      /** By house, what was typed last in each field. */
      const typed = new Map<number, Map<FieldName, string>>();
      let count = 0;
      for (const one of steps) {
        const tab = 'tab' in one ? tabs[one.tab] : null;
        if (one.do === 'open' && !tab) tabs[one.tab] = new OpenWizard(`draft ${++count}`, count, on);
        if (one.do === 'type' && tab) {
          const field = fields[one.field] ?? 'name';
          tab.type(field, ++count);
          typed.set(tab.house, (typed.get(tab.house) ?? new Map()).set(field, tab.wizardState.values[field]));
        }
        if (one.do === 'take' && tab) {
          const offers = await findDrafts(on.stores);
          const offer = offers[one.which];
          if (offer) await tab.takeUp(offer, houseOf(offer.wizardState));
        }
        if (one.do === 'close' && tab) await tab.leave();
        if (one.do === 'kill' && tab) tab.kill();
        if ((one.do === 'close' || one.do === 'kill') && tab) tabs[one.tab] = null;
        if (one.do === 'discard') {
          const offer = (await findDrafts(on.stores))[one.which];
          if (offer && on.line.up) {
            typed.delete(houseOf(offer.wizardState));
            await forgetDraft(on.stores, offer.id);
          }
        }
        if (one.do === 'line') on.line.up = one.up;
        if (one.do === 'wait') await vi.advanceTimersByTimeAsync(one.ms);
        for (const open of tabs) if (open) expect(houseIn(open.wizardState).length).toBeLessThan(2);
      }
      for (const tab of tabs) await tab?.leave();
      on.line.up = true;
      const left = await findDrafts(on.stores);
      for (const { wizardState } of left) expect(houseIn(wizardState).length).toBeLessThan(2);
      for (const [house, words] of typed) {
        const found = left.filter(({ wizardState }) => houseOf(wizardState) === house);
        expect(found).toHaveLength(1);
        for (const [field, value] of words) expect(found[0]?.wizardState.values[field]).toBe(value);
      }
      await vi.runAllTimersAsync();
    }),
    { numRuns: 300 },
  ));
