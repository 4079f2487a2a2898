import { Star } from 'lucide-react';
import type { Contractor } from '#contract/contractors/contractors.ts';
import * as copy from '#contract/messages/en/contractors.ts';
import { fill } from '#contract/messages/fill.ts';
import { Icon } from '../../ui/icon.tsx';

/** What guests gave on average, and how many did: "4.6 (12)". Nothing before the first. */
export function StarsWords({ stars }: { stars: Contractor['stars'] }) {
  if (!stars) return null;
  const average = stars.average.toFixed(1);
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap text-meta tabular-nums">
      <Icon of={Star} className="fill-current text-lamp-text" />
      <span aria-hidden="true">
        {average} ({stars.count})
      </span>
      <span className="sr-only">{fill(copy.starsHeard, { average, count: stars.count })}</span>
    </span>
  );
}
