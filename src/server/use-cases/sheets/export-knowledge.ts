import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import { contractors, propertyContractors } from '#server/db/tables/contractors.ts';
import { knowledgeArticles } from '#server/db/tables/knowledge.ts';
import { properties } from '#server/db/tables/properties.ts';
import { before } from '#server/kernel/paging.ts';
import { articleColumns } from './article-columns.ts';
import { assignmentColumns } from './assignment-columns.ts';
import { type Exported, nextAfter, pageRows } from './exported.ts';

/** What may be told without a check. Articles for verified guests are sealed like codes, and are in no export. */
export const exportedArticles: Exported = {
  headings: articleColumns.map(({ heading }) => heading),
  async page({ tx }, { customerId, cursor }) {
    const rows = await tx
      .select({ article: knowledgeArticles, property: properties.name })
      .from(knowledgeArticles)
      .leftJoin(properties, eq(properties.id, knowledgeArticles.property_id))
      .where(
        and(
          eq(knowledgeArticles.customer_id, customerId),
          eq(knowledgeArticles.status, 'active'),
          ne(knowledgeArticles.audience, 'verified'),
          before(cursor, knowledgeArticles.created_at, knowledgeArticles.id),
        ),
      )
      .orderBy(sql`${knowledgeArticles.created_at} desc, ${knowledgeArticles.id} desc`)
      .limit(pageRows);
    return {
      rows: rows.map(({ article, property }) => {
        const values = new Map<string, unknown>(Object.entries({ ...article, property }));
        return articleColumns.map(({ field, write }) => (values.get(field) == null ? '' : write(values.get(field))));
      }),
      next: nextAfter(rows.map(({ article }) => article)),
    };
  },
};

/** Who serves which active property, in the order they are asked; a page is one of properties. */
export const exportedAssignments: Exported = {
  headings: assignmentColumns.map(({ heading }) => heading),
  async page({ tx }, { customerId, cursor }) {
    const houses = await tx
      .select({ id: properties.id, name: properties.name, created_at: properties.created_at })
      .from(properties)
      .where(
        and(
          eq(properties.customer_id, customerId),
          eq(properties.status, 'active'),
          before(cursor, properties.created_at, properties.id),
        ),
      )
      .orderBy(sql`${properties.created_at} desc, ${properties.id} desc`)
      .limit(pageRows);
    const links = houses.length
      ? await tx
          .select({ link: propertyContractors, contractor: contractors })
          .from(propertyContractors)
          .innerJoin(
            contractors,
            and(eq(contractors.id, propertyContractors.contractor_id), eq(contractors.status, 'active')),
          )
          .where(
            and(
              eq(propertyContractors.customer_id, customerId),
              inArray(
                propertyContractors.property_id,
                houses.map(({ id }) => id),
              ),
            ),
          )
          .orderBy(propertyContractors.rank, contractors.id)
      : [];
    const of = Map.groupBy(links, ({ link }) => link.property_id);
    return {
      rows: houses.flatMap(({ id, name }) =>
        (of.get(id) ?? []).map(({ link, contractor }) => [
          name,
          contractor.company_name,
          serviceTypeLabels[contractor.service_type],
          link.is_contact_point ? 'Yes' : 'No',
        ]),
      ),
      next: nextAfter(houses),
    };
  },
};
