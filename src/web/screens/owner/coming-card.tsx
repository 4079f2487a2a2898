import * as copy from '#contract/messages/en/owner.ts';
import { fill } from '#contract/messages/fill.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type ComingProps = { id: string; title: string; height?: string };

/** A card whose script is on its way. */
export const ComingCard = (coming: ComingProps) => (
  <Card aria-labelledby={coming.id}>
    <Coming {...coming} />
  </Card>
);

/** What stands in such a card. */
export function Coming({ id, title, height = 'h-40' }: ComingProps) {
  return (
    <>
      <CardHeader id={id} title={title} />
      <Skeleton className={height} label={fill(copy.loadingCard, { card: title })} />
    </>
  );
}
