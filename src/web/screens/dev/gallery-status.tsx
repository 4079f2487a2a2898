import { urgencies, workOrderStatuses } from '#contract/enumerations/work-orders.ts';
import { UrgencyBadge, WorkOrderStatusBadge } from '../../features/work-orders/status.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { Lamp } from '../../ui/lamp.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { FacadeTile } from '../../ui/page/facade-tile.tsx';
import { LogoMark } from '../../ui/page/logo.tsx';
import { StatCard } from '../../ui/page/stat-card.tsx';
import { Street } from '../../ui/page/street.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DateTime, RelativeTime } from '../../ui/time.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { Columns, Row, Section } from './gallery-section.tsx';

const evening = '2026-11-20T04:12:00Z';

export function Status() {
  return (
    <Section title="Status">
      <Row>
        {workOrderStatuses.map((status) => (
          <WorkOrderStatusBadge key={status} status={status} />
        ))}
      </Row>
      <Row>
        {urgencies.map((urgency) => (
          <UrgencyBadge key={urgency} urgency={urgency} />
        ))}
      </Row>
      <Row>
        <Badge>Example</Badge>
        <Badge tone="primary">With a person</Badge>
        <Lamp on words="The house assistant is on" />
        <Lamp on lit words="Maya joined" />
        <Lamp on={false} words="Nobody is on. Back at 7:00 AM MST" />
        <Kbd>G</Kbd>
        <Kbd>⌘K</Kbd>
      </Row>
      <Banner tone="success" title="Subscription Successful!">
        Your subscription has been activated.
      </Banner>
      <Banner tone="info">The contractor is on the way.</Banner>
      <Banner tone="warning" title="Subscription Cancelled" action={<Button size="compact">Choose a plan</Button>}>
        You can try again anytime.
      </Banner>
      <Banner tone="danger" onDismiss={() => undefined}>
        We couldn't save that. Your changes are still here.
      </Banner>
    </Section>
  );
}

export function Cards() {
  return (
    <Section title="Cards, numbers, time">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <StatCard label="Total Properties" value={4} hint="+1 this month" href="#properties" />
        <StatCard label="Resolution Rate" value={null} />
        <StatCard label="Total Contractors" value={null} state="loading" />
        <StatCard label="Avg Response Time" value={null} state="error" onRetry={() => undefined} />
      </div>
      <Columns>
        <Card aria-labelledby="card-timeline">
          <CardHeader id="card-timeline" title="Timeline" actions={<Button size="compact">Refresh</Button>} />
          <Timeline
            label="Work order timeline"
            entries={[
              {
                id: '1',
                tone: 'info',
                title: 'Opened by the assistant',
                detail: 'Leak under the kitchen sink',
                when: <DateTime at={evening} zone="America/Phoenix" />,
              },
              {
                id: '2',
                tone: 'lamp',
                title: "Joe's Plumbing accepted",
                when: <DateTime at={evening} zone="America/Phoenix" format="time" />,
              },
              {
                id: '3',
                tone: 'success',
                title: 'Finished',
                detail: 'New supply line, dry after 20 minutes',
                when: <DateTime at={evening} format="date" />,
              },
            ]}
          />
          <p className="text-meta text-ink-3">
            <RelativeTime at={new Date(Date.now() - 12_000).toISOString()} prefix="Saved" />
          </p>
        </Card>
        <Card>
          <EmptyState title="No work orders yet" action={<Button>Print the QR card</Button>}>
            When a guest reports something, it lands here.
          </EmptyState>
          <div className="grid gap-2">
            <Skeleton className="h-4 w-2/3" label="Loading" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </Card>
      </Columns>
      <Row>
        {['Cedar Cottage', 'Red Rock Casita', 'Harbor Loft', 'Pine Duplex'].map((name, index) => (
          <FacadeTile key={name} id={name} lit={index === 1} size={64} />
        ))}
        {["Joe's Plumbing", 'Desert Air', 'Maya Ortiz', 'Li'].map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <LogoMark size={64} />
      </Row>
      <Street className="w-full max-w-2xl" />
    </Section>
  );
}
