import { type ReactNode, useEffect, useRef } from 'react';
import * as copy from '#contract/messages/en/properties/wizard.ts';
import { fill } from '#contract/messages/fill.ts';
import { steps } from './steps.ts';

/** One step with its heading, which takes the focus on each move: the step is read out, and scrolled to its top. */
export function StepPanel({
  step,
  moves,
  lacking,
  children,
}: {
  step: number;
  moves: number;
  /** What it still needs, by name. */
  lacking: readonly string[];
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [moves]);
  const { title, lead } = steps[step] ?? { title: '', lead: '' };
  return (
    <div className="grid gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} data-step-heading className="text-label outline-none">
          {title}
        </h3>
        <p className="text-ink-2">{lead}</p>
        {lacking.length > 0 && (
          <p className="text-meta text-ink-2">{fill(copy.stillNeeded, { fields: lacking.join(', ') })}</p>
        )}
      </div>
      {children}
    </div>
  );
}
