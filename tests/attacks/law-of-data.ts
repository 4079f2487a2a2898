import { sql } from 'drizzle-orm';
import type { TestApplication } from '../support/application.ts';
import type { Canaries } from './planted-canaries.ts';

/**
 * Where a canary stands in clear, as "schema.table.column": whoever changes this says what else a reader of the database
 * may know. What is not named stands nowhere: no code, no password, no link or key that opens anything.
 */
const lawOfData: Record<string, readonly string[]> = {
  // The application's role has no way into `auth`.
  'session without its signature': ['auth.session.token'],
  'guest link': ['public.properties.guest_token'],
  'street address': ['public.properties.street_address', 'public.work_orders.property_address'],
  'phone of the plumber': ['public.contractors.phone', 'public.work_orders.assigned_contractor_phone'],
  'phone of the guest': [
    'public.conversations.guest_phone',
    'public.stays.guest_phone',
    'public.work_orders.guest_phone',
  ],
  'address of the owner': [
    'auth.user.email',
    'auth.verification.identifier',
    'public.conversations.guest_email', // of their thread with the team
    'public.users.email',
  ],
  'address of the newcomer': ['auth.user.email', 'public.users.email'],
  'address of the member': ['auth.user.email'],
  'address of the renamed': ['auth.address_change.email'],
  'address of the guest': [
    'public.conversations.guest_email',
    'public.stays.guest_email',
    'public.work_orders.guest_email',
  ],
  'address of the plumber': ['public.contractors.email', 'public.work_orders.assigned_contractor_email'],
  'words of the guest': ['public.messages.body', 'public.notifications.message', 'public.owner_questions.question'],
  'words of the owner': ['public.conversations.preview', 'public.messages.body'],
  'words of the note': ['public.messages.body'],
};

export const lawFor = (canaries: Canaries) =>
  new Map([...canaries.keys()].map((name) => [name, [...(lawOfData[name] ?? [])]]));

type Column = { schema: string; table: string; column: string };

/** Every column that the application's role may read, from the catalog. */
export const readableColumns = (application: TestApplication) =>
  columnsWhere(application, `has_column_privilege('porchlight_app', c.oid, a.attnum, 'select')`);

/** Every column there is: what a dump of the database holds. */
export const allColumns = (application: TestApplication) => columnsWhere(application, 'true');

async function columnsWhere(application: TestApplication, condition: string): Promise<Column[]> {
  const { rows } = await application.authDb.execute<Column>(
    sql.raw(`
      select n.nspname as schema, c.relname as table, a.attname as column
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and a.attnum > 0 and not a.attisdropped
        and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and ${condition}
      order by 1, 2, a.attnum`),
  );
  return rows;
}

/** Which canaries stand in which of the columns. The login owns the tables: no policy hides a row from it. */
export async function findIn(
  application: TestApplication,
  columns: Column[],
  canaries: Canaries,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>([...canaries.keys()].map((name) => [name, []]));
  for (const [table, of] of Map.groupBy(columns, ({ schema, table }) => `"${schema}"."${table}"`)) {
    const values = of.map(({ column }) => `string_agg("${column}"::text, E'\\n') as "${column}"`).join(', ');
    const { rows } = await application.authDb.execute<Record<string, string | null>>(
      sql.raw(`select ${values} from ${table}`),
    );
    for (const [column, text] of Object.entries(rows[0] ?? {}))
      for (const name of foundIn(text ?? '', canaries)) found.get(name)?.push(`${table.replaceAll('"', '')}.${column}`);
  }
  return found;
}

/** Names of the canaries that a text shows, also in the disguises in which a program writes one down by itself. */
export function foundIn(text: string, canaries: Canaries): string[] {
  const plain = text.replace(/\\[nrt]/g, ' '); // of JSON: a code behind the end of a line is one still
  return [...canaries].filter(([, value]) => disguises(value).some((one) => shows(plain, one))).map(([name]) => name);
}

const disguises = (value: string): string[] =>
  /^\d+$/.test(value)
    ? [value]
    : [
        value,
        encodeURIComponent(value),
        JSON.stringify(value).slice(1, -1),
        Buffer.from(value).toString('hex'),
        Buffer.from(value).toString('base64').replace(/..=*$/, ''),
        Buffer.from(value).toString('base64url').slice(0, -2),
      ];

/** A code is no code within a longer number or after the point of a second. */
const shows = (text: string, value: string): boolean =>
  /^\d+$/.test(value) ? new RegExp(`(?<![\\w.])${value}(?!\\w)`).test(text) : text.includes(value);
