import type { LikelyQuestions, NoteChange } from '#contract/knowledge/likely-questions.ts';
import { findArticle } from '#features/knowledge';
import { publicFacts } from '#features/knowledge/facts';
import { findProperty, type PropertyRecord } from '#features/properties';
import { rulesFor } from '#features/protocols';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { notFound } from '#server/kernel/errors.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { askAsGuest } from './ask-as-guest.ts';
import { askLikely } from './ask-likely.ts';
import type { AskedHouse } from './asked-house.ts';
import { firstProperty, houseOf } from './house-of.ts';

/** The questions are asked once the transaction is over: they take some hundredths of a second and no connection. */
export const likelyQuestionProcedures = {
  ofArticle: os.likelyQuestions.ofArticle
    .use(ownerOnly)
    .handler(async ({ input: { id }, context: { actor, deps } }) => {
      const found = await withActor(deps.store, actor, async (unit) => {
        const article = await findArticle(unit, actor.customerId, id);
        if (article.audience === 'team') return null;
        const property = article.property_id
          ? await findProperty(unit, article.property_id)
          : await firstProperty(unit, actor.customerId);
        return property && { property, house: await houseOf(unit, deps, property) };
      });
      return found ? asGuestsOf(found, `article:${id}`) : nobody;
    }),
  ofField: os.likelyQuestions.ofField
    .use(ownerOnly)
    .handler(async ({ input: { id, field }, context: { actor, deps } }) => {
      const found = await withActor(deps.store, actor, async (unit) => {
        const property = await findProperty(unit, id);
        return { property, house: await houseOf(unit, deps, property) };
      });
      const isSecret = found.house.secrets.some((name) => name === field);
      return asGuestsOf(found, `${isSecret ? 'secret' : 'fact'}:${field}`);
    }),
  ask: os.likelyQuestions.ask.use(ownerOnly).handler(async ({ input: { id, question }, context: { actor, deps } }) => {
    await limitRate(deps.store, perOwner, actor.userId);
    const { house, rules } = await withActor(deps.store, actor, async (unit) => {
      const property = await findProperty(unit, id);
      return { house: await houseOf(unit, deps, property), rules: await rulesFor(unit, actor.customerId, id) };
    });
    return askAsGuest(house, question, rules);
  }),
  askChanged: os.likelyQuestions.askChanged
    .use(ownerOnly)
    .handler(async ({ input: { id, question, note }, context: { actor, deps } }) => {
      await limitRate(deps.store, perOwner, actor.userId);
      const { house, rules } = await withActor(deps.store, actor, async (unit) => {
        const property = await findProperty(unit, id);
        return { house: await houseOf(unit, deps, property), rules: await rulesFor(unit, actor.customerId, id) };
      });
      return askAsGuest(withChange(house, note), question, rules);
    }),
};

/** The house as it would be told of with one note changed. @throws NOT_FOUND for a note it does not have */
function withChange(house: AskedHouse, note: NoteChange): AskedHouse {
  if (note.kind === 'field') {
    if (!Object.hasOwn(house.facts, note.field)) throw notFound();
    return { ...house, facts: publicFacts({ ...house.facts, [note.field]: note.value }) };
  }
  const { id, title, body } = note;
  if (!house.articles.some((article) => article.id === id)) throw notFound();
  return { ...house, articles: house.articles.map((one) => (one.id === id ? { ...one, title, body } : one)) };
}

/** Each weighs the house's notes anew, which takes some hundredths of a second. */
const perOwner: RateLimit = { name: 'asked_as_guest', max: 60, windowSeconds: 60 };

const nobody: LikelyQuestions = { property: null, title: null, asked: 0, found: 0, finding: [], missing: [] };

async function asGuestsOf({ property, house }: { property: PropertyRecord; house: AskedHouse }, id: string) {
  return { property: { id: property.id, name: property.name }, ...(await askLikely(house, id)) };
}
