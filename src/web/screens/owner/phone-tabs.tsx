import { BellRing, House, type LucideIcon, Search, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as copy from '#contract/messages/en/owner.ts';
import * as housesCopy from '#contract/messages/en/reports/houses.ts';
import * as todayCopy from '#contract/messages/en/reports/today.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { paletteDialog } from './commands/ways.ts';

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

/**
 * The bar under the thumb: each view one tap away, and the palette. `waiting`: how much needs the owner, on the first.
 */
export function PhoneTabs({ here, waiting }: { here?: PhoneView | undefined; waiting?: ReactNode }) {
  const linkTo = useDialogLink('dialog');
  return (
    <nav
      aria-label={copy.dashboardViews}
      className="no-print fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      <ul className="grid grid-cols-4">
        {phoneViews.map((view) => (
          <li key={view} className="grid">
            <Link
              to={phoneViewAt(view)}
              aria-current={view === here ? 'page' : undefined}
              onClick={() => view === here && scrollTo({ top: 0 })}
              className={tabClass(view === here)}
            >
              <span className="relative">
                <Icon of={looks[view].icon} size={20} />
                {view === 'needs-you' && waiting}
              </span>
              <span>{looks[view].label}</span>
            </Link>
          </li>
        ))}
        <li className="grid">
          <Link {...linkTo(paletteDialog)} className={tabClass(false)}>
            <Icon of={Search} size={20} />
            {copy.findOnBar}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

const tabClass = (isHere: boolean) =>
  cx(
    'grid min-h-14 min-w-0 content-center justify-items-center gap-0.5 border-t-2 px-1 text-center text-meta wrap-anywhere focus-visible:-outline-offset-2',
    isHere ? 'border-primary text-ink' : 'border-transparent text-ink-2',
  );
