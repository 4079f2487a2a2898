import type { Property } from '#contract/properties/properties.ts';
import type { WholeProperty } from '#contract/properties/property-changes.ts';
import { chooseContractors, linkContractors } from '#features/contractors';
import { saveArticle } from '#features/knowledge';
import {
  attachImages,
  createProperty,
  findProperty,
  type PropertyToCreate,
  prepareImages,
  toOwnersProperty,
} from '#features/properties';
import { newId } from '#server/db/tables/columns.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import type { Deps } from '#server/kernel/context.ts';
import { once, recall } from '#server/kernel/once.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/**
 * A property with its pictures, its articles and whoever serves it, all of it or nothing (product rules, section 12.12): the files
 * are in place first, one transaction does the rest. @throws AddressTaken; INVALID for a picture that is no longer
 * there; NOT_FOUND for a contractor that is not the owner's. `known` is for a property that was one before it came
 * here.
 */
export async function createWholeProperty(
  deps: Pick<Deps, 'fileLinks' | 'files' | 'links' | 'store' | 'vault'>,
  owner: Owner,
  { contractors, images, articles, ...fields }: WholeProperty,
  known: Pick<PropertyToCreate, 'id' | 'guest_token' | 'created_at'> = {},
): Promise<Property> {
  const again = async (unit: UnitOfWork, made: string) => toOwnersProperty(await findProperty(unit, made), deps);
  const done = await recall(deps, owner, again);
  if (done) return done;
  const id = known.id ?? newId();
  const prepared = await prepareImages(deps, owner, id, images);
  const create = async (unit: UnitOfWork) => {
    const [row, chosen] = await allSettledInOrder(
      createProperty(unit, deps.vault, owner, { ...fields, ...known, id, images: prepared.columns }),
      chooseContractors(unit, owner.customerId, contractors),
    );
    await linkContractors(unit, { customerId: owner.customerId, propertyId: id }, chosen);
    await attachImages(unit, deps, owner, prepared);
    for (const article of articles)
      await saveArticle(unit, deps.vault, owner.customerId, { ...article, property_id: id });
    return toOwnersProperty(row, deps);
  };
  return once(deps, owner, create, again);
}
