import { commands, type Step } from './step.ts';

/** What `npm run check` looks at, side by side. */
export const checks: readonly Step[] = [
  commands('lines (biome)', ['biome', 'check', '--error-on-warnings', '.']),
  commands(
    'types (tsc)',
    ['react-router', 'typegen'],
    ['tsc', '-p', 'src/contract'],
    ['tsc', '-p', 'src/server'],
    ['tsc', '-p', 'src/web'],
    ['tsc', '-p', '.'],
  ),
  commands('arrows (dependency-cruiser)', ['node', 'tools/test/law.ts']),
  commands('dead code (knip)', ['knip']),
  commands('packages', ['node', 'tools/packages/lockfile.ts'], ['node', 'tools/packages/advisories.ts', '--known']),
  commands('.env.example', ['node', 'tools/env/example.ts']),
];
