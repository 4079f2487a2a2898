import * as copy from '#contract/messages/en/notifications/reach.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { PageFailed } from '../../../ui/page/page-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AtOnceCard } from './at-once-card.tsx';
import { MorningCard } from './morning-card.tsx';
import { QuietCard } from './quiet-card.tsx';
import { useReach } from './use-reach.ts';

/** How somebody is reached: the morning mail, what comes at once, and their quiet hours. */
export function ReachPage() {
  const reaching = useReach();
  const { query, reach } = reaching;
  if (!reach) {
    if (!query.error) return <Skeleton className="h-96" label={copy.loadingReach} />;
    return <PageFailed onRetry={() => void query.refetch()}>{messageOf(query.error)}</PageFailed>;
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <MorningCard reach={reach} reaching={reaching} />
      <AtOnceCard reach={reach} reaching={reaching} />
      <QuietCard reach={reach} reaching={reaching} />
    </div>
  );
}
