import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    figures?: string[];
  }
}

/** What an attack came to, in a few words; `npm run attacks` prints it beside the attack's name. */
export function figure({ task }: TestContext, words: string): void {
  task.meta.figures = [...(task.meta.figures ?? []), words];
}
