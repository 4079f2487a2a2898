// What visitors ask the site's chat, answered by the same engine as there: the page it names, the words it must hold.
import { z } from 'zod';
import { embeddedSite, type KeptMessage, type SiteReply } from '#features/site-chat';
import type { EvalOptions } from './eval.ts';
import { type Figures, rate, timing } from './figures.ts';
import { readRows } from './rows.ts';

const siteRow = z.object({
  text: z.string(),
  /** A second message; then its reply counts. */
  next: z.string().optional(),
  page: z.string().optional(),
  says: z.array(z.string()).default([]),
  /** Nothing on the site supports an answer: it says so and offers to pass the question on. */
  abstains: z.boolean().default(false),
  files: z.boolean().default(false),
});
type SiteRow = z.infer<typeof siteRow>;

const support = {
  phone: '(555) 555-0100',
  email: 'support@porchlight.example',
  sales: 'sales@porchlight.example',
  emergency: '911',
};

export async function evalSite({ files, fails }: EvalOptions): Promise<Figures> {
  const seen: Record<string, { rows: number; right: number }> = {};
  const times: number[] = [];
  for (const row of files.flatMap((file) => readRows(file, siteRow))) {
    const started = performance.now();
    const reply = await play(row);
    times.push(performance.now() - started);
    const right = isRight(row, reply);
    for (const kind of ['all', kindOf(row)]) {
      const count = seen[kind] ?? { rows: 0, right: 0 };
      seen[kind] = { rows: count.rows + 1, right: count.right + (right ? 1 : 0) };
    }
    if (fails && !right)
      console.error(
        `${[row.text, row.next].filter(Boolean).join(' / ')} | ${reply.reason} | ${reply.content.slice(0, 100)}`,
      );
  }
  const shares = Object.entries(seen).flatMap(([kind, { rows, right }]): [string, number][] => [
    [`${kind}_rows`, rows],
    [`${kind}_right`, rate(right, rows)],
  ]);
  return { ...Object.fromEntries(shares), ...timing(times) };
}

async function play({ text, next }: SiteRow): Promise<SiteReply> {
  const first = await embeddedSite.reply({ text, history: [], support });
  if (!next) return first;
  const { content, source, waiting } = first;
  const said: KeptMessage = { role: 'assistant', content, ...(source && { source }), ...(waiting && { waiting }) };
  return embeddedSite.reply({ text: next, history: [{ role: 'user', content: text }, said], support });
}

const isRight = ({ page, says, abstains, files }: SiteRow, { content, source, band, file }: SiteReply): boolean =>
  abstains
    ? band === 'unknown'
    : (!page || source?.path === page) &&
      says.every((words) => content.includes(words)) &&
      (!files || file !== undefined);

const kindOf = ({ page, abstains, files }: SiteRow): string =>
  abstains ? 'unsupported' : files ? 'filed' : page ? page.slice(1) : 'talk';
