// A property as it would be if what stands in a form were saved.
import type { TypedForm } from '#contract/knowledge/guest-preview.ts';
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import { findArticle } from '#features/knowledge';
import { type ArticleFacts, publicFacts } from '#features/knowledge/facts';
import { findProperty, type PropertyRecord } from '#features/properties';
import { layersOf, mergeRules } from '#features/protocols';
import { newId } from '#server/db/tables/columns.ts';
import type { Deps } from '#server/kernel/context.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { AskedHouse } from './asked-house.ts';
import { firstProperty, houseOf, unsavedHouse } from './house-of.ts';

type TypedHouse = { house: AskedHouse; rules: ProtocolRules; property_name: string | null };

/** What is for all properties is tried at the first of them. @throws NOT_FOUND */
export async function typedHouse(
  unit: UnitOfWork,
  deps: Pick<Deps, 'vault' | 'settings'>,
  customerId: string,
  typed: TypedForm,
): Promise<TypedHouse> {
  const isNew = typed.property_id === null && typed.facts !== undefined;
  const property = typed.property_id
    ? await findProperty(unit, typed.property_id)
    : isNew
      ? undefined
      : await firstProperty(unit, customerId);
  for (const { id } of typed.articles) if (id) await findArticle(unit, customerId, id);
  const saved = property ? await houseOf(unit, deps, property) : await unsavedHouse(unit, deps, customerId);
  return {
    house: {
      ...saved,
      facts: publicFacts({ ...saved.facts, ...typed.facts }),
      secrets: typed.secrets ?? saved.secrets,
      articles: withTyped(saved.articles, typed.articles, property?.id ?? null),
    },
    rules: await rulesTyped(unit, customerId, property, typed),
    property_name: property?.name ?? null,
  };
}

/** The team's are told to no guest, nor are those of another property, nor one without a title or a text. */
function withTyped(
  saved: readonly ArticleFacts[],
  typed: TypedForm['articles'],
  propertyId: string | null,
): ArticleFacts[] {
  const changed = new Map(typed.flatMap((one) => (one.id ? [[one.id, one] as const] : [])));
  const isTold = (one: TypedForm['articles'][number]) =>
    one.title !== '' && one.body !== '' && (one.property_id === null || one.property_id === propertyId);
  const toldAs = (one: TypedForm['articles'][number], before?: ArticleFacts): ArticleFacts[] =>
    one.audience !== 'team' && isTold(one)
      ? [{ ...before, id: one.id ?? newId(), title: one.title, body: one.body, audience: one.audience }]
      : [];
  const known = new Set(saved.map(({ id }) => id));
  return [
    ...saved.flatMap((article) => {
      const now = changed.get(article.id);
      return now ? toldAs(now, article) : [article];
    }),
    ...typed.filter(({ id }) => id === null || !known.has(id)).flatMap((one) => toldAs(one)),
  ];
}

async function rulesTyped(
  unit: UnitOfWork,
  customerId: string,
  property: PropertyRecord | undefined,
  { property_id, rules }: TypedForm,
): Promise<ProtocolRules> {
  const { account, place } = await layersOf(unit, customerId, property?.id);
  if (!rules) return mergeRules(account?.rules, place?.rules);
  return property_id ? mergeRules(account?.rules, rules) : mergeRules(rules, place?.rules);
}
