import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { failures } from './failures.ts';
import { type Timing, timings } from './slowest.ts';
import { type Outcome, runCommand, StepFailed } from './step.ts';

type Env = Readonly<Record<string, string>>;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; duration?: number | null; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: { results: { duration: number; errors: { message?: string }[] }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** Runs Vitest; `name` keeps the reports of two runs apart. */
export async function vitest(name: string, words: readonly string[] = [], env: Env = {}): Promise<Outcome> {
  const file = `.cache/test/vitest-${name}.json`;
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await runCommand('vitest', ['run', ...reporters, ...words], env);
  const report = readReport<VitestReport>(file);
  if (!report) throw new StepFailed(output);
  // A file that cannot even be loaded has no failed test in it, but has failed.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  for (const { name: path, startTime, endTime, assertionResults } of report.testResults) {
    const place = relative('.', path);
    timings.files.push({ place, ms: endTime - startTime });
    for (const { fullName, duration, failureMessages = [] } of assertionResults) {
      timings.tests.push({ place: `${place}: ${fullName}`, ms: duration ?? 0 });
      for (const message of failureMessages) failures.push({ place: `${place}: ${fullName}`, message });
    }
  }
  return conclude(code, withoutPassed(output), {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
  });
}

export async function playwright(chromium: string, words: readonly string[]): Promise<Outcome> {
  const file = '.cache/test/playwright.json';
  rmSync(file, { force: true });
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM: chromium };
  const { code, output } = await runCommand('playwright', ['test', '--reporter=line,json', ...words], env);
  const report = readReport<PlaywrightReport>(file);
  if (!report) throw new StepFailed(output);
  for (const suite of report.suites) {
    const tests = testsOf(suite);
    timings.files.push({ place: `tests/e2e/${suite.file}`, ms: tests.reduce((total, { ms }) => total + ms, 0) });
    timings.tests.push(...tests);
  }
  const { expected, unexpected, flaky } = report.stats;
  return conclude(code, output, { passed: expected, failed: unexpected + flaky });
}

const testsOf = ({ file, specs, suites = [] }: PlaywrightSuite): Timing[] => [
  ...specs.map(({ title, tests }) => {
    const place = `tests/e2e/${file}: ${title}`;
    const runs = tests.flatMap(({ results }) => results);
    for (const { message = '' } of runs.flatMap(({ errors }) => errors)) failures.push({ place, message });
    return { place, ms: runs.reduce((total, { duration }) => total + duration, 0) };
  }),
  ...suites.flatMap(testsOf),
];

/** Of hundreds of files, the ones worth reading. */
const withoutPassed = (output: string) => output.replaceAll(/^ ✓ .*\n/gm, '');

/** A runner that ends badly has failed at something, even where it counts no failed test. */
function conclude(code: number | null, output: string, outcome: Outcome): Outcome {
  if (code === 0 && outcome.failed === 0) return outcome;
  throw new StepFailed(output, { passed: outcome.passed, failed: Math.max(outcome.failed, 1) });
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
