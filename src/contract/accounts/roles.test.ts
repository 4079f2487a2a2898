import { isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { accountRanks } from '../enumerations/people.ts';
import { contract } from '../index.ts';
import { decidesOverCodes, overCodes } from './over-codes.ts';
import { placeOf, places, reaches, seesCodes } from './roles.ts';

// What each procedure's place means over HTTP: tests/attacks/a28-roles.test.ts.

const paths = Object.entries(contract).flatMap(([group, procedures]) =>
  Object.entries(procedures).map(([name, procedure]) => ({ path: [group, name], procedure })),
);

test('every procedure has a place, and every place a procedure', () => {
  for (const { path, procedure } of paths) {
    expect([path, isContractProcedure(procedure)]).toEqual([path, true]);
    expect([path, placeOf(path)]).not.toEqual([path, undefined]);
  }
  const placed = Object.values(places).flatMap((group) => Object.keys(group));
  expect(placed.length).toBe(paths.length);
  expect(placeOf(['stays', 'toString'])).toBeUndefined();
  expect(placeOf(['no', 'such'])).toBeUndefined();
});

test('a rank may do what those below it may, and none what is the team’s', () => {
  const mays = (rank: (typeof accountRanks)[number]) =>
    paths.filter(({ path }) => reaches(rank, placeOf(path) ?? 'staff'));
  const counts = ['cleaner', 'viewer', 'manager', 'owner', 'holder'] as const;
  const sizes = counts.map((rank) => mays(rank).length);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(new Set(sizes).size).toBe(counts.length);
  for (const rank of accountRanks) expect(reaches(rank, 'staff')).toBe(false);
});

test.each(['billing.view', 'people.invite', 'developers.addKey', 'privacy.askDeletion', 'archives.make'])(
  '%s is no manager’s',
  (name) => expect(reaches('manager', placeOf(name.split('.')) ?? 'staff')).toBe(false),
);

test('what decides over codes is known by name as it is by address', () => {
  const decides = paths.filter(({ procedure }) => {
    const { method = 'POST', path = '' } = isContractProcedure(procedure) ? procedure['~orpc'].route : {};
    return decidesOverCodes(method, path);
  });
  expect([...overCodes].sort()).toEqual(decides.map(({ path }) => path.join('.')).sort());
});

test('owners see codes in any case', () => {
  expect(seesCodes('owner', false)).toBe(true);
  expect(seesCodes('manager', false)).toBe(false);
  expect(seesCodes('cleaner', true)).toBe(true);
});
