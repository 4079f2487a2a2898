import { type ReactNode, useState } from 'react';
import * as copy from '#contract/messages/en/conversations/booking-pages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BookingPageForm } from './booking-page-form.tsx';
import { PageTag } from './page-tag.tsx';
import { useBookingPage } from './use-booking-page.ts';

type Props = {
  propertyId: string;
  /** Shows the chat as visitors will see it. */
  renderPreview: (open: boolean, onClose: () => void) => ReactNode;
};

/** The guest chat on the owner's own page: which pages may show it, the tag that shows it, and where it was seen. */
export function BookingPageCard({ propertyId, renderPreview }: Props) {
  const page = useBookingPage(propertyId);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { query, shown } = page;
  return (
    <Card aria-labelledby="booking-page">
      <CardHeader id="booking-page" title={copy.title} />
      {query.isPending && <Skeleton className="h-40" label={copy.loading} />}
      {query.isLoadingError && <LoadFailed onRetry={() => void query.refetch()}>{copy.failed}</LoadFailed>}
      {query.data && shown && (
        <div className="grid grid-cols-1 gap-4">
          <p className="text-ink-2">{copy.meaning}</p>
          <BookingPageForm page={page} shown={shown} />
          <PageTag page={query.data} />
          <Button size="compact" className="justify-self-start" onClick={() => setIsPreviewed(true)}>
            {copy.preview}
          </Button>
        </div>
      )}
      {renderPreview(isPreviewed, () => setIsPreviewed(false))}
    </Card>
  );
}
