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
    title: 'Home · Porchlight answers your rental guests day and night',
    description:
      "Porchlight answers your guests' questions, finds out what is wrong, and gets your own contractor to fix it, at 2 a.m. too.",
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
      <CallToAction
        title="Leave the light on"
        text="Set up your first property in under 15 minutes. 14 days free, no credit card."
      >
        <StartLink variant="lamp">Get Started</StartLink>
        <AskButton>Request Demo</AskButton>
      </CallToAction>
      <AskDialog source="Landing Request Demo" />
    </main>
  );
}

/** The claims as the specification words them, and no others. */
const benefits = [
  {
    figure: 'About 86%',
    what: 'of guest support workload removed',
    how: 'What is left are the decisions only you can make.',
  },
  { figure: 'Under 15 minutes', what: 'to set up a single property', how: 'Larger portfolios take 2-3 business days.' },
  { figure: 'No setup fees', what: 'and no long-term contract', how: 'You pay for the properties that are active.' },
  { figure: '14 days free', what: 'with no credit card', how: 'If you leave, what is yours can be exported.' },
];

function HomeBenefits() {
  return (
    <Section id="benefits" title="What changes for you">
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
        <h1 className="font-display text-display-xl text-balance">
          Your guests get an answer at 2&nbsp;a.m. You get to sleep.
        </h1>
        <p className="max-w-[31em] text-body-lg text-ink-2">
          Porchlight knows your property, finds out what is wrong, and sends your own contractor. People are there when
          a person is what it takes.
        </p>
        <div className="flex flex-wrap gap-3">
          <StartLink variant="lamp">Start Free Trial</StartLink>
          <a href="/features" className={buttonClass({ variant: 'quiet', size: 'large' })}>
            See how it works
          </a>
        </div>
        <p className="text-meta text-ink-3">14 days free. No credit card. No long-term contract.</p>
      </div>
      <SampleChat />
    </section>
  );
}
