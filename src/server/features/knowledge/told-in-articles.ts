// What guests ask for most that no field of a property holds: whether one of the owner's articles says it.
import { and, eq } from 'drizzle-orm';
import { inEnglish } from '#language/languages';
import { conceptsIn, sentencesOf, tokens } from '#language/text';
import { knowledgeArticles } from '#server/db/tables/knowledge.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** By the concept that guests' words for it share. */
const subjects = ['checkin', 'checkout'] as const;
export type ArticleSubject = (typeof subjects)[number];

/** Whether an article for this property, or for all of them, tells a subject. */
export type ToldInArticles = (propertyId: string, subject: ArticleSubject) => boolean;

/** Of one customer. What is sealed for verified guests counts by its title alone. */
export async function toldInArticles({ tx }: UnitOfWork, customerId: string): Promise<ToldInArticles> {
  const { property_id, title, body, audience } = knowledgeArticles;
  const rows = await tx
    .select({ property_id, title, body, audience })
    .from(knowledgeArticles)
    .where(and(eq(knowledgeArticles.customer_id, customerId), eq(knowledgeArticles.status, 'active')));
  const told = new Set(
    rows.flatMap((row) =>
      subjectsOf(row.title, row.audience === 'anyone' ? row.body : '').map((subject) =>
        keyOf(row.property_id, subject),
      ),
    ),
  );
  return (propertyId, subject) => told.has(keyOf(propertyId, subject)) || told.has(keyOf(null, subject));
}

const keyOf = (propertyId: string | null, subject: ArticleSubject) => `${propertyId ?? 'all'} ${subject}`;

/** Told by its title, or by a sentence that names it and a number: "Checkout is at 10 am." */
export function subjectsOf(title: string, body: string): ArticleSubject[] {
  const said = [title, ...sentencesOf(body).filter((sentence) => /\d/.test(sentence))];
  const named = said.map((words) => conceptsIn(tokens(inEnglish(words))));
  return subjects.filter((subject) => named.some((concepts) => concepts.has(subject)));
}
