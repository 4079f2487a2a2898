import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs, retention } from '#contract/privacy/retention.ts';
import { purgeExpiredRows } from '#server/workers.ts';
import { addOwner, addProperty, bookStay, startTestApplication, type TestApplication } from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';
import { openThread } from '../support/guest-thread.ts';

// Each kind of what is kept goes when it is as old as the list says, and not before.

const now = new Date('2126-06-10T12:00:00Z');
let application: TestApplication;
let owner: string;
let chat: string;
beforeAll(async () => {
  application = await startTestApplication({ clock: createSettableClock(now) });
  owner = await addOwner(application, 'olive@example.com');
  const { guest_token } = await addProperty(application, owner, 'Tide Pool', '1 Retention Road');
  chat = (await openThread(application, guest_token)).id;
});
afterAll(() => application.end());

type Kind = keyof typeof retention;
const uuid = sql`gen_random_uuid()`;
const none = sql`'{}'::jsonb`;

/** One row of each kind of that age, told apart by it. Pictures go with the files (`integration/property-images`),
 * and so do archives (`integration/archives`). */
const rowOf: Record<
  Exclude<Kind, 'pictures' | 'sessions' | 'archives' | 'archivesSent'>,
  (at: string, name: string) => ReturnType<typeof sql>
> = {
  notifications: (at, name) =>
    sql`insert into notifications (id, customer_id, event_id, kind, title, message, created_at) values (${uuid}, ${owner}, ${idOf(name)}, 'job_opened', ${name}, '', ${at})`,
  choices: (at, name) =>
    sql`insert into choices_made (id, customer_id, property_id, conversation_id, message_id, question, language, shown, at)
        select ${uuid}, ${owner}, property_id, id, ${uuid}, ${name}, 'en', '[]', ${at} from conversations where id = ${chat}`,
  notificationsDeleted: (at, name) =>
    sql`insert into notifications (id, customer_id, event_id, kind, title, message, created_at, deleted_at) values (${uuid}, ${owner}, ${idOf(name)}, 'job_opened', ${name}, '', ${now.toISOString()}, ${at})`,
  events: (at, name) =>
    sql`insert into events (customer_id, kind, actor_kind, data, at) values (${owner}, 'x', ${name}, ${none}, ${at})`,
  enquiries: (at, name) =>
    sql`insert into questions (id, name, question, form_source, created_at, answered_at) values (${uuid}, ${name}, '', 'FAQ Quick Question', ${at}, ${at})`,
  enquiriesOpen: (at, name) =>
    sql`insert into questions (id, name, question, form_source, created_at) values (${uuid}, ${name}, '', 'FAQ Quick Question', ${at})`,
  siteChats: (at, name) =>
    sql`insert into public_chatbot_conversations (session_id, created_at) values (${name}, ${at})`,
  securityLog: (at, name) =>
    sql`insert into security_log (id, kind, actor_kind, at) values (${uuid}, 'sign_in', ${name}, ${at})`,
  devices: (at, name) =>
    sql`insert into auth.known_device (id, user_id, mark, last_used_at) values (${uuid}, ${owner}, ${name}, ${at})`,
  members: (at, name) =>
    sql`with person as (insert into auth."user" (id, name, email) values (${uuid}, '', ${uuid}::text) returning id)
        insert into account_members (id, customer_id, user_id, role, codes, preferences, removed_at)
        select ${uuid}, ${owner}, id, 'viewer', false, ${JSON.stringify({ name })}::jsonb, ${at} from person`,
  invitations: (at, name) =>
    sql`insert into account_invitations (id, customer_id, email, role, codes, token_hash, invited_by, expires_at) values (${uuid}, ${owner}, ${name}, 'viewer', false, ${name}, '', ${at})`,
  links: (at, name) =>
    sql`insert into auth.verification (id, identifier, value, expires_at) values (${uuid}, ${name}, '', ${at})`,
  stayCodes: (at, name) =>
    sql`insert into stay_codes (id, customer_id, property_id, conversation_id, stay_id, code_hash, expires_at, created_at) values (${uuid}, ${owner}, ${uuid}, ${uuid}, ${uuid}, ${name}, ${at}, ${at})`,
  stayChecks: (at, name) =>
    sql`insert into stay_checks (id, customer_id, property_id, conversation_id, network, passed, at) values (${uuid}, ${owner}, ${uuid}, ${uuid}, ${name}, false, ${at})`,
  transcripts: (at, name) =>
    sql`insert into model_calls (id, customer_id, conversation_id, model, outcome, request, input_tokens, output_tokens, milliseconds, at) values (${uuid}, ${owner}, ${uuid}, ${name}, 'answered', ${none}, 0, 0, 0, ${at})`,
  outbox: (at, name) =>
    sql`insert into outbox_messages (id, message_id, channel, sealed, created_at) values (${uuid}, ${name}, 'mail', '', ${at})`,
  heldMails: (at, name) =>
    sql`insert into held_mails (id, customer_id, property_id, event_id, recipient, kind, title, message, path, due_at, told_at) values (${uuid}, ${owner}, ${uuid}, ${idOf(name)}, 'owner', 'notice', ${name}, '', '/', ${at}, ${at})`,
  deliveries: (at, name) =>
    sql`with hook as (insert into webhook_endpoints (id, customer_id, url, secret) values (${uuid}, ${owner}, '', '') returning id)
        insert into webhook_deliveries (id, customer_id, endpoint_id, event_id, kind, body, give_up_at, created_at) select ${uuid}, ${owner}, id, ${name}, 'x', ${none}, ${at}, ${at} from hook`,
  paymentEvents: (at, name) =>
    sql`insert into webhook_events_seen (id, source, event_id, payload, received_at, handled_at) values (${uuid}, 'stripe', ${name}, ${none}, ${at}, ${at})`,
  answers: (at, name) =>
    sql`insert into idempotency_keys (scope, key, body_hash, created_at) values ('x', ${name}, '', ${at})`,
  imports: (at, name) =>
    sql`insert into imports (id, customer_id, kind, file_name, rows, created_at) values (${uuid}, ${owner}, 'contractors', ${name}, 0, ${at})`,
  deeds: (at, name) =>
    sql`insert into bulk_deeds (id, customer_id, kind, about, properties, done, refused, inverses, actor_kind, at, undo_until)
        values (${uuid}, ${owner}, 'add_group', ${name}, 0, 0, '[]', '[]', 'owner', ${at}, ${at})`,
  views: (at, name) =>
    sql`insert into saved_views (id, customer_id, person_id, "table", name, search, removed_at) values (${uuid}, ${owner}, ${owner}, 'stays', ${name}, '', ${at})`,
  drafts: (at, name) =>
    sql`insert into property_drafts (customer_id, id, sealed, saved_at) values (${owner}, ${uuid}, ${name}, ${at})`,
};

let ids = 0;
const known = new Map<string, number>();
const idOf = (name: string) => {
  const id = known.get(name) ?? ++ids;
  known.set(name, id);
  return id;
};

it('is so for every kind of the list', async () => {
  const kinds = Object.keys(rowOf) as (keyof typeof rowOf)[]; // its own
  for (const kind of kinds)
    for (const [name, off] of [
      ['old', -3_600_000],
      ['young', 3_600_000],
    ] as const) {
      const at = new Date(now.getTime() - retention[kind].days * dayMs + off).toISOString();
      await application.authDb.execute(rowOf[kind](at, `${kind}-${name}`));
    }
  expect((await there('old')).sort()).toEqual(kinds.toSorted());
  await purgeExpiredRows(application.deps);
  expect(await there('old')).toEqual([]);
  expect((await there('young')).sort()).toEqual(kinds.toSorted());
});

it('takes a guest out of a stay who never wrote, when their owner’s time is over', async () => {
  const property = await addProperty(application, owner);
  const guest = { guest_name: 'Quentin Zephyr', guest_phone: '(541) 555-0142' };
  for (const check_out of ['2124-06-05', '2124-06-15'])
    await bookStay(application, owner, property.id, { check_in: '2124-06-01', check_out, ...guest });
  await purgeExpiredRows(application.deps);
  const { rows } = await application.authDb.execute(
    sql`select check_out::text, guest_name from stays order by check_out`,
  );
  expect(rows).toEqual([
    { check_out: '2124-06-05', guest_name: null },
    { check_out: '2124-06-15', guest_name: 'Quentin Zephyr' },
  ]);
});

/** The kinds of which a row of that name is left, in whatever table. */
async function there(name: 'old' | 'young'): Promise<string[]> {
  const { rows: tables } = await application.authDb.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema in ('public', 'auth') and table_type = 'BASE TABLE'`,
  );
  const found = tables.map((one) => `select substring(t::text from '(\\w+)-${name}') as kind from ${one.name} t`);
  const { rows } = await application.authDb.execute<{ kind: string | null }>(sql.raw(found.join(' union ')));
  return rows.flatMap(({ kind }) => kind ?? []);
}
