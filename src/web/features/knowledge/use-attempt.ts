import { useState } from 'react';
import { fieldsOf, messageOf } from '../../lib/http/api.ts';

/** Sends a form, once at a time: whether it is under way, and what was refused, for the whole and at each field. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setErrors(fieldsOf(error));
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, setFailure, errors, setErrors, run };
}
