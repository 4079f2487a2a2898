import { useEffect, useState } from 'react';
import { type Interval, type PlanId, plans, priceFor } from '#contract/billing/plans.ts';
import { subscriptionWords, subscriptionWordsMs } from '#contract/billing/subscription-words.ts';
import * as copy from '#contract/messages/en/billing/plans.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { PlanCard } from './plan-card.tsx';
import { usePlanCheckout } from './use-plan-checkout.ts';
import { usePlanChoice } from './use-plan-choice.ts';

/** The four plans, by the month or by the year, for one property or many. The choice stands in the address. */
export function PlanPicker({ sales }: { sales: string }) {
  const { form, interval, properties, read } = usePlanChoice();
  const checkout = usePlanCheckout();
  return (
    <form
      ref={form}
      onInput={read}
      onSubmit={(event) => event.preventDefault()}
      className="plan-picker grid grid-cols-1 gap-8"
    >
      <CancelledNotice />
      {checkout.problem && (
        <p role="alert" className="text-center text-danger-text">
          {checkout.problem}
        </p>
      )}
      <div className="needs-js flex flex-wrap items-end justify-center gap-x-8 gap-y-4">
        <IntervalSwitch />
        <Field label={copy.numberOfProperties} required className="w-44 max-w-full">
          <TextInput
            name="properties"
            type="number"
            inputMode="numeric"
            min={1}
            max={9999}
            defaultValue={1}
            className="h-11.5"
          />
        </Field>
      </div>
      <ul className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            sales={sales}
            total={totalOf(plan.id, interval, properties)}
            interval={interval}
            checkout={checkout}
          />
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {properties > 1 && summary(interval, properties)}
      </p>
    </form>
  );
}

function totalOf(plan: PlanId, interval: Interval, properties: number): string | null {
  const cents = priceFor(plan, interval, properties);
  if (cents === null || properties === 1) return null;
  const total = interval === 'annual' ? copy.totalAnnual : copy.totalMonthly;
  return fill(total, { amount: dollars(cents), count: properties });
}

const summary = (interval: Interval, properties: number) =>
  plans
    .flatMap(({ id, name }) => {
      const total = totalOf(id, interval, properties);
      return total ? [fill(copy.planTotal, { plan: name, total })] : [];
    })
    .join(' ');

/** Back from a checkout that was left: said for five seconds, and the address is cleaned at once. */
function CancelledNotice() {
  const [outcome, setOutcome] = useState<string | null>(null);
  useEffect(() => {
    const address = new URL(location.href);
    const said = address.searchParams.get('subscription');
    if (said === null) return;
    address.searchParams.delete('subscription');
    history.replaceState(history.state, '', `${address.pathname}${address.search}`);
    setOutcome(said);
    const timer = setTimeout(() => setOutcome(null), subscriptionWordsMs);
    return () => clearTimeout(timer);
  }, []);
  const words = outcome === null ? undefined : subscriptionWords.get(outcome);
  return words ? (
    <Banner tone={words.tone} title={words.title}>
      {words.text}
    </Banner>
  ) : null;
}

/** Monthly or annual: the browser's own radios, so that a choice made before our code arrives is not lost. */
function IntervalSwitch() {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1.5">
      <legend className="mb-1.5 text-label">{copy.billing}</legend>
      <div className="inline-flex flex-wrap rounded-control border border-line-strong bg-surface p-1">
        {options.map(({ value, label, saving }) => (
          <label
            key={value}
            className="relative inline-flex min-h-9 flex-wrap items-center gap-x-2 rounded-small px-3 text-label text-ink-2 has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:min-h-11"
          >
            <input
              type="radio"
              name="billing"
              value={value}
              defaultChecked={value === 'monthly'}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
            {saving && <span className="text-meta">{saving}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const options = [
  { value: 'monthly', label: copy.monthly, saving: null },
  { value: 'annual', label: copy.annual, saving: copy.saveUpTo },
] as const;
