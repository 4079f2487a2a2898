import type pg from 'pg';

/** An account of 1,000 properties, 100,000 work orders of a year and 100,000 chats of ten messages each. */
export async function addReportedAccount(client: pg.Client): Promise<void> {
  const whose = `u.email = 'reported@example.com'`;
  await client.query('set session_replication_role = replica');
  await client.query(`
    insert into contractors (id, customer_id, company_name, service_type, phone, notification_method, status)
    select gen_random_uuid(), u.id, 'Plumber ' || n, 'plumbing', '+15415550110', 'text', 'active'
    from users u cross join generate_series(1, 60) n where ${whose}`);
  await client.query(`
    with ranked as (select o.id, row_number() over (order by o.id) as n from work_orders o join users u on u.id = o.customer_id where ${whose}),
      theirs as (select c.id, (row_number() over (order by c.id)) - 1 as n from contractors c join users u on u.id = c.customer_id where ${whose})
    update work_orders o set created_at = now() - (r.n % 365) * interval '1 day' - (r.n % 1440) * interval '1 minute',
      completed_at = now() - (r.n % 365) * interval '1 day' - (r.n % 1440) * interval '1 minute' + (r.n % 9000) * interval '1 minute',
      status = 'completed', dispatch_state = 'closed', cost_cents = 5000 + (r.n * 37) % 60000, nte_cents = 40000,
      service_type = (array['plumbing', 'electrical', 'hvac', 'cleaning'])[1 + r.n % 4], assigned_contractor_id = t.id,
      urgency_level = (array['urgent', 'high', 'medium', 'low'])[1 + r.n % 4],
      trouble = (array['no-heat', 'drain', 'no-water', 'lock-dead', null])[1 + r.n % 5],
      guest_rating = case when r.n % 3 = 0 then 1 + r.n % 5 end, guest_confirmed = case when r.n % 2 = 0 then 'fixed' end
    from ranked r join theirs t on t.n = r.n % 60 where o.id = r.id`);
  await client.query(`
    insert into dispatch_offers (id, customer_id, work_order_id, contractor_id, rank, state, notification_method, offered_at, expires_at, answered_at)
    select gen_random_uuid(), o.customer_id, o.id, o.assigned_contractor_id, 1, 'accepted', 'text', o.created_at,
      o.created_at + interval '1 hour', o.created_at + (abs(hashtext(o.id::text)) % 3000) * interval '1 second'
    from work_orders o join users u on u.id = o.customer_id where ${whose}`);
  await client.query(`
    insert into work_order_events (id, customer_id, work_order_id, at, kind, actor_kind, summary, from_state, to_state)
    select gen_random_uuid(), o.customer_id, o.id, o.created_at + n * interval '20 minutes', 'moved', 'service', 'Moved',
      (array['offered', 'accepted', 'scheduled'])[n], (array['accepted', 'scheduled', 'on_site'])[n]
    from work_orders o join users u on u.id = o.customer_id cross join generate_series(1, 3) n where ${whose}`);
  await client.query(`
    insert into conversations (id, customer_id, property_id, language, preview, created_at, last_message_at)
    select gen_random_uuid(), o.customer_id, o.property_id, (array['en', 'es', 'de'])[1 + abs(hashtext(o.id::text)) % 3], 'grown', o.created_at, o.created_at
    from work_orders o join users u on u.id = o.customer_id where ${whose}`);
  await client.query(
    `delete from conversations c using users u where u.id = c.customer_id and ${whose} and c.preview <> 'grown'`,
  );
  await client.query('drop index messages_words'); // words are not looked for here, and keeping it takes an hour
  await client.query(`
    insert into messages (id, customer_id, conversation_id, author, body, created_at)
    select gen_random_uuid(), c.customer_id, c.id, (array['guest', 'assistant'])[1 + n % 2], 'Where is the parking?',
      c.created_at + (n / 2) * interval '9 hours' + n * interval '7 seconds'
    from conversations c join users u on u.id = c.customer_id cross join generate_series(0, 9) n where ${whose}`);
  await client.query(`
    insert into decisions (id, customer_id, conversation_id, message_id, engine, reason_code, trace, created_at)
    select gen_random_uuid(), m.customer_id, m.conversation_id, m.id, 'embedded',
      (array['answer.fact', 'secret.release_asked', 'playbook.drain.look', 'unknown.asked_owner', 'answer.model'])[1 + abs(hashtext(m.id::text)) % 5], '{}', m.created_at
    from messages m join users u on u.id = m.customer_id where m.author = 'assistant' and ${whose}`);
  await client.query(`
    insert into handoffs (id, customer_id, conversation_id, reason, created_at, accepted_at, ended_at)
    select gen_random_uuid(), c.customer_id, c.id, 'money', c.created_at + interval '1 minute', c.created_at + interval '4 minutes', c.created_at + interval '1 hour'
    from conversations c join users u on u.id = c.customer_id where abs(hashtext(c.id::text)) % 8 = 0 and ${whose}`);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}
