import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';

/** From a card of the dashboard to the page that holds the whole of it. */
export function SeeAll({ to, of }: { to: string; of: string }) {
  return (
    <Link to={to} className={buttonClass({ variant: 'quiet', size: 'compact' })}>
      See all<span className="sr-only"> {of}</span>
    </Link>
  );
}
