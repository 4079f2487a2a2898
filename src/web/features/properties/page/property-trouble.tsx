import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as copy from '#contract/messages/en/properties/page.ts';
import * as propertiesCopy from '#contract/messages/en/properties.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Property } from '#contract/properties/properties.ts';
import { hasStatus, messageOf } from '../../../lib/http/api.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageFailed } from '../../../ui/page/page-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { restoreProperty } from '../removal/removal.ts';

/** There is no such property, or it could not be read. */
export function PropertyTrouble({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (hasStatus(error, 400, 404, 422))
    return (
      <EmptyState
        title={copy.notFound}
        action={
          <Link to="/dashboard/properties" className={buttonClass({ variant: 'primary' })}>
            {copy.seeYourProperties}
          </Link>
        }
      >
        {copy.notFoundMeaning}
      </EmptyState>
    );
  return <PageFailed onRetry={onRetry}>{messageOf(error, copy.loadFailed)}</PageFailed>;
}

export function PropertySkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
      <Skeleton label={copy.loading} className="h-192 rounded-card" />
      <Skeleton className="h-120 rounded-card" />
    </div>
  );
}

/** Over the page of a property that was removed. */
export function RemovedBanner({ property: { id, name } }: { property: Property }) {
  const restore = useMutation({
    mutationFn: () => restoreProperty(id),
    onSuccess: () => showToast({ title: fill(propertiesCopy.propertyRestored, { property: name }) }),
    onError: (error) => showToast({ title: messageOf(error), tone: 'error' }),
  });
  return (
    <div className="mb-6">
      <Banner
        tone="warning"
        title={copy.removed}
        action={
          <Button busy={restore.isPending} onClick={() => restore.mutate()}>
            <Fill of={propertiesCopy.restoreThis} with={{ property: <span className="sr-only">{name}</span> }} />
          </Button>
        }
      >
        {copy.removedMeaning}
      </Banner>
    </div>
  );
}
