import { and, eq, sql } from 'drizzle-orm';
import type { Deed } from '#contract/bulk/bulk.ts';
import { type RuleKey, ruleKeys } from '#contract/enumerations/protocols.ts';
import * as copyInEnglish from '#contract/messages/en/bulk.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { assignOne, findContractor } from '#features/contractors';
import { saveArticle } from '#features/knowledge';
import { addGroup, removeGroup, spelledAsBefore } from '#features/properties';
import { changeRules, layersOf, mergeRules, sentenceOf } from '#features/protocols';
import type { Inverse } from '#server/db/tables/bulk.ts';
import { propertyContractors } from '#server/db/tables/contractors.ts';
import { knowledgeArticles } from '#server/db/tables/knowledge.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import type { House } from './each-house.ts';

const copy = spoken(copyInEnglish);

type By = { unit: UnitOfWork; vault: Vault; customerId: string };

/** A deed made ready: what it is about, and what it does at one house. Undefined: it was so already. */
export type Ready = { about: string; at(house: House): Promise<Inverse | undefined> };

/** @throws NOT_FOUND when what it is about is not the customer's */
export function makeReady(by: By, deed: Deed): Promise<Ready> {
  if (deed.kind === 'add_group' || deed.kind === 'remove_group') return grouping(by, deed);
  if (deed.kind === 'assign_contractor') return assigning(by, deed);
  return deed.kind === 'set_rules' ? setting(by, deed) : writing(by, deed);
}

type DeedOf<Kind extends Deed['kind']> = Extract<Deed, { kind: Kind }>;

async function grouping(
  { unit, customerId }: By,
  { kind, group: given }: DeedOf<'add_group'> | DeedOf<'remove_group'>,
): Promise<Ready> {
  const group = await spelledAsBefore(unit, customerId, given);
  return {
    about: group.name,
    async at({ id }) {
      const place = { customerId, propertyId: id };
      if (kind === 'remove_group')
        return (await removeGroup(unit, place, group)) ? { property_id: id, kind, group } : undefined;
      const added = await addGroup(unit, place, group);
      return added && { property_id: id, kind, group, was: added.was };
    },
  };
}

async function assigning(
  { unit, customerId }: By,
  { kind, contractor_id }: DeedOf<'assign_contractor'>,
): Promise<Ready> {
  const contractor = await findContractor(unit, customerId, contractor_id);
  if (contractor.status !== 'active') throw notFound();
  return {
    about: contractor.company_name,
    async at({ id }) {
      if (await servesAlready(unit, id, contractor_id)) return undefined;
      await assignOne(unit, { customerId, propertyId: id }, { contractor_id });
      return { property_id: id, kind, contractor_id };
    },
  };
}

async function servesAlready({ tx }: UnitOfWork, propertyId: string, contractorId: string): Promise<boolean> {
  const { property_id, contractor_id } = propertyContractors;
  const [row] = await tx
    .select({ contractor_id })
    .from(propertyContractors)
    .where(and(eq(property_id, propertyId), eq(contractor_id, contractorId)));
  return row !== undefined;
}

/** The rules that are named; the others stay as each property has them. Who changed what stands in the rules' own history. */
async function setting({ unit, customerId }: By, { kind, rules }: DeedOf<'set_rules'>): Promise<Ready> {
  const { account } = await layersOf(unit, customerId);
  const inForce = mergeRules(account?.rules, rules);
  const said = ruleKeys.filter((key: RuleKey) => rules[key] !== undefined).map((key) => sentenceOf(key, inForce));
  return {
    about: said.join(' '),
    async at({ id }) {
      const { place } = await layersOf(unit, customerId, id);
      const change = { customerId, propertyId: id, version: place?.version ?? 0, rules: { ...place?.rules, ...rules } };
      const change_id = await changeRules(unit, change);
      return change_id === null ? undefined : { property_id: id, kind, change_id };
    },
  };
}

async function writing({ unit, vault, customerId }: By, { kind, article }: DeedOf<'add_article'>): Promise<Ready> {
  return {
    about: article.title,
    async at({ id }) {
      if (await hasArticle(unit, id, article.title)) throw conflict(copy.sameArticle);
      const { id: article_id } = await saveArticle(unit, vault, customerId, { ...article, property_id: id });
      return { property_id: id, kind, article_id };
    },
  };
}

async function hasArticle({ tx }: UnitOfWork, propertyId: string, title: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: knowledgeArticles.id })
    .from(knowledgeArticles)
    .where(
      and(
        eq(knowledgeArticles.property_id, propertyId),
        eq(knowledgeArticles.status, 'active'),
        sql`lower(${knowledgeArticles.title}) = lower(${title})`,
      ),
    )
    .limit(1);
  return row !== undefined;
}
