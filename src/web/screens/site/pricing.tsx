import { addOns, plans } from '#contract/billing/plans.ts';
import * as chromeCopy from '#contract/messages/en/site/chrome.ts';
import * as copy from '#contract/messages/en/site/pricing.ts';
import { fill } from '#contract/messages/fill.ts';
import { support } from '#contract/site/support.ts';
import { CompareDialog, compareId } from '../../features/billing/pricing/compare-dialog.tsx';
import { PlanPicker } from '../../features/billing/pricing/plan-picker.tsx';
import { Island } from '../../islands/static.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Fill } from '../../ui/fill.tsx';
import { AskButton, AskDialog } from './ask-button.tsx';
import { CallToAction } from './call-to-action.tsx';
import { PageHero } from './page-hero.tsx';
import { pageMeta } from './page-meta.ts';
import { Section } from './section.tsx';

export function meta() {
  return pageMeta({
    path: '/pricing',
    title: copy.title,
    description: copy.description,
    data: [offers],
  });
}

export default function Pricing() {
  return (
    <main id="main">
      <PageHero title={copy.heading} lead={copy.lead} />
      <section aria-labelledby="plans" className="mx-auto w-full max-w-site px-4 pb-10 sm:px-6 sm:pb-14">
        <h2 id="plans" className="sr-only">
          {copy.plansTitle}
        </h2>
        <Island name="pricing" of={PlanPicker} when="address" props={{ sales: support.sales }} />
        <div className="mt-8 grid justify-items-center">
          <button type="button" command="show-modal" commandfor={compareId} className={buttonClass({ size: 'large' })}>
            {copy.comparePlans}
          </button>
        </div>
      </section>
      <AddOns />
      <CallToAction title={copy.callToActionTitle} text={copy.callToAction}>
        <AskButton variant="lamp">{copy.contactUs}</AskButton>
        <a href="/signup" className={buttonClass({ size: 'large' })}>
          {chromeCopy.startFreeTrial}
        </a>
      </CallToAction>
      <CompareDialog />
      <AskDialog source="Contact Us Pricing Page" />
    </main>
  );
}

function AddOns() {
  return (
    <Section id="add-ons" band title={copy.addOnsTitle} lead={copy.addOnsLead}>
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
                <Fill
                  of={copy.askForPrice}
                  with={{ forAddOn: <span className="sr-only">{fill(copy.forAddOn, { name })}</span> }}
                />
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
  description: copy.productDescription,
  image: `${support.origin}/social-card.png`,
  brand: { '@type': 'Brand', name: 'Porchlight' },
  offers: plans.flatMap(({ name, price }) =>
    price
      ? [
          offer(fill(copy.offerByMonth, { plan: name }), price.monthly, 'MON'),
          offer(fill(copy.offerByYear, { plan: name }), price.annual, 'ANN'),
        ]
      : [],
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
