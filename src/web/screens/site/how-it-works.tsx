import { howItWorks } from '#contract/site/features.ts';
import { Section } from './section.tsx';

/** The five steps; on wide screens they stand on one line, which ends at the lit one. */
export function HowItWorks() {
  return (
    <Section
      id="how"
      band
      title="How It Works"
      lead="Five steps, one thread. You can read along at any time, and step in when you like."
    >
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
