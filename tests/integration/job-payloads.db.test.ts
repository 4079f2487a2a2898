import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { startTestApplication, type TestApplication } from '../support/application.ts';
import { waitFor } from '../support/waiting.ts';

// What a job has to say lies sealed beside it, and no longer than it takes.

/** Mails as they came in, after as many refusals as were wished for. */
const inbox: string[] = [];
let refusals = 0;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo: ({ address }, _session, done) => {
    const busy = Object.assign(new Error(`<${address}> Try later`), { responseCode: 451 });
    done(refusals-- > 0 ? busy : undefined);
  },
  onData: (stream, _session, done) => {
    text(stream).then((mail) => done(inbox.push(mail) ? undefined : null), done);
  },
});

let application: TestApplication;
let env: Record<string, string>;
beforeAll(async () => {
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo; // It listens on a port, not on a pipe.
  env = { SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_REQUIRE_TLS: '0' };
  application = await startTestApplication({ env });
});
afterAll(async () => {
  await application.end();
  await new Promise<void>((resolve) => smtp.close(resolve));
});
beforeEach(() => {
  inbox.length = 0;
});

const mail = {
  messageId: 'canary-1@porchlight',
  to: 'dana-canary@example.com',
  subject: 'Canary subject',
  text: 'Open http://porchlight.test/reset-password?token=canary-token',
};
const send = () => withActor(application.deps.store, system, (unit) => unit.enqueue('mail.send', mail));
const sentIds = () => inbox.map((one) => /Message-ID: <(.*)>/.exec(one)?.[1]).sort();
const purgeExpired = () => withActor(application.deps.store, system, (unit) => unit.enqueue('expired.purge', {}));
const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await application.authDb.execute<Row>(query)).rows;
const jobs = () =>
  rows<{ id: string; data: object; state: string; said: string }>(
    sql`select id::text, data, state, j::text as said from pgboss.job j where name = 'mail.send' order by created_on, id`,
  );
const payloads = () => rows<{ id: string; said: string }>(sql`select id::text, p::text as said from job_payloads p`);

describe('The words of a job', () => {
  it('lie sealed until it is done, under one Message-ID over all its tries, and then not at all', async () => {
    refusals = 1;
    await send();
    const failed = await waitFor(async () => (await jobs()).find(({ state }) => state === 'retry'));
    const [kept] = await payloads();
    expect([failed.data, kept?.id]).toEqual([{}, failed.id]);
    expect(failed.said).toContain('Try later');
    expect(`${failed.said} ${kept?.said}`).not.toMatch(/canary/i);
    await waitFor(async () => inbox.length > 0 && (await payloads()).length === 0);
    expect(inbox).toHaveLength(1);
    expect(inbox[0]).toContain('Message-ID: <canary-1@porchlight>');
    expect(inbox[0]?.replaceAll('=\r\n', '')).toContain('canary-token');
  });

  it('are added by the application’s role and read by nobody of it', async () => {
    const asked = (text: string) => withActor(application.deps.store, system, ({ client }) => client.query(text));
    for (const statement of ['select id from job_payloads', 'delete from job_payloads', 'truncate job_payloads'])
      await expect(asked(statement), statement).rejects.toThrow(/permission denied/);
    await expect(asked(`update job_payloads set sealed = ''`)).rejects.toThrow(/permission denied/);
  });

  it('of a job that a node had done when it ended are not wanted again', async () => {
    await rows(sql`insert into pgboss.job (name, data) values ('mail.send', '{}')`);
    await send(); // which wakes the worker
    await waitFor(async () => (await jobs()).every(({ state }) => state === 'completed'));
    expect(inbox).toHaveLength(1);
  });

  it('are dropped a day later where the job failed for good, and kept while it waits', async () => {
    const old = sql`now() - interval '25 hours'`;
    const [waiting, gone] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    await rows(
      sql`insert into pgboss.job (id, name, data, start_after) values (${waiting}, 'mail.send', '{}', now() + interval '1 day')`,
    );
    await rows(sql`insert into pgboss.job (id, name, data, state) values (${gone}, 'mail.send', '{}', 'failed')`);
    for (const id of [waiting, gone])
      await rows(
        sql`insert into job_payloads (id, queue, sealed, created_at) values (${id}, 'mail.send', 'v1.x', ${old})`,
      );
    await purgeExpired();
    await waitFor(async () => (await payloads()).length === 1);
    expect((await payloads()).map(({ id }) => id)).toEqual([waiting]);
    await rows(sql`delete from job_payloads`);
    await rows(sql`delete from pgboss.job where id = ${waiting}`);
  });
});

describe('What an earlier version left in clear', () => {
  it('is sealed at the next start in jobs that wait, and is gone from jobs that are done', async () => {
    const later = { ...mail, messageId: 'canary-2@porchlight' };
    await rows(
      sql`insert into pgboss.job (name, data, start_after) values ('mail.send', ${JSON.stringify(later)}, now() + interval '1 day')`,
    );
    const said = JSON.stringify({ to: '+15550100', body: 'canary' });
    await rows(
      sql`insert into pgboss.job (name, data, state, output) values ('text.send', ${said}, 'failed', ${said})`,
    );

    const node = await startTestApplication({ on: application, env });
    expect(await rows(sql`select 1 from pgboss.job j where j::text ilike '%canary%'`)).toEqual([]);
    await rows(sql`update pgboss.job set start_after = now() where state = 'created' and name = 'mail.send'`);
    await send();
    await waitFor(async () => inbox.length > 1);
    expect(sentIds()).toEqual(['canary-1@porchlight', 'canary-2@porchlight']);
    await node.end();
  });

  it('and is still put into the queue by a node of that version, is sent and then blanked', async () => {
    const clear = JSON.stringify({ ...mail, messageId: 'canary-4@porchlight' });
    await rows(sql`insert into pgboss.job (name, data) values ('mail.send', ${clear})`);
    await send();
    await waitFor(async () => inbox.length > 1);
    await purgeExpired();
    await waitFor(async () => !(await jobs()).some(({ said }) => /canary/i.test(said)));
    expect(sentIds()).toEqual(['canary-1@porchlight', 'canary-4@porchlight']);
  });
});
