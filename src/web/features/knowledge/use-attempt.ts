import { useState } from 'react';
import { type Refusal, standing } from '../../lib/forms/refusal.ts';
import { fieldsOf, messageOf } from '../../lib/http/api.ts';

/** Sends a form, once at a time: whether it is under way, and what was refused, for the whole and at each field. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setRefused(null);
    try {
      await work();
    } catch (error) {
      const said = fieldsOf(error);
      setErrors(said);
      setRefused({ words: messageOf(error), fields: Object.keys(said) });
    } finally {
      setBusy(false);
    }
  };
  const forget = () => setRefused(null);
  return { busy, failure: standing(refused, errors), forget, errors, setErrors, run };
}
