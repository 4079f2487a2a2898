import { useState } from 'react';
import { RestError } from '../../../lib/http/rest.ts';

/** Runs one answer at a time: which runs, and what the server refused. True when it went through. */
export function useAnswer<Name extends string>() {
  const [busy, setBusy] = useState<Name | null>(null);
  const [problem, setProblem] = useState<RestError | null>(null);
  const run = async (name: Name, work: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(name);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      setProblem(error);
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, problem, run };
}
