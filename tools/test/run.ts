import { mkdirSync, rmSync } from 'node:fs';
import { findInstalledPostgres } from '../../tests/support/postgres-binaries.ts';
import { checks } from './checks.ts';
import { findOrInstallChromium } from './chromium.ts';
import { printFailures } from './failures.ts';
import { playwright, vitest } from './reports.ts';
import { keepScratchInMemory } from './scratch.ts';
import { printSlowest } from './slowest.ts';
import { commands, type Outcome, runCommand, runStep, type Step, sum } from './step.ts';

const statements = '.cache/test/statements'; // tests/older reads it
const unit: Step = {
  name: 'unit and integration tests, attacks and faults, PostgreSQL 18',
  run: () => {
    rmSync(statements, { recursive: true, force: true });
    const projects = ['unit', 'web', 'integration', 'hostile'].flatMap((name) => ['--project', name]);
    return vitest('18', projects, { STATEMENTS: statements });
  },
};
/** Tests of PostgreSQL itself, and every text that the run before it sent to 18. */
const older: Step = {
  name: 'tests of PostgreSQL and all SQL, PostgreSQL 15',
  run: () => vitest('15', ['--project', 'older'], { TEST_PG: '15' }),
};
/** The pages as `npm start` would build them, and only when it would: a server with older ones does not start. */
const build = commands('build', ['node', 'tools/start/build.mjs']);
/** Words after it choose files and say how they are run: `npm run e2e -- contractors --trace=on`. */
const journeys: Step = {
  name: 'journeys in Chromium',
  run: async () => playwright(await findOrInstallChromium(), process.argv.slice(3)),
};

/** Every step is run, whatever became of those before; the closing line counts tests, and a step that fails as one. */
async function main(which: string | undefined): Promise<void> {
  mkdirSync('.cache/test', { recursive: true });
  keepScratchInMemory();
  // The build beside the checks, each of which is busy on one core, and before the tests: the server under test has the
  // pages of this commit wherever it is run.
  const first = [...(which === 'e2e' ? [] : checks), ...(which === 'check' ? [] : [build])];
  const outcomes = await Promise.all(first.map(runStep));
  const built = which !== 'check' && outcomes.at(-1);
  if (which === undefined) outcomes.push(await runStep(unit), await runOlder());
  if (built && built.failed === 0) outcomes.push(await runStep(journeys));
  printSlowest();
  printFailures();
  const { passed, failed } = sum(outcomes);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** One file after the other, so that none stands in the way of another's figures. */
async function runAttacks(): Promise<void> {
  await runStep(build);
  const { code, output } = await runCommand('vitest', [
    'run',
    '--project=attacks',
    '--no-file-parallelism',
    '--reporter=./tools/test/attack-lines.ts',
    ...process.argv.slice(3),
  ]);
  console.log(output.trim());
  process.exitCode = code ?? 1;
}

/**
 * In their long form; the short one is among the tests that are always run. Words after it choose files: `npm run
 * faults -- f01`.
 */
async function runFaults(): Promise<void> {
  await runStep(build);
  const chosen = process.argv.slice(3).map((name) => `tests/faults/${name}`);
  const { code, output } = await runCommand(
    'vitest',
    [
      'run',
      '--project=hostile',
      '--no-file-parallelism',
      '--reporter=./tools/test/attack-lines.ts',
      ...(chosen.length ? chosen : ['tests/faults']),
    ],
    { FAULTS: 'long' },
  );
  console.log(output.trim());
  process.exitCode = code ?? 1;
}

async function runOlder(): Promise<Outcome> {
  if (findInstalledPostgres('15')) return runStep(older);
  console.log(`${older.name}: left out, there is none on this machine`);
  return { passed: 0, failed: 0 };
}

if (process.argv[2] === 'attacks') await runAttacks();
else if (process.argv[2] === 'faults') await runFaults();
else await main(process.argv[2]);
