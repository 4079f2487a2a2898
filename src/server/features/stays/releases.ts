import { and, eq, sql } from 'drizzle-orm';
import { reasonWords } from '#contract/conversations/handoff-reasons.ts';
import { labelOfSecret } from '#contract/enumerations/knowledge.ts';
import * as ofChats from '#contract/messages/en/assistant/notes.ts';
import * as ofReasons from '#contract/messages/en/conversations/handoff.ts';
import * as ofJobs from '#contract/messages/en/dispatch/history.ts';
import * as ofLabels from '#contract/messages/en/enumerations.ts';
import { properties } from '#server/db/tables/properties.ts';
import { secretReleases } from '#server/db/tables/stays.ts';
import { before, cursorAfter, pageFrom } from '#server/kernel/paging.ts';
import { retold } from '#server/kernel/retold.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** Why it went out to a chat the last time, as the owner reads it; undefined where it never did. */
export async function whyReleased(
  { tx }: UnitOfWork,
  { conversationId, name }: { conversationId: string; name: string },
): Promise<string | undefined> {
  const [row] = await tx
    .select({ why: secretReleases.why })
    .from(secretReleases)
    .where(and(eq(secretReleases.conversation_id, conversationId), eq(secretReleases.secret_name, name)))
    .orderBy(sql`${secretReleases.at} desc, ${secretReleases.id} desc`)
    .limit(1);
  return row?.why;
}

type ReleasePage = { limit: number; cursor?: string | undefined; property_id?: string | undefined };

/** What went out of a customer's vault, newest first. */
export async function listReleases({ tx }: UnitOfWork, customerId: string, page: ReleasePage) {
  const rows = await tx
    .select({ release: secretReleases, property_name: properties.name })
    .from(secretReleases)
    .innerJoin(properties, eq(properties.id, secretReleases.property_id))
    .where(
      and(
        eq(secretReleases.customer_id, customerId),
        page.property_id ? eq(secretReleases.property_id, page.property_id) : undefined,
        before(page.cursor, secretReleases.at, secretReleases.id),
      ),
    )
    .orderBy(sql`${secretReleases.at} desc, ${secretReleases.id} desc`)
    .limit(page.limit + 1);
  return pageFrom(
    rows,
    page.limit,
    ({ release: { customer_id, at, ...shown }, property_name }) => ({
      ...shown,
      property_name,
      released_to: retold(retold(shown.released_to, ofJobs), ofChats),
      why: retold(retold(retold(reasonWords(shown.why), ofReasons), ofJobs), ofChats),
      label: retold(labelOfSecret(shown.secret_name), ofLabels),
      at: at.toISOString(),
    }),
    ({ release }) => cursorAfter(release.at, release.id),
  );
}
