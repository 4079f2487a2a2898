import type { NewApiKey } from '#contract/developers/developers.ts';
import { apiScopes } from '#contract/enumerations/api-scopes.ts';
import { asBrowser, call, password, type TestApplication } from './application.ts';

/** What is sent to have a key that may do everything. */
export const everyKey = (name: string): NewApiKey => ({ name, scopes: [...apiScopes], days: 90 });

/** An owner gives their password once more and makes a key. */
export async function makeKey(
  application: TestApplication,
  owner: { authorization: string },
  wanted: NewApiKey,
): Promise<{ id: string; key: string; prefix: string }> {
  await call(application, 'POST', '/api/auth/confirm-password', { password }, { ...owner, ...asBrowser });
  const made = await call(application, 'POST', '/api/v1/api-keys', wanted, owner);
  if (made.status !== 201) throw new Error(`a key was not made: ${made.status} ${JSON.stringify(made.body)}`);
  return made.body;
}
