import { useRef, useState } from 'react';
import { tabDraft } from '../offline/draft-store.ts';

/** What was typed, and what stood there when that began. */
type Typed<Form> = { form: Form; over: string };

/**
 * A form that is saved whole over what colleagues may save at the same time. It follows what stands there until
 * something is typed; what is typed is kept in this tab, and is out of date once somebody saved something newer, until
 * it is said which of the two stays. `stands` is what tells a newer one.
 */
export function useTypedForm<Form extends object>(thing: string, now: Form, stands: unknown) {
  const [draft] = useState(() => tabDraft<Typed<Form>>(`typed.${thing}`));
  const [typed, setTyped] = useState(() => draft.read());
  const [wasTyped, setWasTyped] = useState(typed !== null);
  const latest = useRef(typed); // two fields may change at once
  const keep = (next: Typed<Form> | null) => {
    latest.current = next;
    setTyped(next);
    draft.write(next);
  };
  const standsNow = JSON.stringify(stands);
  return {
    form: typed?.form ?? now,
    /** It was typed before this form was opened. */
    wasTyped,
    isOutdated: typed !== null && typed.over !== standsNow,
    set: (part: Partial<Form>) => {
      const { form, over } = latest.current ?? { form: now, over: standsNow };
      keep({ form: { ...form, ...part }, over });
    },
    /** What is typed is to take the place of what stands there now. */
    keepMine: () => {
      if (latest.current) keep({ ...latest.current, over: standsNow });
    },
    /** Nothing is typed any more: it was saved, or what stands there is to stay. */
    drop: () => {
      setWasTyped(false);
      keep(null);
    },
  };
}
