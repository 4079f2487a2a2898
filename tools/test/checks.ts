import { commands, type Step } from './step.ts';

// The compiler is written in Go, whose collector takes a fifth of its time unless it is given room.
process.env.GOGC ??= '400';

/** The types of one floor. By one checker: each further one works out anew what the others know, and no core is free. */
const types = (project: string) => ['tsc', '-p', project, '--checkers', '1'] as const;

/** What `npm run check` looks at, side by side. */
export const checks: readonly Step[] = [
  commands('lines (biome)', ['biome', 'check', '--error-on-warnings', '.']),
  commands('types (tsc)', types('src/contract'), types('src/server'), types('src/web'), types('.')),
  commands('arrows (dependency-cruiser)', ['node', 'tools/test/law.ts']),
  commands('dead code (knip)', ['knip']),
  commands('copy', ['node', 'tools/test/copy.ts']),
  commands('packages', ['node', 'tools/packages/lockfile.ts'], ['node', 'tools/packages/advisories.ts', '--known']),
  commands('.env.example', ['node', 'tools/env/example.ts']),
];
