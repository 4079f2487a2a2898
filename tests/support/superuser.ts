import type pg from 'pg';
import { superuser } from '#server/db/embedded-logins.ts';

/** For what no server does: a test that sets rules aside, a benchmark that fills tables. */
export const asSuperuser = (connection: pg.PoolConfig): pg.PoolConfig => ({ ...connection, user: superuser });
