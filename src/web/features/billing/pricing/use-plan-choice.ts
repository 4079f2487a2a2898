import { useEffect, useRef, useState } from 'react';
import type { Interval } from '#contract/billing/plans.ts';

const most = 9999;
type Choice = { interval: Interval; properties: number };

/**
 * The choice is the form's own state and the address (`?billing=annual&properties=5`): what was chosen before this
 * code arrived, or was sent as a link, counts.
 */
export function usePlanChoice() {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<Choice>({ interval: 'monthly', properties: 1 });
  const show = () => {
    const chosen = choiceIn(form.current);
    if (chosen) setChoice(chosen);
    return chosen;
  };
  useEffect(() => {
    const fromAddress = () => {
      fill(form.current, new URLSearchParams(location.search));
      const chosen = choiceIn(form.current);
      if (chosen) setChoice(chosen);
    };
    fromAddress();
    addEventListener('popstate', fromAddress);
    return () => removeEventListener('popstate', fromAddress);
  }, []);
  const read = () => {
    const chosen = show();
    if (chosen) history.replaceState(history.state, '', addressOf(chosen));
  };
  return { form, ...choice, read };
}

function choiceIn(form: HTMLFormElement | null): Choice | null {
  if (!form) return null;
  const data = new FormData(form);
  return {
    interval: data.get('billing') === 'annual' ? 'annual' : 'monthly',
    properties: countOf(data.get('properties')),
  };
}

/** Only what the address names is changed. */
function fill(form: HTMLFormElement | null, search: URLSearchParams) {
  const interval = search.get('billing');
  for (const radio of form?.querySelectorAll<HTMLInputElement>('[name=billing]') ?? [])
    if (interval === 'annual' || interval === 'monthly') radio.checked = radio.value === interval;
  const count = form?.querySelector<HTMLInputElement>('[name=properties]');
  if (count && search.has('properties')) count.value = String(countOf(search.get('properties')));
}

const countOf = (typed: unknown) => Math.min(most, Math.max(1, Math.trunc(Number(typed)) || 1));

const addressOf = ({ interval, properties }: Choice) =>
  `${location.pathname}?${new URLSearchParams({ billing: interval, properties: String(properties) })}`;
