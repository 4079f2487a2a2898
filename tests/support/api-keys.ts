import type { NewApiKey } from '#contract/developers/developers.ts';
import { apiScopes } from '#contract/enumerations/api-scopes.ts';
import { asBrowser, call, password, type TestHouse } from './house.ts';

/** What is sent to have a key that may do everything. */
export const everyKey = (name: string): NewApiKey => ({ name, scopes: [...apiScopes], days: 90 });

/** An owner gives their password once more and makes a key. */
export async function makeKey(
  house: TestHouse,
  owner: { authorization: string },
  wanted: NewApiKey,
): Promise<{ id: string; key: string; prefix: string }> {
  await call(house, 'POST', '/api/auth/confirm-password', { password }, { ...owner, ...asBrowser });
  const made = await call(house, 'POST', '/api/v1/api-keys', wanted, owner);
  if (made.status !== 201) throw new Error(`a key was not made: ${made.status} ${JSON.stringify(made.body)}`);
  return made.body;
}
