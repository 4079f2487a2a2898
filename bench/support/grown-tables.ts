import type pg from 'pg';

/** Of each table, to every owner. */
const each = 100;

/**
 * Fills up properties, work orders and conversations to so many rows each, a hundred of each to an owner; the first ten
 * owners' conversations have a message and its answer. An owner's address of mail names which one it is, from 1.
 */
export async function growTo(client: pg.Client, rows: number): Promise<void> {
  const { rows: there } = await client.query<{ count: number }>(
    "select count(*)::int as count from users where email like 'owner%'",
  );
  const from = (there[0]?.count ?? 0) + 1;
  await client.query('set session_replication_role = replica'); // the rows fit together; asking for each takes hours
  await addOwners(
    client,
    `select 'owner' || i || '@example.com' as email from generate_series(${from}, ${rows / each}) i`,
  );
  await fillAccounts(
    client,
    `u.email like 'owner%' and substr(split_part(u.email, '@', 1), 6)::int >= ${from}`,
    each,
    1,
  );
  if (from === 1) await talk(client);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

/** One account of 1,000 properties and 10,000 work orders. */
export async function addLargeAccount(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  await addOwners(client, `select 'large@example.com' as email`);
  await fillAccounts(client, `u.email = 'large@example.com'`, 1000, 10);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

/** One account of 250 properties and 1,000 work orders of the last eleven days, each asked for, offered twice and told. */
export async function addRuledAccount(client: pg.Client): Promise<void> {
  const whose = `u.email = 'ruled@example.com'`;
  await client.query('set session_replication_role = replica');
  await addOwners(client, `select 'ruled@example.com' as email`);
  await fillAccounts(client, whose, 250, 4);
  await client.query(`
    insert into contractors (id, customer_id, company_name, service_type, phone, notification_method, status)
    select gen_random_uuid(), u.id, 'Plumber ' || n, 'plumbing', '+15415550110', 'text', 'active' from users u cross join generate_series(1, 20) n where ${whose}`);
  await client.query(`
    insert into approvals (id, customer_id, work_order_id, kind, question, amount_cents, due_at, decision, decided_at, created_at)
    select gen_random_uuid(), o.customer_id, o.id, 'dispatch', 'Send somebody?', 30000, o.created_at + interval '2 hours', 'approved', o.created_at + interval '1 hour', o.created_at
    from work_orders o join users u on u.id = o.customer_id where ${whose}`);
  await client.query(`
    insert into dispatch_offers (id, customer_id, work_order_id, contractor_id, rank, state, notification_method, offered_at, expires_at, answered_at)
    select gen_random_uuid(), o.customer_id, o.id, c.id, n, (array['expired', 'accepted'])[n], 'text',
      o.created_at + n * interval '1 hour', o.created_at + n * interval '2 hours', o.created_at + n * interval '90 minutes'
    from work_orders o join users u on u.id = o.customer_id cross join generate_series(1, 2) n
      cross join lateral (select id from contractors c where c.customer_id = u.id limit 1) c where ${whose}`);
  await client.query(`
    insert into work_order_events (id, customer_id, work_order_id, at, kind, actor_kind, summary)
    select gen_random_uuid(), o.customer_id, o.id, o.created_at + n * interval '1 minute', 'offered', 'service', 'Offered to somebody'
    from work_orders o join users u on u.id = o.customer_id cross join generate_series(1, 12) n where ${whose}`);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

/** One account of 300 properties in groups, with 20,100 work orders, as many chats of five messages each, and stays. */
export async function addManyHouses(client: pg.Client, email = 'many@example.com', houses = 300): Promise<void> {
  const whose = `u.email = '${email}'`;
  await client.query('set session_replication_role = replica');
  await addOwners(client, `select '${email}' as email`);
  await fillAccounts(client, whose, houses, 67);
  await client.query(`
    insert into property_groups (id, customer_id, property_id, kind, name)
    select gen_random_uuid(), p.customer_id, p.id, k.kind, initcap(k.kind) || ' ' || substr(p.name, 7)::int % k.many
    from properties p join users u on u.id = p.customer_id
      cross join (values ('tag', 10), ('building', 40), ('owner', 20)) k (kind, many) where ${whose}`);
  await client.query(`
    insert into contractors (id, customer_id, company_name, service_type, phone, notification_method, status)
    select gen_random_uuid(), u.id, 'Plumber ' || n, 'plumbing', '+15415550110', 'text', 'active'
    from users u cross join generate_series(1, 120) n where ${whose}`);
  await client.query(`
    insert into stays (id, customer_id, property_id, guest_name, check_in, check_out, status, source)
    select gen_random_uuid(), p.customer_id, p.id, 'Guest ' || n, current_date + n * 4 - 100, current_date + n * 4 - 97, 'booked', 'owner'
    from properties p join users u on u.id = p.customer_id cross join generate_series(1, 50) n where ${whose}`);
  await client.query(`
    insert into messages (id, customer_id, conversation_id, author, body, created_at)
    select gen_random_uuid(), c.customer_id, c.id, case n % 2 when 1 then 'guest' else 'assistant' end, 'The tap drips.', c.created_at + n * interval '1 s'
    from conversations c join users u on u.id = c.customer_id cross join generate_series(1, 5) n where ${whose}`);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

/** Two accounts of 300 properties, 10,000 chats and 100,000 messages each, in the same words. */
export async function addTalkingAccounts(client: pg.Client): Promise<void> {
  const whose = `u.email like 'talking%'`;
  await client.query('set session_replication_role = replica');
  await addOwners(client, `select 'talking' || i || '@example.com' as email from generate_series(1, 2) i`);
  await fillAccounts(client, whose, 300, 0);
  await client.query(`
    insert into conversations (id, customer_id, property_id, state, language, guest_name, preview, last_message_at, created_at)
    select gen_random_uuid(), u.id, p.id, case when n % 40 = 0 then 'waiting' else 'assistant' end,
      (array['en', 'es', 'fr', 'de', 'pt'])[n % 5 + 1], 'Guest ' || n, 'Thank you.',
      now() - n * interval '5 minutes', now() - n * interval '7 minutes'
    from users u cross join generate_series(1, 10000) n
      join lateral (select id from properties where customer_id = u.id order by id offset n % 300 limit 1) p on true where ${whose}`);
  await client.query(`
    insert into messages (id, customer_id, conversation_id, author, body, created_at)
    select gen_random_uuid(), c.customer_id, c.id, (array['guest', 'assistant'])[n % 2 + 1],
      'About ' || (array['parking', 'towels', 'the sauna', 'Zürich', 'the pool', 'the grill'])[(w + n) % 6 + 1] || ' and ' ||
      (array['parked cars', 'the beach', 'the stove', 'late check-out', 'the towels', 'Wi-Fi'])[(w + n * 7) % 6 + 1] || ', line ' || w || n ||
      case when w % 2000 = 7 then ' zanzibar' else '' end || '. ' || repeat('It is all in the house manual. ', n % 4),
      c.created_at + n * interval '1 second'
    from (select c.*, row_number() over () as w from conversations c join users u on u.id = c.customer_id where ${whose}) c
      cross join generate_series(1, 10) n`);
  await client.query(`
    insert into work_orders (id, customer_id, property_id, conversation_id, service_type, property_name, property_address, urgency_level, status, dispatch_state, subject_line, issue_summary, guest_rating, created_at, updated_at)
    select gen_random_uuid(), c.customer_id, c.property_id, c.id, 'plumbing', 'House', 'Long Street', 'low', 'completed', 'closed', 'Dripping tap', 'It drips.', w % 5 + 1, c.created_at, c.created_at
    from (select c.*, row_number() over () as w from conversations c join users u on u.id = c.customer_id where ${whose}) c where w % 10 = 0`);
  await client.query(`
    insert into alarms (id, customer_id, conversation_id, danger, due_at, ended_at)
    select gen_random_uuid(), c.customer_id, c.id, 'gas', now(), now()
    from (select c.*, row_number() over () as w from conversations c join users u on u.id = c.customer_id where ${whose}) c where w % 30 = 0`);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

async function addOwners(client: pg.Client, emails: string): Promise<void> {
  await client.query(
    `insert into auth."user" (id, name, email, email_verified, role) select gen_random_uuid(), email, email, true, 'owner' from (${emails}) e`,
  );
  await client.query(
    `insert into users (id, email, full_name) select id, email, name from auth."user" where email in (${emails})`,
  );
}

/** @param perProperty how many work orders, and how many conversations */
async function fillAccounts(client: pg.Client, who: string, count: number, perProperty: number): Promise<void> {
  await client.query(`
    insert into properties (id, customer_id, name, street_address, city, state, zip, normalized_address, guest_token, beds, baths, sq_ft, property_type, created_at)
    select gen_random_uuid(), u.id, 'House ' || n, n || ' Long Street', 'Newport', 'OR', '97365', u.email || n, u.email || n, 3, 2.5, 1400, 'Condo', now() - n * interval '1 hour'
    from users u cross join generate_series(1, ${count}) n where ${who}`);
  await client.query(`
    insert into conversations (id, customer_id, property_id, state, preview, last_message_at, created_at)
    select gen_random_uuid(), p.customer_id, p.id, 'done', 'The tap drips.', p.created_at - n * interval '1 minute', p.created_at - n * interval '1 minute'
    from properties p join users u on u.id = p.customer_id cross join generate_series(1, ${perProperty}) n where ${who}`);
  await client.query(`
    insert into work_orders (id, customer_id, property_id, service_type, property_name, property_address, urgency_level, status, dispatch_state, subject_line, issue_summary, created_at, updated_at)
    select gen_random_uuid(), p.customer_id, p.id, 'plumbing', p.name, p.street_address || ', Newport, OR 97365',
      (array['urgent', 'high', 'medium', 'low'])[n % 4 + 1], (array['open', 'in_progress', 'completed'])[n % 3 + 1], (array['triage', 'en_route', 'closed'])[n % 3 + 1],
      'Dripping tap ' || n, 'It drips.', p.created_at - n * interval '1 minute', p.created_at
    from properties p join users u on u.id = p.customer_id cross join generate_series(1, ${perProperty}) n where ${who}`);
}

async function talk(client: pg.Client): Promise<void> {
  await client.query(`
    insert into messages (id, customer_id, conversation_id, author, body, created_at)
    select gen_random_uuid(), c.customer_id, c.id, a.author, 'The tap drips.', c.created_at + a.after
    from conversations c join users u on u.id = c.customer_id
      cross join (values ('guest', interval '0 s'), ('assistant', interval '1 s')) a (author, after)
    where u.email in (select 'owner' || i || '@example.com' from generate_series(1, 10) i)`);
}
