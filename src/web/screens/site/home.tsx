import * as chromeCopy from '#contract/messages/en/site/chrome.ts';
import * as copy from '#contract/messages/en/site/home.ts';
import { support } from '#contract/site/support.ts';
import { buttonClass } from '../../ui/button.tsx';
import { AskButton, AskDialog } from './ask-button.tsx';
import { CallToAction } from './call-to-action.tsx';
import { HomeCards } from './home-cards.tsx';
import { NightStory } from './night-story.tsx';
import { pageMeta } from './page-meta.ts';
import { SampleChat } from './sample-chat.tsx';
import { Section } from './section.tsx';
import { StartLink } from './start-link.tsx';
import { TryCard } from './try-card.tsx';

export function meta() {
  return pageMeta({
    path: '/',
    title: copy.title,
    description: copy.description,
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Porchlight',
        url: `${support.origin}/`,
        logo: `${support.origin}/icon-512.png`,
        contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: support.email },
      },
    ],
  });
}

export default function Home() {
  return (
    <main id="main">
      <HomeHero />
      <NightStory />
      <HomeBenefits />
      <HomeCards />
      <TryCard />
      <CallToAction title={copy.callToActionTitle} text={copy.callToAction}>
        <StartLink variant="lamp">{chromeCopy.getStarted}</StartLink>
        <AskButton>{chromeCopy.requestDemo}</AskButton>
      </CallToAction>
      <AskDialog source="Landing Request Demo" />
    </main>
  );
}

/** The claims as the specification words them, and no others. */
const benefits = [
  {
    figure: copy.workloadFigure,
    what: copy.workload,
    how: copy.workloadMore,
  },
  { figure: copy.setupFigure, what: copy.setup, how: copy.setupMore },
  { figure: copy.feesFigure, what: copy.fees, how: copy.feesMore },
  { figure: copy.trialFigure, what: copy.trial, how: copy.trialMore },
];

function HomeBenefits() {
  return (
    <Section id="benefits" title={copy.benefitsTitle}>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ figure, what, how }) => (
          <li key={figure} className="grid content-start gap-1.5">
            <h3>
              <span className="block font-display text-title-lg text-balance">{figure}</span>
              <span className="text-label">{what}</span>
            </h3>
            <p className="text-ink-2">{how}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function HomeHero() {
  return (
    <section className="mx-auto grid w-full max-w-site items-center gap-x-16 gap-y-12 px-4 pt-10 pb-16 sm:px-6 sm:pt-14 lg:grid-cols-[1.15fr_1fr]">
      <div className="grid justify-items-start gap-6">
        <h1 className="font-display text-display-xl text-balance">{copy.heading}</h1>
        <p className="max-w-[31em] text-body-lg text-ink-2">{copy.lead}</p>
        <div className="flex flex-wrap gap-3">
          <StartLink variant="lamp">{chromeCopy.startFreeTrial}</StartLink>
          <a href="/features" className={buttonClass({ variant: 'quiet', size: 'large' })}>
            {copy.seeHow}
          </a>
        </div>
        <p className="text-meta text-ink-3">{copy.noStrings}</p>
      </div>
      <SampleChat />
    </section>
  );
}
