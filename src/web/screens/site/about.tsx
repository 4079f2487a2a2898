import { LongStreet } from '../../ui/page/long-street.tsx';
import { AskButton, AskDialog } from './ask-button.tsx';
import { CallToAction } from './call-to-action.tsx';
import { PageHero } from './page-hero.tsx';
import { pageMeta } from './page-meta.ts';
import { Section } from './section.tsx';
import { StartLink } from './start-link.tsx';

export function meta() {
  return pageMeta({
    path: '/about',
    title: 'About · Why Porchlight keeps a light on',
    description: 'What we are here for, where we want to go, why owners can trust us, and what we hold to.',
  });
}

const values = [
  {
    title: 'Say what is true',
    text: "If we don't know, we say so and ask. An honest answer tomorrow beats a wrong one now.",
  },
  {
    title: 'Safety first',
    text: 'Gas, fire, water, doors: danger is looked for before anything else, by fixed rules.',
  },
  {
    title: 'Your house, your rules',
    text: 'Your contractors, your limits, your words. We work inside the lines you draw.',
  },
  {
    title: 'A person when it matters',
    text: 'Nobody is kept from one. Handing over is part of the work, not a failure of it.',
  },
];

export default function About() {
  return (
    <main id="main">
      <PageHero
        title="We keep the porch light on"
        lead="A late arrival, a dark street, one lit door. That is the feeling we want guests to have, and the sleep we want owners to get."
      />
      <LongStreet className="h-32 w-full sm:h-48" />
      <Section id="mission" band title="Our mission">
        <p className="max-w-read text-body-lg text-ink-2">
          Whoever stays in a rental property gets a good answer at any hour, and whoever owns it gets their evenings
          back. We join three things that live apart: what is known about a house, people who care when something is
          wrong, and the contractors an owner already trusts.
        </p>
      </Section>
      <Section id="vision" title="Our vision">
        <p className="max-w-read text-body-lg text-ink-2">
          A rental where nothing is lost between a question and its repair: one thread that the guest, the owner and the
          contractor can follow, and that ends when the guest says it is fixed.
        </p>
      </Section>
      <TrustAndExcellence />
      <Section id="values" title="Our values">
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {values.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-2 border-t-2 border-line-strong pt-4">
              <h3 className="text-title">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction title="Come home to a quiet phone" text="14-day free trial, no credit card required.">
        <StartLink variant="lamp">Start Today</StartLink>
        <AskButton>Contact Sales</AskButton>
      </CallToAction>
      <AskDialog source="About Page Contact Us" />
    </main>
  );
}

function TrustAndExcellence() {
  return (
    <Section id="trust" band title="Trust and excellence">
      <div className="grid gap-8 md:grid-cols-2">
        <div className="grid content-start gap-2">
          <h3 className="text-title">Trust is checked, not claimed</h3>
          <p className="text-body-lg text-ink-2">
            Every answer names what it was taken from. Every code that is released is on record. You can read each
            conversation and each step of a repair, as it happens and long after.
          </p>
        </div>
        <div className="grid content-start gap-2">
          <h3 className="text-title">Excellence is counted late</h3>
          <p className="text-body-lg text-ink-2">
            We count a request as settled only if the guest did not come back on it within 72 hours. A quick answer that
            did not help is not a good figure.
          </p>
        </div>
      </div>
    </Section>
  );
}
