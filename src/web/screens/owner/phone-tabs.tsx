import { BellRing, House, type LucideIcon, Sun } from 'lucide-react';
import { Link } from 'react-router';
import * as copy from '#contract/messages/en/owner.ts';
import * as housesCopy from '#contract/messages/en/reports/houses.ts';
import * as todayCopy from '#contract/messages/en/reports/today.ts';
import { fill } from '#contract/messages/fill.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';

/** What a phone shows of the dashboard, one at a time; the first is there without a word in the address. */
export const phoneViews = ['needs-you', 'today', 'houses'] as const;
export type PhoneView = (typeof phoneViews)[number];

/** The view that an address names by `?tab=`; what it does not know counts as none. */
export const phoneViewOf = (search: URLSearchParams): PhoneView =>
  phoneViews.find((view) => view === search.get('tab')) ?? 'needs-you';

/** Where a view is. */
export const phoneViewAt = (view: PhoneView): string =>
  view === 'needs-you' ? '/dashboard' : `/dashboard?tab=${view}`;

const looks: Record<PhoneView, { icon: LucideIcon; label: string }> = {
  'needs-you': { icon: BellRing, label: copy.needsYou },
  today: { icon: Sun, label: todayCopy.today },
  houses: { icon: House, label: housesCopy.houses },
};

/** The bar under the thumb: each view one tap away. `waiting`: how much needs the owner, null while it is not known. */
export function PhoneTabs({ here, waiting }: { here?: PhoneView; waiting?: number | null }) {
  return (
    <nav
      aria-label={copy.dashboardViews}
      className="no-print fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      <ul className="grid grid-cols-3">
        {phoneViews.map((view) => (
          <li key={view} className="grid">
            <PhoneTab view={view} isHere={view === here} waiting={view === 'needs-you' ? (waiting ?? 0) : 0} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PhoneTab({ view, isHere, waiting }: { view: PhoneView; isHere: boolean; waiting: number }) {
  const { icon, label } = looks[view];
  return (
    <Link
      to={phoneViewAt(view)}
      aria-current={isHere ? 'page' : undefined}
      onClick={() => isHere && scrollTo({ top: 0 })}
      className={cx(
        'grid min-h-14 min-w-0 content-center justify-items-center gap-0.5 border-t-2 px-1 text-center text-meta wrap-anywhere focus-visible:-outline-offset-2',
        isHere ? 'border-primary text-ink' : 'border-transparent text-ink-2',
      )}
    >
      <span className="relative">
        <Icon of={icon} size={20} />
        {waiting > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-1 left-4 min-w-5 rounded-full border border-lamp-edge bg-lamp px-1 text-center text-meta leading-4.5 text-on-lamp tabular-nums"
          >
            {waiting > 99 ? '99+' : waiting}
          </span>
        )}
      </span>
      <span>
        {label}
        {waiting > 0 && <span className="sr-only"> {fill(copy.thingsWaiting, { count: waiting })}</span>}
      </span>
    </Link>
  );
}
