import type { ReactNode } from 'react';
import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { Button } from '../../../ui/button.tsx';
import { PageFailed } from '../../../ui/page/page-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useThread } from '../conversations.ts';
import { OpenThread } from './open-thread.tsx';

/** What a thread's pane is given by the screen around it. */
export type ThreadSurroundings = {
  /** The agent's own name, as their messages carry it. */
  me: string;
  card: (order: WorkOrderCard, zone: string | null) => ReactNode;
  urgency: (level: Urgency) => ReactNode;
  /** It was closed: the list goes on. */
  onClosed: (id: string) => void;
  /** Its closing was taken back. */
  onReopened: (id: string) => void;
  onBack: () => void;
  onFacts: () => void;
  onOpenWorkOrder: () => void;
};

/** The middle of the console: the chat that is open. It never changes by itself to another one. */
export function ThreadPane({ id, ...surroundings }: ThreadSurroundings & { id: string }) {
  const query = useThread(id);
  if (query.data) return <OpenThread key={id} thread={query.data} {...surroundings} />;
  if (query.error)
    return <ThreadFailed error={query.error} onRetry={() => void query.refetch()} onBack={surroundings.onBack} />;
  return (
    <div className="grid content-start gap-4 p-4">
      <Skeleton className="h-7 w-1/2" label={copy.loadingChat} />
      <Skeleton className="mt-6 h-12 w-2/3" />
      <Skeleton className="ml-auto h-16 w-2/3" />
      <Skeleton className="h-12 w-1/2" />
    </div>
  );
}

function ThreadFailed({ error, onRetry, onBack }: { error: Error; onRetry: () => void; onBack: () => void }) {
  return (
    <div className="p-4">
      <PageFailed
        title={copy.chatFailed}
        onRetry={onRetry}
        way={
          <Button size="compact" className="lg:hidden" onClick={onBack}>
            {copy.backToList}
          </Button>
        }
      >
        {messageOf(error)}
      </PageFailed>
    </div>
  );
}
