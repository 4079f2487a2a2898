import { type Interval, type PlanId, plans, priceFor } from '#contract/billing/plans.ts';
import { dollars } from '#contract/money.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { CancelledNotice } from './cancelled-notice.tsx';
import { IntervalSwitch } from './interval-switch.tsx';
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
        <Field label="Number of properties" required className="w-44 max-w-full">
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

const period = { monthly: 'a month', annual: 'a year' };

function totalOf(plan: PlanId, interval: Interval, properties: number): string | null {
  const cents = priceFor(plan, interval, properties);
  return cents === null || properties === 1
    ? null
    : `${dollars(cents)} ${period[interval]} for ${properties.toLocaleString('en-US')} properties`;
}

const summary = (interval: Interval, properties: number) =>
  plans
    .flatMap(({ id, name }) => {
      const total = totalOf(id, interval, properties);
      return total ? [`${name}: ${total}.`] : [];
    })
    .join(' ');
