import type pg from 'pg';

export const open = 2_000;
export const closed = 100_000;

/**
 * A desk of ten owners with ten houses each: 2,000 chats that are open, of which 1,200 wait, 100,000 that are done, and a
 * message to each of those; two agents, the first of whom is looked at.
 */
export async function addDesk(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica'); // the rows fit together; asking for each takes hours
  await client.query(
    `insert into auth."user" (id, name, email, email_verified, role, two_factor_enabled)
     select gen_random_uuid(), 'Agent ' || n, 'agent' || n || '@example.com', true, 'agent', true from generate_series(1, 2) n`,
  );
  await client.query(
    `insert into auth."user" (id, name, email, email_verified, role) select gen_random_uuid(), 'Owner ' || n, 'host' || n || '@example.com', true, 'owner' from generate_series(1, 10) n`,
  );
  await client.query(
    `insert into users (id, email, full_name) select id, email, name from auth."user" where email like 'host%'`,
  );
  await client.query(`
    insert into properties (id, customer_id, name, street_address, city, state, zip, normalized_address, guest_token, beds, baths, sq_ft, property_type)
    select gen_random_uuid(), u.id, 'House ' || n || ' of ' || u.full_name, n || ' Long Street', 'Newport', 'OR', '97365', u.email || n, u.email || n, 3, 2.5, 1400, 'Condo'
    from users u cross join generate_series(1, 10) n where u.email like 'host%'`);
  await client.query(
    `
    insert into conversations (id, customer_id, property_id, state, language, guest_name, preview, waiting_since, sla_due_at, snoozed_until, assigned_to, assigned_name, urgency, last_message_at, created_at)
    select gen_random_uuid(), p.customer_id, p.id, s.state, (array['en', 'es', 'fr', 'de', 'pt'])[n % 5 + 1], 'Guest ' || n, 'The tap drips, line ' || n,
      case when s.state in ('waiting', 'assigned') then now() - n * interval '1 second' end,
      case when s.state in ('waiting', 'assigned') then now() + (n % 240 - 30) * interval '1 minute' end,
      case when s.state = 'snoozed' then now() + n * interval '1 minute' end,
      case when s.state = 'assigned' then a.id end, case when s.state = 'assigned' then a.name end,
      case when n % 9 = 0 then 'high' end,
      now() - n * interval '20 seconds', now() - n * interval '25 seconds'
    from generate_series(1, $1::int + $2::int) n
      cross join lateral (select case when n > $1 then 'done' when n % 5 < 3 then 'waiting' when n % 5 = 3 then 'assigned' else 'snoozed' end as state) s
      join (select id, customer_id, row_number() over (order by id) as w from properties) p on p.w = n % 100 + 1
      join (select id, name, row_number() over (order by email) as w from auth."user" where role = 'agent') a on a.w = n % 2 + 1`,
    [open, closed],
  );
  await client.query(`
    insert into messages (id, customer_id, conversation_id, author, body, created_at)
    select gen_random_uuid(), c.customer_id, c.id, (array['guest', 'assistant'])[w % 2 + 1],
      'About ' || (array['parking', 'towels', 'the sauna', 'Zürich', 'the pool', 'the grill'])[w % 6 + 1] || ' and ' ||
      (array['parked cars', 'the beach', 'the stove', 'late check-out', 'the towels', 'Wi-Fi'])[w * 7 % 5 + 1] || ', line ' || w ||
      case when w % 2000 = 7 then ' zanzibar' else '' end || '. ' || repeat('It is all in the house manual. ', (w % 4)::int),
      c.created_at
    from (select c.*, row_number() over (order by created_at desc) as w from conversations c) c`);
  await client.query(`
    insert into work_orders (id, customer_id, property_id, conversation_id, service_type, property_name, property_address, urgency_level, status, dispatch_state, subject_line, issue_summary, created_at, updated_at)
    select gen_random_uuid(), c.customer_id, c.property_id, c.id, 'plumbing', 'House', 'Long Street', 'low', case when w % 2 = 0 then 'open' else 'completed' end, case when w % 2 = 0 then 'triage' else 'closed' end, 'Dripping tap ' || w, 'It drips.', c.created_at, c.created_at
    from (select c.*, row_number() over (order by created_at desc) as w from conversations c) c where w % 10 = 0`);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}
