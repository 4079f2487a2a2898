import * as copy from '#contract/messages/en/bulk.ts';
import type { GroupOfProperty } from '#contract/properties/property-groups.ts';
import { unassignFromMany } from '#features/contractors';
import { removeUnchanged } from '#features/knowledge';
import { addGroupAgain, addGroupToMany, removeGroupFromMany } from '#features/properties';
import { undoChangesOfMany } from '#features/protocols';
import type { PropertyInverse } from '#server/db/tables/bulk.ts';
import type { OfMany } from '#server/kernel/of-many.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** Takes a deed back where its properties are held. Where something was changed since `doneAt`, it is left and said so. */
export async function undoAtProperties(
  unit: UnitOfWork,
  customerId: string,
  inverses: PropertyInverse[],
  doneAt: Date,
): Promise<OfMany<unknown>> {
  const [first] = inverses;
  const propertyIds = inverses.map((one) => one.property_id);
  const places = { customerId, propertyIds };
  switch (first?.kind) {
    case undefined:
      return { done: new Map(), refused: new Map() };
    case 'add_group':
      return byWhatIsLeft(propertyIds, await takeOut(unit, customerId, first.group, ofKind('add_group', inverses)));
    case 'remove_group':
      return byWhatIsLeft(propertyIds, await addGroupAgain(unit, places, first.group));
    case 'assign_contractor':
      return unassignFromMany(unit, places, first.contractor_id);
    case 'set_rules': {
      const changes = ofKind('set_rules', inverses).map((one) => [one.property_id, one.change_id] as const);
      return undoChangesOfMany(unit, customerId, new Map(changes));
    }
    case 'add_article': {
      const written = ofKind('add_article', inverses);
      const ids = written.map(({ article_id }) => article_id);
      const gone = await removeUnchanged(unit, customerId, ids, doneAt);
      const back = written.filter(({ article_id }) => gone.has(article_id)).map((one) => one.property_id);
      return byWhatIsLeft(propertyIds, new Set(back));
    }
  }
}

type InverseOf<Kind extends PropertyInverse['kind']> = Extract<PropertyInverse, { kind: Kind }>;

/** A deed is of one kind, and so is all that takes it back. */
const ofKind = <Kind extends PropertyInverse['kind']>(kind: Kind, inverses: PropertyInverse[]): InverseOf<Kind>[] =>
  inverses.filter((one): one is InverseOf<Kind> => one.kind === kind);

/** The building or the owner that each had before is back, too. */
async function takeOut(
  unit: UnitOfWork,
  customerId: string,
  group: GroupOfProperty,
  inverses: InverseOf<'add_group'>[],
): Promise<Set<string>> {
  const propertyIds = inverses.map((one) => one.property_id);
  const gone = await removeGroupFromMany(unit, { customerId, propertyIds }, group);
  const before = Map.groupBy(
    inverses.filter(({ property_id }) => gone.has(property_id)),
    ({ was }) => was,
  );
  for (const [name, there] of before)
    if (name !== null) {
      const places = { customerId, propertyIds: there.map((one) => one.property_id) };
      await addGroupToMany(unit, places, { kind: group.kind, name });
    }
  return gone;
}

const byWhatIsLeft = (propertyIds: string[], back: Set<string>): OfMany<true> => ({
  done: new Map([...back].map((id) => [id, true])),
  refused: new Map(propertyIds.filter((id) => !back.has(id)).map((id) => [id, copy.changedSince])),
});
