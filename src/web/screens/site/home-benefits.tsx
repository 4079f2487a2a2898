import { Section } from './section.tsx';

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

export function HomeBenefits() {
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
