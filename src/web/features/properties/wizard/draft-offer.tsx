import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { RelativeTime } from '../../../ui/time.tsx';
import { draftWords } from './draft.ts';
import type { FoundDraft } from './find-draft.ts';

/** What was begun and not saved, offered again. What has been typed meanwhile stays in either case. */
export function DraftOffer({
  offer,
  onTake,
  onRefuse,
}: {
  offer: FoundDraft;
  onTake: () => void;
  onRefuse: () => void;
}) {
  const action = (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" size="compact" onClick={onTake}>
        Continue where you stopped
      </Button>
      <Button size="compact" onClick={onRefuse}>
        Start over
      </Button>
    </div>
  );
  return (
    <Banner tone="info" title="You began a property and did not save it" action={action}>
      {draftWords(offer.standing)}, <RelativeTime at={new Date(offer.at).toISOString()} />
    </Banner>
  );
}
