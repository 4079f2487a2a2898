import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const shared = {
  environment: 'node',
  setupFiles: ['tests/support/console.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};
const database = {
  ...shared,
  setupFiles: [...shared.setupFiles, 'tests/support/statements.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Reading the server's modules anew for every file takes longer than most files; none of them keeps state.
  isolate: false,
  globalSetup: ['tests/support/postgres-setup.ts'],
};

/** They take long and wait a lot: among those that begin first, lest one of them is left over at the end. */
const wholeServers = ['tests/start/**/*.test.ts', 'src/server/db/embedded.test.ts'];

/**
 * Tests of PostgreSQL itself: they open its driver, or what stands on it (server/db but for the tables), on the run's
 * cluster. What all others show on 18 holds on 15 when it takes their SQL: tests/older asks it.
 */
const ofPostgres = globSync('{src,tests}/**/*.db.test.ts').filter((file) => {
  const text = readFileSync(file, 'utf8');
  const startsOneOfItsOwn = text.includes("'#server/db/embedded.ts'");
  return !startsOneOfItsOwn && /from '(pg|#server\/db\/(?!tables\/)[^']+)'/.test(text);
});

/**
 * `*.db.test.ts`, attacks and faults are given a PostgreSQL (tests/support/postgres.ts); the others need nothing. e2e
 * belongs to Playwright.
 */
export default defineConfig({
  test: {
    maxWorkers: 3, // of two cores: a test waits for PostgreSQL half its time
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [
            'src/web/**',
            '{src,tests}/**/*.db.test.ts',
            'tests/{faults,attacks,e2e,older}/**',
            ...wholeServers,
          ],
          isolate: false, // as below
        },
      },
      // Each file with modules and a browser's globals of its own.
      { test: { ...shared, name: 'web', include: ['src/web/**/*.test.{ts,tsx}'] } },
      { test: { ...database, name: 'integration', include: ['{src,tests}/**/*.db.test.ts'] } },
      { test: { ...database, name: 'hostile', include: ['tests/{faults,attacks}/**/*.test.ts', ...wholeServers] } },
      // With TEST_PG=15, after a run on 18.
      { test: { ...database, name: 'older', include: ['tests/older/**/*.test.ts', ...ofPostgres] } },
      {
        // `npm run attacks`: the attacks among them, and the figures that need a quiet machine.
        test: {
          ...shared,
          name: 'attacks',
          include: ['tests/attacks/**/*.{test,figures}.ts'],
          globalSetup: ['tests/support/postgres-setup.ts'],
          testTimeout: 600_000,
        },
      },
    ],
  },
});
