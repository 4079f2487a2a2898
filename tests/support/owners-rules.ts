import { beforeEach } from 'vitest';
import type { OwnRules } from '#contract/protocols/protocols.ts';
import { call } from './application.ts';
import { beachHouse } from './beach-house.ts';
import { words } from './guest-thread.ts';
import { readRules, saveRules } from './rules.ts';

/** The beach house whose owner has no rules of their own at the beginning of each test, and its guests. */
export function ownersRules() {
  const { at, openThread } = beachHouse();
  const read = (property_id?: string) => readRules(at.application, at.owner, property_id);
  const save = (rules: OwnRules, property_id?: string) => saveRules(at.application, at.owner, rules, property_id);

  const openGuest = async () => {
    const { verify, ...thread } = await openThread();
    return {
      ...thread,
      say: async (line: string) => words(await thread.say(line)),
      verify: () => verify('0120'),
    };
  };

  const atDesk = async (id: string, as = at.agent) =>
    (await call(at.application, 'GET', `/api/v1/conversations/${id}`, undefined, as)).body;

  beforeEach(async () => {
    await save({});
    await save({}, at.property.id);
  });

  return { at, read, save, openGuest, atDesk };
}
