import { spawn } from 'node:child_process';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

export interface Step {
  readonly name: string;
  /** Throws StepFailed with what is to be shown. */
  readonly run: () => Promise<Outcome>;
}

/** `output` is shown to the person who reads the log; `outcome` is what could still be counted. */
export class StepFailed extends Error {
  readonly output: string;
  readonly outcome: Outcome;
  constructor(output: string, outcome: Outcome = { passed: 0, failed: 1 }) {
    super('step failed');
    this.output = output;
    this.outcome = outcome;
  }
}

/** One short line for what went well, the whole output for what did not. */
export async function runStep({ name, run }: Step): Promise<Outcome> {
  const begun = Date.now();
  const seconds = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
  try {
    const outcome = await run();
    const count = outcome.passed > 0 ? `, ${outcome.passed} tests` : '';
    console.log(`${name}: ok (${seconds()}${count})`);
    return outcome;
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.log(`${name}: FAILED (${seconds()})\n\n${error.output.trim()}\n`);
    return error.outcome;
  }
}

export function sum(outcomes: readonly Outcome[]): Outcome {
  const add = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return { passed: add('passed'), failed: add('failed') };
}

/** Runs a program to its end; both of its streams are kept in the order they were written. */
export function runCommand(
  command: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, words, { env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env } });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}

/** A step that is one command, or some of which each must succeed. */
export function commands(name: string, ...lines: readonly (readonly [string, ...string[]])[]): Step {
  return {
    name,
    run: async () => {
      for (const [command, ...words] of lines) {
        const { code, output } = await runCommand(command, words);
        if (code !== 0) throw new StepFailed(output);
      }
      return { passed: 0, failed: 0 };
    },
  };
}
