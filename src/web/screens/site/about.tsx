import * as copy from '#contract/messages/en/site/about.ts';
import * as chromeCopy from '#contract/messages/en/site/chrome.ts';
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
    title: copy.title,
    description: copy.description,
  });
}

const values = [
  {
    title: copy.truthTitle,
    text: copy.truth,
  },
  {
    title: copy.safetyTitle,
    text: copy.safety,
  },
  {
    title: copy.rulesTitle,
    text: copy.rules,
  },
  {
    title: copy.personTitle,
    text: copy.person,
  },
];

export default function About() {
  return (
    <main id="main">
      <PageHero title={copy.heading} lead={copy.lead} />
      <LongStreet className="h-32 w-full sm:h-48" />
      <Section id="mission" band title={copy.missionTitle}>
        <p className="max-w-read text-body-lg text-ink-2">{copy.mission}</p>
      </Section>
      <Section id="vision" title={copy.visionTitle}>
        <p className="max-w-read text-body-lg text-ink-2">{copy.vision}</p>
      </Section>
      <TrustAndExcellence />
      <Section id="values" title={copy.valuesTitle}>
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {values.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-2 border-t-2 border-line-strong pt-4">
              <h3 className="text-title">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction title={copy.callToActionTitle} text={copy.callToAction}>
        <StartLink variant="lamp">{copy.startToday}</StartLink>
        <AskButton>{chromeCopy.contactSales}</AskButton>
      </CallToAction>
      <AskDialog source="About Page Contact Us" />
    </main>
  );
}

function TrustAndExcellence() {
  return (
    <Section id="trust" band title={copy.trustAndExcellenceTitle}>
      <div className="grid gap-8 md:grid-cols-2">
        <div className="grid content-start gap-2">
          <h3 className="text-title">{copy.trustTitle}</h3>
          <p className="text-body-lg text-ink-2">{copy.trust}</p>
        </div>
        <div className="grid content-start gap-2">
          <h3 className="text-title">{copy.excellenceTitle}</h3>
          <p className="text-body-lg text-ink-2">{copy.excellence}</p>
        </div>
      </div>
    </Section>
  );
}
