import { manualLimits } from '#contract/knowledge/knowledge.ts';
import { type ManualReading, manualFileLimits, type ReadHouse } from '#contract/manuals/manuals.ts';
import * as copy from '#contract/messages/en/manuals.ts';
import { fieldsLeft, questionsLeft } from '#features/assistant';
import { readManual, wordsOf } from '#features/knowledge';
import { publicFacts, secretFields } from '#features/knowledge/facts';
import type { Owner } from '#server/kernel/actor.ts';
import { bounded } from '#server/kernel/bounded.ts';
import type { Deps } from '#server/kernel/context.ts';
import { invalid } from '#server/kernel/errors.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import type { Store } from '#server/kernel/transaction.ts';

/** Each look reads up to 5 MB. */
const looking: RateLimit = { name: 'manual-read', max: 60, windowSeconds: 3600 };

export const limitReading = (store: Store, owner: Owner): Promise<void> => limitRate(store, looking, owner.customerId);

/** Files that are taken apart at once: each has a thread and up to 256 MB. */
export const inTurn = bounded({ atOnce: 1, waiting: 12, busy: copy.manyRead });

export type ReadingParts = Pick<Deps, 'clock' | 'settings'>;

/** Texts of houses, each by its pages. Nothing of it is written or logged. A model is asked to copy a photo alone (read-photo.ts). */
export async function readingOf(
  parts: ReadingParts,
  { kind, source, houses }: Pick<ManualReading, 'kind' | 'source'> & { houses: string[][] },
): Promise<ManualReading> {
  const read: ReadHouse[] = [];
  const isOne = houses.length === 1;
  for (const pages of houses.slice(0, manualFileLimits.houses)) read.push(await readHouse(parts, pages, isOne));
  return { kind, source, houses: read, left_out: Math.max(0, houses.length - read.length) };
}

async function readHouse(
  { clock, settings }: ReadingParts,
  pages: readonly string[],
  isOne: boolean,
): Promise<ReadHouse> {
  const { found, articles } = await readManual(pages);
  const fields = found.map(({ field, value, from }) => ({
    field,
    value,
    quote: [...new Set(from.map(wordsOf))].join(' '),
    page: from[0]?.page ?? null,
  }));
  const values = Object.fromEntries(fields.map(({ field, value }) => [field, value]));
  const known = { facts: publicFacts(values), secrets: secretFields.filter((name) => values[name]) };
  const told = articles.flatMap(({ title, body, audience }, at) =>
    audience === 'team' ? [] : [{ id: String(at), title, body, audience }],
  );
  return {
    name: values.name ?? null,
    fields,
    articles,
    missing: isOne
      ? await questionsLeft({
          ...known,
          articles: told,
          now: clock.now(),
          emergencyNumber: settings.EMERGENCY_NUMBER,
        })
      : fieldsLeft(known),
  };
}

/** @throws INVALID on `field` for a text that is none, or too long */
export function checkedPages(pages: string[], field: 'file' | 'address'): string[] {
  const length = pages.reduce((sum, page) => sum + page.length, 0);
  const refuse = (message: string) => invalid({ [field]: message }, message);
  if (!pages.some((page) => /\p{L}{2}/u.test(page))) throw refuse(field === 'file' ? copy.noText : copy.pageHasNoText);
  if (length > manualLimits.characters) throw refuse(copy.textTooLong);
  return pages;
}
