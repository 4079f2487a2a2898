import * as copy from '#contract/messages/en/owner.ts';
import { fill } from '#contract/messages/fill.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** A card whose script is on its way. */
export const ComingCard = ({ id, title }: { id: string; title: string }) => (
  <Card aria-labelledby={id}>
    <Coming id={id} title={title} />
  </Card>
);

/** What stands in such a card. */
export function Coming({ id, title }: { id: string; title: string }) {
  return (
    <>
      <CardHeader id={id} title={title} />
      <Skeleton className="h-40" label={fill(copy.loadingCard, { card: title })} />
    </>
  );
}
