import type { propertyDeeds } from '#contract/enumerations/bulk.ts';
import { type RuleKey, ruleKeys } from '#contract/enumerations/protocols.ts';
import { assignToMany, findContractor } from '#features/contractors';
import { writeForMany } from '#features/knowledge';
import { addGroupToMany, removeGroupFromMany, spelledAsBefore } from '#features/properties';
import { layersOf, mergeRules, sentenceOf, setRulesOfMany } from '#features/protocols';
import type { Inverse } from '#server/db/tables/bulk.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { OfMany } from '#server/kernel/of-many.ts';
import type { By, DeedOf, Ready } from './ready.ts';

type AtProperties = Omit<Ready, 'subjects'>;

/** What is done to properties, by their ids. @throws NOT_FOUND when what it is about is not the customer's */
export function propertyDeed(by: By, deed: PropertyDeed): Promise<AtProperties> {
  if (deed.kind === 'add_group') return adding(by, deed);
  if (deed.kind === 'remove_group') return removing(by, deed);
  if (deed.kind === 'assign_contractor') return assigning(by, deed);
  return deed.kind === 'set_rules' ? setting(by, deed) : writing(by, deed);
}

export type PropertyDeed = DeedOf<(typeof propertyDeeds)[number]>;

async function adding({ unit, customerId }: By, { kind, group: given }: DeedOf<'add_group'>): Promise<AtProperties> {
  const group = await spelledAsBefore(unit, customerId, given);
  return {
    about: group.name,
    async at(propertyIds) {
      const added = await addGroupToMany(unit, { customerId, propertyIds }, group);
      return kept(added, (property_id, { was }) => ({ property_id, kind, group, was }));
    },
  };
}

async function removing(
  { unit, customerId }: By,
  { kind, group: given }: DeedOf<'remove_group'>,
): Promise<AtProperties> {
  const group = await spelledAsBefore(unit, customerId, given);
  return {
    about: group.name,
    async at(propertyIds) {
      const gone = await removeGroupFromMany(unit, { customerId, propertyIds }, group);
      return { done: new Map([...gone].map((id) => [id, { property_id: id, kind, group }])), refused: new Map() };
    },
  };
}

async function assigning(
  { unit, customerId }: By,
  { kind, contractor_id }: DeedOf<'assign_contractor'>,
): Promise<AtProperties> {
  const contractor = await findContractor(unit, customerId, contractor_id);
  if (contractor.status !== 'active') throw notFound();
  return {
    about: contractor.company_name,
    async at(propertyIds) {
      const assigned = await assignToMany(unit, { customerId, propertyIds }, contractor_id);
      return kept(assigned, (property_id) => ({ property_id, kind, contractor_id }));
    },
  };
}

/** The rules that are named; the others stay as each property has them. Who changed what stands in the rules' own history. */
async function setting({ unit, customerId }: By, { kind, rules }: DeedOf<'set_rules'>): Promise<AtProperties> {
  const { account } = await layersOf(unit, customerId);
  const inForce = mergeRules(account?.rules, rules);
  const said = ruleKeys.filter((key: RuleKey) => rules[key] !== undefined).map((key) => sentenceOf(key, inForce));
  return {
    about: said.join(' '),
    async at(propertyIds) {
      const changed = await setRulesOfMany(unit, { customerId, propertyIds }, rules);
      return kept(changed, (property_id, change_id) => ({ property_id, kind, change_id }));
    },
  };
}

async function writing(
  { unit, vault, customerId }: By,
  { kind, article }: DeedOf<'add_article'>,
): Promise<AtProperties> {
  return {
    about: article.title,
    async at(propertyIds) {
      const written = await writeForMany(unit, vault, { customerId, propertyIds }, article);
      return kept(written, (property_id, article_id) => ({ property_id, kind, article_id }));
    },
  };
}

/** What takes back each that was done. */
const kept = <T>({ done, refused }: OfMany<T>, inverseOf: (id: string, made: T) => Inverse): OfMany<Inverse> => ({
  done: new Map([...done].map(([id, made]) => [id, inverseOf(id, made)])),
  refused,
});
