import { Bell, CircleUser, LifeBuoy, type LucideIcon, Menu, Search } from 'lucide-react';
import * as copy from '#contract/messages/en/owner.ts';
import * as todayCopy from '#contract/messages/en/reports/today.ts';
import { RowSkeletons } from '../../features/conversations/row-skeletons.tsx';
import { NumberCards } from '../../features/reports/number-cards.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { AppMain } from '../../ui/page/top-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { conversationRows } from './navigation.ts';
import { OwnerBars } from './owner-bars.tsx';
import { PhoneTabs } from './phone-tabs.tsx';

/**
 * The dashboard as it stands in its document, before anybody or anything is known: its links lead where they say
 * already.
 */
export function DashboardFrame() {
  return (
    <>
      <OwnerBars here="/dashboard">
        <Drawn icon={Search} />
        <Drawn icon={LifeBuoy} className="max-sm:hidden" />
        <Drawn icon={Bell} />
        <Drawn icon={CircleUser} className="max-sm:hidden" />
        <Drawn icon={Menu} className="sm:hidden" />
      </OwnerBars>
      <AppMain busy>
        <PageHeader title={copy.myDashboard} />
        <div className="grid grid-cols-1 gap-6">
          <Card>
            <CardHeader title={copy.needsYou} />
            <Skeleton className="h-6 w-72 max-w-full" label={copy.loadingNeedsYou} />
          </Card>
          <Card className="max-sm:hidden">
            <CardHeader title={todayCopy.today} />
            <Skeleton className="h-120" label={todayCopy.loadingToday} />
          </Card>
          <div className="max-sm:hidden">
            <NumberCards />
          </div>
          <Card className="max-sm:hidden">
            <CardHeader title={copy.conversations} />
            <RowSkeletons count={conversationRows} />
          </Card>
        </div>
      </AppMain>
      <PhoneTabs />
    </>
  );
}

/** A button of the bar that does nothing yet, and so is none. */
const Drawn = ({ icon, className }: { icon: LucideIcon; className?: string }) => (
  <span
    aria-hidden="true"
    className={cx(buttonClass({ variant: 'quiet', size: 'large' }), 'aspect-square px-0!', className)}
  >
    <Icon of={icon} size={20} />
  </span>
);
