import { citiesText } from '#contract/contractors/areas.ts';
import type { contractorDeeds } from '#contract/enumerations/bulk.ts';
import * as copyInEnglish from '#contract/messages/en/bulk.ts';
import { spoken } from '#contract/messages/spoken.ts';
import {
  assignToMany,
  removeContractor,
  restoreContractor,
  setAreaOfMany,
  unassignFromMany,
  undoAreaOfMany,
} from '#features/contractors';
import type { ContractorInverse } from '#server/db/tables/bulk.ts';
import type { OfMany } from '#server/kernel/of-many.ts';
import { refusalOf } from '#server/kernel/refusal-of.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { namesOf } from './names.ts';
import type { By, DeedOf, Ready, Undoing } from './ready.ts';
import { lockSubjects, pairKey, pairsOf, type Subject } from './subjects.ts';

const copy = spoken(copyInEnglish);

export async function contractorDeed(
  { unit, customerId }: By,
  deed: DeedOf<(typeof contractorDeeds)[number]>,
  chosen: Subject[],
): Promise<Ready> {
  if (deed.kind === 'assign_to_properties') {
    const houses = await lockSubjects(unit, customerId, 'property', deed.property_ids);
    return {
      about: namesOf(chosen),
      subjects: pairsOf(chosen, houses),
      at: (keys) =>
        byContractor(keys, async (contractorId, propertyIds) => {
          const { done, refused } = await assignToMany(unit, { customerId, propertyIds }, contractorId);
          const inverseOf = (property_id: string) => ({ kind: deed.kind, contractor_id: contractorId, property_id });
          return { done: new Map([...done.keys()].map((id) => [id, inverseOf(id)])), refused };
        }),
    };
  }
  if (deed.kind === 'remove_contractors')
    return {
      about: namesOf(chosen),
      subjects: chosen,
      at: (keys) =>
        oneByOne(unit, keys, async (contractor_id) => {
          await removeContractor(unit, customerId, contractor_id);
          return { kind: deed.kind, contractor_id };
        }),
    };
  const { kind, service_zips, service_cities } = deed;
  const area = { service_zips, service_cities };
  return {
    about: [...service_zips, citiesText(service_cities)].filter(Boolean).join(', ') || copy.everywhere,
    subjects: chosen,
    async at(keys) {
      const before = await setAreaOfMany(unit, customerId, keys, area);
      const done = [...before].map(([id, was]) => [id, { kind, contractor_id: id, was, is: area }] as const);
      return { done: new Map(done), refused: new Map() };
    },
  };
}

export async function undoContractorDeed({ unit, customerId }: By, inverses: ContractorInverse[]): Promise<Undoing> {
  const contractorIds = inverses.map((one) => one.contractor_id);
  const chosen = await lockSubjects(unit, customerId, 'contractor', contractorIds);
  const [first] = inverses;
  if (first?.kind === 'assign_to_properties') {
    const pairs = inverses.flatMap((one) => (one.kind === first.kind ? [one] : []));
    const propertyIds = pairs.map((one) => one.property_id);
    const houses = await lockSubjects(unit, customerId, 'property', propertyIds);
    const made = new Set(pairs.map((one) => pairKey(one.contractor_id, one.property_id)));
    return {
      subjects: pairsOf(chosen, houses).filter(({ key }) => made.has(key)),
      at: (keys) => byContractor(keys, (id, there) => unassignFromMany(unit, { customerId, propertyIds: there }, id)),
    };
  }
  if (first?.kind === 'set_area') {
    const areas = inverses.flatMap((one) => (one.kind === first.kind ? [one] : []));
    return {
      subjects: chosen,
      at: (keys) =>
        undoAreaOfMany(
          unit,
          customerId,
          areas.filter((one) => keys.includes(one.contractor_id)),
        ),
    };
  }
  return {
    // They come back from where they are not.
    subjects: chosen.map((one) => ({ ...one, isActive: true })),
    at: (keys) => oneByOne(unit, keys, (id) => restoreContractor(unit, customerId, id)),
  };
}

/** One after the other: what one contractor is given stands in the way of its twin. */
async function byContractor<T>(
  keys: string[],
  act: (contractorId: string, propertyIds: string[]) => Promise<OfMany<T>>,
): Promise<OfMany<T>> {
  const all: OfMany<T> = { done: new Map(), refused: new Map() };
  const pairs = keys.map((key) => key.split(' '));
  for (const [id = '', there] of Map.groupBy(pairs, ([contractorId]) => contractorId)) {
    const { done, refused } = await act(
      id,
      there.flatMap(([, propertyId]) => propertyId ?? []),
    );
    for (const [propertyId, made] of done) all.done.set(pairKey(id, propertyId), made);
    for (const [propertyId, why] of refused) all.refused.set(pairKey(id, propertyId), why);
  }
  return all;
}

/** What one refuses is taken back there and reported; what nobody expected ends it all. */
async function oneByOne<T>(unit: UnitOfWork, ids: string[], act: (id: string) => Promise<T>): Promise<OfMany<T>> {
  const all: OfMany<T> = { done: new Map(), refused: new Map() };
  for (const id of ids) {
    const why = await refusalOf(unit, async () => all.done.set(id, await act(id)));
    if (why !== null) all.refused.set(id, why);
  }
  return all;
}
