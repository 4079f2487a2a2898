import { ChartLine, Clock, MessagesSquare, Route, ShieldCheck, Zap } from 'lucide-react';
import * as copy from '#contract/messages/en/site/home.ts';
import { FeatureCard } from './feature-card.tsx';
import { Section } from './section.tsx';

const cards = [
  {
    icon: Clock,
    title: copy.supportCardTitle,
    text: copy.supportCard,
  },
  {
    icon: MessagesSquare,
    title: copy.answersCardTitle,
    text: copy.answersCard,
  },
  {
    icon: Route,
    title: copy.routingCardTitle,
    text: copy.routingCard,
  },
  {
    icon: ChartLine,
    title: copy.analyticsCardTitle,
    text: copy.analyticsCard,
  },
  {
    icon: Zap,
    title: copy.resolutionCardTitle,
    text: copy.resolutionCard,
  },
  {
    icon: ShieldCheck,
    title: copy.secureCardTitle,
    text: copy.secureCard,
  },
];

export function HomeCards() {
  return (
    <Section id="features" title={copy.cardsTitle} lead={copy.cardsLead}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <FeatureCard key={card.title} {...card} />
        ))}
      </ul>
    </Section>
  );
}
