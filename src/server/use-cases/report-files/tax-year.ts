// What was spent in a year, with the papers behind each line. Which line of a form a row may belong to is a proposal for
// whoever does the taxes; nothing is decided here.
import { sql } from 'drizzle-orm';
import { type ServiceType, serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as commonInEnglish from '#contract/messages/en/common.ts';
import * as copyInEnglish from '#contract/messages/en/reports/files.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { referenceOf } from '#features/work-orders';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { type ZipEntry, zip } from '../privacy/index.ts';
import { byteOrderMark, writeCsv } from '../sheets/index.ts';

const copy = spoken(copyInEnglish);
const common = spoken(commonInEnglish);

/** By one owner: a file is work. */
const taking: RateLimit = { name: 'tax-year', max: 20, windowSeconds: 3600 };

type Line = {
  id: string;
  day: string;
  property_name: string;
  payee: string | null;
  service_type: ServiceType;
  subject_line: string;
  cents: number;
  papers: string[];
};

/** @throws TOO_MANY_REQUESTS */
export async function taxYear(
  { store, files, clock }: Pick<Deps, 'store' | 'files' | 'clock'>,
  actor: Owner,
  year: number,
) {
  await limitRate(store, taking, actor.userId);
  const lines = await withActor(store, actor, async (unit) => {
    await unit.audit({ kind: 'data.exported', customerId: actor.customerId, subject: `tax year ${year}` });
    return linesOf(unit, actor.customerId, year);
  });
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'lines.csv', body: [sheet(lineHeadings(), lines.map(toCells))] };
    yield { name: 'payees.csv', body: [sheet(payeeHeadings(), payees(lines))] };
    for (const line of lines)
      for (const [at, key] of line.papers.entries()) {
        const bytes = await files.get(key);
        if (bytes) yield { name: paperName(line, key, at), body: [bytes] };
      }
  }
  return {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="porchlight-taxes-${year}.zip"`,
    },
    body: zip(entries(), clock.now(), store.report),
  };
}

/** Work that was done in the year at the clock of its property, with a cost; what is kept with it is its paper. */
async function linesOf({ tx }: UnitOfWork, customerId: string, year: number): Promise<Line[]> {
  const day = sql`(w.completed_at at time zone p.timezone)::date`;
  const { rows } = await tx.execute<Line>(sql`
    select w.id, ${day}::text as day, w.property_name, w.assigned_contractor_name as payee, w.service_type,
           w.subject_line, w.cost_cents as cents,
           array(select f.file_key from (
                   select file_key, created_at, id from photos
                   where work_order_id = w.id and conversation_id is null
                   union all
                   select file_key, created_at, id from work_order_files where work_order_id = w.id
                 ) f order by f.created_at, f.id) as papers
    from work_orders w join properties p on p.id = w.property_id
    where w.customer_id = ${customerId} and w.cost_cents > 0 and w.status = 'completed'
      and extract(year from ${day}) = ${year}
    order by 2, w.id`);
  return rows;
}

const lineHeadings = (): string[] => [
  ...[copy.datePaid, common.property, copy.payee, copy.description, copy.amount, copy.workOrder],
  ...[copy.papers, copy.candidateLine, copy.review],
];

const toCells = (line: Line): string[] => [
  line.day,
  line.property_name,
  line.payee ?? '',
  `${serviceTypeLabels[line.service_type]}: ${line.subject_line}`,
  (line.cents / 100).toFixed(2),
  referenceOf(line.id),
  line.papers.map((key, at) => paperName(line, key, at)).join(' ') || copy.noPaper,
  otherLine(line.service_type) ?? copy.lineRepairs,
  otherLine(line.service_type) ? '' : copy.repairOrImprovement,
];

/** Where a trade's work is no repair; undefined where it is one. */
function otherLine(trade: ServiceType): string | undefined {
  if (['cleaning', 'landscaping', 'pest_control'].includes(trade)) return copy.lineCleaning;
  if (['property_management', 'rental_management'].includes(trade)) return copy.lineManagement;
  return trade === 'home_warranty' ? copy.lineOther : undefined;
}

const payeeHeadings = (): string[] => [copy.payee, copy.jobs, copy.total];

const payees = (lines: Line[]): string[][] =>
  [...Map.groupBy(lines, ({ payee }) => payee ?? copy.noPayee)]
    .map(([payee, of]) => ({ payee, of, cents: of.reduce((all, { cents }) => all + cents, 0) }))
    .toSorted((one, other) => other.cents - one.cents)
    .map(({ payee, of, cents }) => [payee, String(of.length), (cents / 100).toFixed(2)]);

const paperName = ({ id }: Line, key: string, at: number): string =>
  `papers/${referenceOf(id)}-${at + 1}.${key.split('.').at(-1)}`;

const sheet = (headings: string[], rows: string[][]): Uint8Array =>
  Buffer.from(byteOrderMark + writeCsv([headings, ...rows]));
