import { useQuery } from '@tanstack/react-query';
import type { Billing, PlanPrice } from '#contract/billing/billing.ts';
import { type Plan, plans, tieredPricing } from '#contract/billing/plans.ts';
import * as copy from '#contract/messages/en/billing/plans.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useBilling, useCheckout } from './billing.ts';

/** Four plans at their monthly prices (spec 1, section 9); the one that runs is marked. */
export default function PlansDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data: billing } = useBilling();
  const { data: catalog, error } = useQuery(orpc.billing.plans.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));
  const checkout = useCheckout();
  const count = Math.max(1, billing?.properties ?? 1);
  const problem = checkout.problem ?? (error ? messageOf(error) : undefined);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={copy.chooseYourPlan}
      description={fill(copy.youPayFor, { count })}
    >
      {problem && (
        <div className="mb-4">
          <Banner tone="danger">{problem}</Banner>
        </div>
      )}
      <ul className="grid gap-4 sm:grid-cols-2">
        {plans.map((plan) => {
          const price = catalog?.prices.find((one) => one.plan === plan.id && one.interval === 'monthly');
          return (
            <PlanCard key={plan.id} plan={plan} count={count} isCurrent={runs(billing, plan)}>
              <Choose
                plan={plan}
                price={price}
                sales={catalog?.sales_email}
                isCurrent={runs(billing, plan)}
                checkout={checkout}
              />
            </PlanCard>
          );
        })}
      </ul>
    </Dialog>
  );
}

const runs = (billing: Billing | undefined, plan: Plan) =>
  billing?.subscription?.plan === plan.id && ['active', 'past_due'].includes(billing.standing.state);

type CardProps = { plan: Plan; count: number; isCurrent: boolean; children: React.ReactNode };

function PlanCard({ plan, count, isCurrent, children }: CardProps) {
  const { name, subtitle, price, highlights, popular } = plan;
  return (
    <li
      className={cx(
        'grid content-start gap-3 rounded-card border p-4',
        isCurrent ? 'border-success' : popular ? 'border-primary' : 'border-line',
      )}
    >
      <div>
        <h3 className="flex flex-wrap items-center justify-between gap-2 text-title">
          {name}
          {isCurrent ? (
            <Badge tone="success">{copy.yourPlanBadge}</Badge>
          ) : (
            popular && <Badge tone="primary">{copy.mostPopular}</Badge>
          )}
        </h3>
        <p className="text-meta text-ink-2">{subtitle}</p>
      </div>
      <p>
        <span className="font-display text-title-lg tabular-nums">{price ? dollars(price.monthly) : copy.byCall}</span>
        {price && <span className="text-ink-2"> {copy.perPropertyPerMonth}</span>}
        {price && count > 1 && (
          <span className="block text-meta text-ink-2">
            {fill(copy.monthlyTotal, { amount: dollars(price.monthly * count) })}
          </span>
        )}
      </p>
      {children}
      <ul className="grid list-disc gap-1 pl-5 text-meta text-ink-2">
        {[...highlights, ...(price ? [tieredPricing] : [])].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </li>
  );
}

type ChooseProps = {
  plan: Plan;
  price: PlanPrice | undefined;
  /** Whom to write to where a plan is agreed by call. */
  sales: string | undefined;
  isCurrent: boolean;
  checkout: ReturnType<typeof useCheckout>;
};

function Choose({ plan, price, sales, isCurrent, checkout }: ChooseProps) {
  if (!plan.price)
    return (
      <a href={`mailto:${sales ?? ''}?subject=Enterprise%20plan`} className={buttonClass()}>
        {copy.contactSales}
      </a>
    );
  const chosen = price !== undefined && checkout.opening === price.price_id;
  return (
    <Button
      variant={plan.popular ? 'primary' : 'secondary'}
      disabled={!price || isCurrent || (checkout.opening !== undefined && !chosen)}
      busy={chosen}
      onClick={() => price && checkout.choose(price)}
    >
      {isCurrent ? copy.yourPlan : fill(copy.choosePlan, { plan: plan.name })}
    </Button>
  );
}
