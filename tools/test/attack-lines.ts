import type { Reporter, TestCase, TestModule } from 'vitest/node';
import '../../tests/attacks/figure.ts';

/** `npm run attacks`: a line for each attack, with what it came to; of a test that fails, its name and reason. */
export default class AttackLines implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const attacks = new Map<string, TestCase[]>();
    for (const test of modules.flatMap((module) => [...module.children.allTests()])) {
      const name = (test.fullName.split(' ')[0] ?? '').padEnd(8);
      attacks.set(name, [...(attacks.get(name) ?? []), test]);
    }
    for (const [name, tests] of [...attacks].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })))
      console.log(lineOf(name, tests));
    for (const module of modules)
      for (const { message } of module.errors()) console.log(`${module.moduleId}: ${message}`);
  }
}

function lineOf(name: string, tests: TestCase[]): string {
  const failed = tests.filter((test) => test.result().state === 'failed');
  const figures = tests.flatMap((test) => test.meta().figures ?? []);
  const reasons = failed.map((test) => `\n       ${test.fullName}: ${test.result().errors?.[0]?.message ?? ''}`);
  return `${name} ${tests.length - failed.length} of ${tests.length} held   ${figures.join('; ')}${reasons.join('')}`;
}
