import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type MemberRole, memberRoles } from '#contract/enumerations/people.ts';
import { call, startTestApplication, type TestApplication } from '../support/application.ts';
import { addMember, type MemberAt } from '../support/members.ts';
import { forgetLimits, makeWorld, type World } from './world.ts';

type RolesWorld = {
  application: TestApplication;
  world: World;
  /** One of each role in the account that is attacked, none of whom sees codes. */
  members: Record<MemberRole, MemberAt>;
};

/** A world with a member of each role: `at` holds it once the file's tests run. */
export function rolesWorld() {
  const at = {} as RolesWorld; // filled before the first test
  beforeAll(async () => {
    at.application = await startTestApplication();
    at.world = await makeWorld(at.application);
    const joined: [MemberRole, MemberAt][] = [];
    for (const role of memberRoles) joined.push([role, await join(at, role)]);
    at.members = Object.fromEntries(joined) as Record<MemberRole, MemberAt>; // one of each
  });
  beforeEach(() => forgetLimits(at.application));
  afterAll(() => at.application.end());
  const ask = (method: string, path: string, body: object | undefined, as: Record<string, string>) =>
    call(at.application, method, `/api/v1${path}`, body, as);
  return { at, ask };
}

const join = ({ application, world }: RolesWorld, role: MemberRole) =>
  addMember(application, world.mine.owner, { email: `${role}@example.com`, role, codes: false, name: `Nora ${role}` });
