import { ChartLine, Clock, MessagesSquare, Route, ShieldCheck, Zap } from 'lucide-react';
import { FeatureCard } from './feature-card.tsx';
import { Section } from './section.tsx';

const cards = [
  {
    icon: Clock,
    title: '24/7 Support',
    text: 'Guests are answered at any hour, on any day, and a person can be asked for at any time.',
  },
  {
    icon: MessagesSquare,
    title: 'AI-Powered Responses',
    text: 'Answers come from what you wrote about this house, and name where they come from.',
  },
  {
    icon: Route,
    title: 'Smart Ticket Routing',
    text: 'The right contractor of yours gets the job, in your order. Silence moves on to the next.',
  },
  {
    icon: ChartLine,
    title: 'Analytics Dashboard',
    text: 'What came in, what was settled and what it took, for each property, as it happens.',
  },
  {
    icon: Zap,
    title: 'Quick Resolution',
    text: 'A diagnosis first: many troubles are solved in the chat, without a visit.',
  },
  {
    icon: ShieldCheck,
    title: 'Secure & Compliant',
    text: 'Door codes are encrypted, and released only to a guest whose stay was checked.',
  },
];

export function HomeCards() {
  return (
    <Section
      id="features"
      title="Everything from question to fixed"
      lead="One thread, and nothing falls between two tools."
    >
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <FeatureCard key={card.title} {...card} />
        ))}
      </ul>
    </Section>
  );
}
