import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { MemberRole } from '#contract/enumerations/people.ts';
import { connectOnce } from '#server/db/lasting.ts';
import { asApplication } from '#server/db/open.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { rolesWorld } from './roles-world.ts';

// A28: what a role may not do is held by the database as well, without anything that looks before.

const { at } = rolesWorld();

describe('A28 roles of an account', () => {
  it('are held by the database without that: what a viewer writes, and what a cleaner reads', async () => {
    const customerId = at.world.mine.customerId;
    const as = (role: MemberRole) =>
      ({ kind: 'owner', userId: customerId, customerId, name: 'Nora', member: { role, codes: false } }) as const;
    for (const role of ['viewer', 'cleaner'] as const)
      for (const statement of [
        'update stays set source = source',
        'delete from notifications',
        'delete from properties',
      ])
        await expect(
          withActor(at.application.deps.store, as(role), ({ client }) => client.query(statement)),
        ).rejects.toThrow(/read-only transaction/);
    const client = await connectOnce(asApplication(at.application.database.connection));
    const superuser = new pg.Client(at.application.database.superuser);
    await superuser.connect();
    const { rows: tables } = await superuser.query(
      "select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and n.nspname = 'public'",
    );
    const seenBy = async (role: string) => {
      const seen: string[] = [];
      for (const { name } of tables) {
        await client.query('begin');
        await client.query(
          "select set_config('app.actor', 'owner', true), set_config('app.customer_id', $1, true), set_config('app.role', $2, true)",
          [customerId, role],
        );
        const found = await client.query(`select from "${name}" limit 1`).catch(() => ({ rowCount: 0 }));
        if (found.rowCount) seen.push(name);
        await client.query('rollback');
      }
      return seen;
    };
    expect((await seenBy('cleaner')).sort()).toEqual(['properties', 'stays']);
    const managers = await seenBy('manager');
    for (const name of ['api_keys', 'account_members', 'account_invitations', 'account_archives', 'security_log'])
      expect(managers).not.toContain(name);
    expect(managers).toEqual(expect.arrayContaining(['conversations', 'messages', 'work_orders']));
    expect(await seenBy('owner')).toEqual(expect.arrayContaining(['api_keys', 'account_members', 'security_log']));
    await Promise.all([client.end(), superuser.end()]);
  });
});
