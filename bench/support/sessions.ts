import { serializeSignedCookie } from 'better-call';
import type pg from 'pg';
import { createVault } from '#server/platform/vault/aes-gcm.ts';
import type { Place } from './place.ts';

/**
 * Signs people in past the form, each once. @param who a condition on `auth.user`. @returns their Authorization headers
 */
export async function openSessions(client: pg.Client, { masterKey }: Place, who: string): Promise<string[]> {
  const { rows } = await client.query<{ token: string }>(
    `insert into auth.session (id, token, user_id, expires_at) select gen_random_uuid(), md5(random()::text) || md5(random()::text), id, now() + interval '1 day' from auth."user" where ${who} returning token`,
  );
  const secret = createVault([Buffer.from(masterKey, 'base64')])
    .deriveKey('auth')
    .toString('base64');
  return Promise.all(
    rows.map(async ({ token }) => `Bearer ${(await serializeSignedCookie('', token, secret)).replace('=', '')}`),
  );
}
