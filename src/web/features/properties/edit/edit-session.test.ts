import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { commands } from '../../../../../tests/support/edit-form-commands.ts';
import {
  type Field,
  fields,
  leave,
  type Model,
  type Owner,
  owners,
  Real,
  tabs,
} from '../../../../../tests/support/edit-forms.ts';

// Any sequence of edits, tabs, reloads, conflicts and people: no house shows another one's data, no owner another
// owner's, and nothing typed is lost.

afterAll(() => void vi.unstubAllGlobals());

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
