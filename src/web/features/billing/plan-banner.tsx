import * as copy from '#contract/messages/en/billing/settings.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { useNow } from '../../lib/time/now.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useBilling, usePortal } from './billing.ts';
import { bannerFor, type PlanBannerWords } from './plan-words.ts';

/** Above every screen of an owner whose trial, payment or plan needs them; otherwise nothing. */
export function PlanBanner() {
  const { data: billing } = useBilling();
  const now = useNow(3_600_000);
  const words = billing && bannerFor(billing, now);
  if (!words) return null;
  return (
    <div className="mb-6">
      <Banner tone={words.tone} title={words.title} action={<Act words={words} />}>
        {words.text}
      </Banner>
    </div>
  );
}

function Act({ words }: { words: PlanBannerWords }) {
  const dialog = useUrlDialog('dialog');
  const portal = usePortal();
  if (words.action === 'plans') return <Button onClick={() => void dialog.open('plans')}>{copy.chooseAPlan}</Button>;
  return (
    <>
      <Button busy={portal.busy} onClick={portal.open}>
        {copy.updatePaymentMethod}
      </Button>
      {portal.problem && (
        <p role="alert" className="mt-1 text-meta text-danger-text">
          {portal.problem}
        </p>
      )}
    </>
  );
}
