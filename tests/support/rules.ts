import type { OwnRules } from '#contract/protocols/protocols.ts';
import { call, type TestApplication } from './application.ts';

type Bearer = { authorization: string };

/** The account's rules, or one property's. */
export async function readRules(application: TestApplication, owner: Bearer, property_id: string | null = null) {
  const at = property_id ? `?property_id=${property_id}` : '';
  return (await call(application, 'GET', `/api/v1/protocols${at}`, undefined, owner)).body;
}

/** They are these from now on, and no other. */
export async function saveRules(
  application: TestApplication,
  owner: Bearer,
  rules: OwnRules,
  property_id: string | null = null,
) {
  const { version } = await readRules(application, owner, property_id);
  return call(application, 'PUT', '/api/v1/protocols', { property_id, version, rules }, owner);
}
