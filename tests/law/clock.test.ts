import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Who may ask the machine what time it is, and why. Everybody else is told by the unit or the clock. */
const mayAsk: Record<string, string> = {
  'src/server/platform/clock/system.ts': 'is the clock',
  'src/server/features/accounts/library-clock.ts': 'the auth library dates its rows by the machine and takes no clock',
  'src/server/platform/files/disk.ts': 'a file is dated by the machine',
};

const asksMachine = /new Date\(\)|Date\.now\(|\bDate\(\)/;

it('what time it is comes from the unit or the clock, never from the machine', () => {
  const files = globSync('src/server/**/*.ts').filter((file) => !/\.(test|fixture)\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const asking = files.filter((file) => asksMachine.test(readFileSync(file, 'utf8')));
  expect(asking.sort()).toEqual(Object.keys(mayAsk).sort());
});
