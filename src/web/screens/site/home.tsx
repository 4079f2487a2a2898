import { support } from '#contract/site/support.ts';
import { AskButton, AskDialog } from './ask-button.tsx';
import { CallToAction } from './call-to-action.tsx';
import { HomeBenefits } from './home-benefits.tsx';
import { HomeCards } from './home-cards.tsx';
import { HomeHero } from './home-hero.tsx';
import { NightStory } from './night-story.tsx';
import { pageMeta } from './page-meta.ts';
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
