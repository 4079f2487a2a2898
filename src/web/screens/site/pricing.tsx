import { addOns, plans } from '#contract/billing/plans.ts';
import { support } from '#contract/site/support.ts';
import { CompareDialog, compareId } from '../../features/billing/pricing/compare-dialog.tsx';
import { PlanPicker } from '../../features/billing/pricing/plan-picker.tsx';
import { Island } from '../../islands/static.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { AskButton, AskDialog } from './ask-button.tsx';
import { CallToAction } from './call-to-action.tsx';
import { PageHero } from './page-hero.tsx';
import { pageMeta } from './page-meta.ts';
import { Section } from './section.tsx';

export function meta() {
  return pageMeta({
    path: '/pricing',
    title: 'Pricing · Porchlight, by the property',
    description: 'From $60 per property and month. 14 days free, no credit card, no setup fees, no long-term contract.',
    data: [offers],
  });
}

export default function Pricing() {
  return (
    <main id="main">
      <PageHero
        title="One price per property"
        lead="14 days free, no credit card. No setup fees, no long-term contract. You pay for the properties that are active."
      />
      <section aria-labelledby="plans" className="mx-auto w-full max-w-site px-4 pb-10 sm:px-6 sm:pb-14">
        <h2 id="plans" className="sr-only">
          Plans
        </h2>
        <Island name="pricing" of={PlanPicker} when="address" props={{ sales: support.sales }} />
        <div className="mt-8 grid justify-items-center">
          <button type="button" command="show-modal" commandfor={compareId} className={buttonClass({ size: 'large' })}>
            Compare All Plan Features
          </button>
        </div>
      </section>
      <AddOns />
      <CallToAction
        title="Not sure which plan fits?"
        text="Tell us about your properties. We'll say which plan fits, and which one you don't need."
      >
        <AskButton variant="lamp">Contact Us</AskButton>
        <a href="/signup" className={buttonClass({ size: 'large' })}>
          Start Free Trial
        </a>
      </CallToAction>
      <CompareDialog />
      <AskDialog source="Contact Us Pricing Page" />
    </main>
  );
}

function AddOns() {
  return (
    <Section id="add-ons" band title="Premium add-ons" lead="Priced on contact, for any plan.">
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {addOns.map(({ name, text }) => (
          <li key={name} className="grid content-start gap-2 border-t-2 border-line-strong pt-4">
            <h3 className="text-title">{name}</h3>
            <p className="text-ink-2">{text}</p>
            <p className="mt-1">
              <button
                type="button"
                command="show-modal"
                commandfor="ask"
                className="inline-flex min-h-9 items-center text-primary-text underline touch:min-h-11"
              >
                Ask for a price<span className="sr-only"> for {name}</span>
              </button>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const offers = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Porchlight',
  description: 'Guest support around the clock for rental properties, with work orders to your own contractors.',
  image: `${support.origin}/social-card.png`,
  brand: { '@type': 'Brand', name: 'Porchlight' },
  offers: plans.flatMap(({ name, price }) =>
    price ? [offer(`${name}, monthly`, price.monthly, 'MON'), offer(`${name}, annual`, price.annual, 'ANN')] : [],
  ),
};

function offer(name: string, cents: number, unitCode: 'MON' | 'ANN') {
  return {
    '@type': 'Offer',
    name,
    url: `${support.origin}/pricing`,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: (cents / 100).toFixed(2),
      priceCurrency: 'USD',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
    },
  };
}
