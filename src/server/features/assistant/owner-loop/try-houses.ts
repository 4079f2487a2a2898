import { findProperty } from '#features/properties';
import { rulesFor } from '#features/protocols';
import { type Actor, lacksCodes, serviceFor } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { answersOfAll, changesAt, countsOf, keepAnswers } from './house-answers.ts';
import { houseOf } from './house-of.ts';
import { tryQuestions } from './try-questions.ts';

type Parts = Pick<Deps, 'store' | 'vault' | 'settings'>;

/** Each property of a customer whose figure is not current. One that fails holds up no other, and is tried again later. */
export async function tryHousesOf(deps: Parts, customerId: string): Promise<void> {
  const actor = serviceFor(customerId, 'assistant');
  const all = await withActor(deps.store, actor, (unit) => answersOfAll(unit, customerId));
  for (const { property_id } of all.filter((one) => !one.is_current))
    await tryHouse(deps, actor, property_id).catch(deps.store.report);
}

/** Reads a property, tries its questions without holding a connection, and keeps what was found. @throws NOT_FOUND */
export async function tryHouse(deps: Parts, actor: Actor, propertyId: string) {
  const read = await withActor(deps.store, actor, async (unit) => {
    const changes = await changesAt(unit, propertyId);
    const property = await findProperty(unit, propertyId);
    const rules = await rulesFor(unit, property.customer_id, propertyId);
    return { changes, customerId: property.customer_id, house: await houseOf(unit, deps, property), rules };
  });
  const outcomes = await tryQuestions(read.house, read.rules);
  const { changes, customerId } = read;
  // Whoever is shown four dots for a code finds an article by less of what it says.
  if (!lacksCodes(actor))
    await withActor(deps.store, actor, (unit) => keepAnswers(unit, { customerId, propertyId, changes, outcomes }));
  return { ...countsOf(outcomes), outcomes, tried_at: read.house.now, is_current: true };
}
