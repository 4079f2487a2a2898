import {
  ClipboardCheck,
  Clock,
  HeartHandshake,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Send,
  SlidersHorizontal,
  Stethoscope,
} from 'lucide-react';
import * as chromeCopy from '#contract/messages/en/site/chrome.ts';
import { howItWorks, siteFeatures } from '#contract/messages/en/site/features.ts';
import * as copy from '#contract/messages/en/site/features-page.ts';
import { AskButton, AskDialog } from './ask-button.tsx';
import { CallToAction } from './call-to-action.tsx';
import { ExampleStories } from './example-stories.tsx';
import { FeatureCard } from './feature-card.tsx';
import { PageHero } from './page-hero.tsx';
import { pageMeta } from './page-meta.ts';
import { Section } from './section.tsx';
import { StartLink } from './start-link.tsx';

export function meta() {
  return pageMeta({
    path: '/features',
    title: copy.title,
    description: copy.description,
  });
}

const icons: Record<(typeof siteFeatures)[number]['id'], LucideIcon> = {
  answers: Clock,
  diagnosis: Stethoscope,
  'work-orders': ClipboardCheck,
  dispatch: Send,
  protocols: SlidersHorizontal,
  people: HeartHandshake,
  dashboard: LayoutDashboard,
  vault: KeyRound,
};

export default function Features() {
  return (
    <main id="main">
      <PageHero title={copy.heading} lead={copy.lead} />
      <section aria-label={copy.featuresLabel} className="mx-auto w-full max-w-site px-4 pt-4 pb-10 sm:px-6 sm:pb-14">
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {siteFeatures.map(({ id, title, text }) => (
            <FeatureCard key={id} icon={icons[id]} title={title} text={text} heading="h2" />
          ))}
        </ul>
      </section>
      <HowItWorks />
      <ExampleStories />
      <CallToAction title={copy.callToActionTitle} text={copy.callToAction}>
        <StartLink variant="lamp">{chromeCopy.getStarted}</StartLink>
        <AskButton>{chromeCopy.contactSales}</AskButton>
      </CallToAction>
      <AskDialog source="Contact Sales Features Page" />
    </main>
  );
}

/** The five steps; on wide screens they stand on one line, which ends at the lit one. */
function HowItWorks() {
  return (
    <Section id="how" band title={copy.howTitle} lead={copy.howLead}>
      <ol className="grid gap-8 lg:grid-cols-5 lg:gap-6">
        {howItWorks.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-2 lg:grid-cols-1">
            <div className="flex items-center gap-3 lg:mb-2">
              <span className="grid size-9 shrink-0 place-items-center rounded-full border border-line-strong bg-surface text-label tabular-nums">
                {index + 1}
              </span>
              <span aria-hidden="true" className="h-px grow bg-line max-lg:hidden" />
            </div>
            <div className="grid content-start gap-1.5">
              <h3 className="text-title max-lg:pt-1">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
