import { Link } from 'react-router';
import * as copy from '#contract/messages/en/owner.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Fill } from '../../ui/fill.tsx';

/** From a card of the dashboard to the page that holds the whole of it. */
export function SeeAll({ to, of }: { to: string; of: string }) {
  return (
    <Link to={to} className={buttonClass({ variant: 'quiet', size: 'compact' })}>
      <Fill of={copy.seeAll} with={{ things: <span className="sr-only">{of}</span> }} />
    </Link>
  );
}
