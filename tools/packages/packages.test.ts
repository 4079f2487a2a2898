import { expect, test } from 'vitest';
import { type Advisory, findings, readKnown } from './advisories.ts';
import { faultsOf, type Lockfile } from './lockfile.ts';

const sha = { integrity: 'sha512-AA==' };
const wanted = { dependencies: { a: '1.0.0' }, devDependencies: {} };

const lockfile = (packages: Lockfile['packages']): Lockfile => ({ packages: { '': {}, ...packages } });

test('every package is locked by its hash, to one version, from the registry', () => {
  expect(faultsOf(lockfile({ 'node_modules/a': { version: '1.0.0', ...sha } }), wanted)).toEqual([]);
  expect(faultsOf(lockfile({ 'node_modules/a': { version: '1.0.0' } }), wanted)).toEqual([
    'a@1.0.0 has no sha512 of what it holds',
  ]);
  expect(faultsOf(lockfile({ 'node_modules/a': { version: '1.0.1', ...sha } }), wanted)).toEqual([
    'a 1.0.0 is not what is locked',
  ]);
  const elsewhere = { version: '1.0.0', resolved: 'https://elsewhere.example/a.tgz', ...sha };
  expect(faultsOf(lockfile({ 'node_modules/a': elsewhere }), wanted)).toEqual([
    'a comes from https://elsewhere.example/a.tgz',
  ]);
  const loose = { dependencies: {}, devDependencies: { a: '^1.0.0' } };
  expect(faultsOf(lockfile({ 'node_modules/a': { version: '1.0.0', ...sha } }), loose)).toContain(
    'a is asked for as ^1.0.0, which is no single version',
  );
});

test('an advisory finds each installed version in its range, wherever it stands', () => {
  const advisory: Advisory = { id: 'GHSA-x', package: '@a/b', affected: '<2.0.0', about: '' };
  const packages = {
    'node_modules/@a/b': { version: '2.0.0' },
    'node_modules/c/node_modules/@a/b': { version: '1.9.9' },
    'node_modules/d': { name: '@a/b', version: '1.0.0' },
  };
  expect(findings(lockfile(packages), [advisory])).toEqual([{ advisory, installed: ['1.9.9', '1.0.0'] }]);
});

test('what is known is dated, and each is named once', () => {
  const { checked_on, advisories } = readKnown();
  expect(checked_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(new Set(advisories.map(({ id, package: name }) => `${id} ${name}`)).size).toBe(advisories.length);
});
