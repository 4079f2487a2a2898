import { Check } from 'lucide-react';
import { annualSaving, type Interval, type Plan, tieredPricing } from '#contract/billing/plans.ts';
import * as copy from '#contract/messages/en/billing/plans.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { PlanCheckout } from './use-plan-checkout.ts';

type Props = { plan: Plan; sales: string; total: string | null; interval: Interval; checkout: PlanCheckout };

/** One plan; both its prices are in the page, the chosen one is shown. `total` for more than one property. */
export function PlanCard({ plan, sales, total, interval, checkout }: Props) {
  const { name, subtitle, price, highlights, popular } = plan;
  return (
    <li
      className={cx(
        'row-span-4 grid grid-rows-subgrid gap-5 rounded-card border bg-surface p-6',
        popular ? 'border-primary outline-1 outline-primary' : 'border-line',
      )}
    >
      <div className="grid content-start gap-1">
        <h3 className="flex flex-wrap items-center justify-between gap-2 text-title">
          {name}
          {popular && (
            <span className="rounded-small bg-primary-soft px-2 py-0.5 text-meta text-primary-text">
              {copy.mostPopular}
            </span>
          )}
        </h3>
        <p className="text-ink-2">{subtitle}</p>
      </div>
      <div className="grid content-start gap-2">
        {price ? (
          <>
            <Price plan={plan} interval="monthly" />
            <Price plan={plan} interval="annual" />
          </>
        ) : (
          <ByCall />
        )}
        {total && <p className="rounded-small bg-surface-2 px-2 py-1 text-label tabular-nums">{total}</p>}
      </div>
      {price ? (
        <Start plan={plan} interval={interval} checkout={checkout} />
      ) : (
        <a href={`mailto:${sales}?subject=Enterprise%20plan`} className={buttonClass({ size: 'large' })}>
          {copy.contactSales}
        </a>
      )}
      <ul className="grid content-start gap-2 border-t border-line pt-5">
        {[...highlights, ...(price ? [tieredPricing] : [])].map((line) => (
          <li key={line} className="flex gap-2.5">
            <Icon of={Check} className="mt-1 shrink-0 text-success-text" />
            {line}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Whoever is signed in subscribes; everybody else begins with the free trial. */
function Start({ plan, interval, checkout }: Pick<Props, 'plan' | 'interval' | 'checkout'>) {
  const look = { variant: plan.popular ? 'primary' : 'secondary', size: 'large' } as const;
  if (!checkout.signedIn)
    return (
      <a href="/signup" className={buttonClass(look)}>
        {copy.startFreeTrial}
      </a>
    );
  const busy = checkout.opening === plan.id;
  return (
    <Button
      {...look}
      busy={busy}
      disabled={checkout.opening !== undefined && !busy}
      onClick={() => checkout.choose(plan.id, interval)}
    >
      {fill(copy.choosePlan, { plan: plan.name })}
    </Button>
  );
}

function Price({ plan, interval }: { plan: Plan; interval: Interval }) {
  const percent = annualSaving(plan.id);
  if (!plan.price || percent === null) return null;
  const { monthly, annual } = plan.price;
  const isAnnual = interval === 'annual';
  return (
    <div data-price={interval}>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-display text-display tabular-nums">{dollars(plan.price[interval])}</span>
        <span className="text-ink-2">{isAnnual ? copy.perYear : copy.perMonth}</span>
      </p>
      <p className="text-meta text-ink-2">{copy.perProperty}</p>
      <p className="mt-1 text-meta text-success-text">
        {isAnnual
          ? fill(copy.annualSaving, { percent, amount: dollars(monthly * 12 - annual) })
          : fill(copy.orAnnual, { amount: dollars(annual), percent })}
      </p>
    </div>
  );
}

function ByCall() {
  return (
    <div>
      <p className="font-display text-display">{copy.byCall}</p>
      <p className="text-meta text-ink-2">{copy.agreedWithYou}</p>
    </div>
  );
}
