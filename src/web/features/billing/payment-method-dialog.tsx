import { useQuery } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/billing/settings.ts';
import * as common from '#contract/messages/en/common.ts';
import { orpc } from '../../lib/http/query.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { usePortal } from './billing.ts';
import { cardWords } from './card-words.ts';

/** The current card; the provider's own pages change it. */
export default function PaymentMethodDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data: profile } = useQuery(orpc.accounts.profile.queryOptions());
  const portal = usePortal();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.paymentMethod}
      description={copy.cardsNote}
      footer={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          <Button variant="primary" busy={portal.busy} onClick={portal.open}>
            {copy.managePaymentMethods}
          </Button>
        </>
      }
    >
      <dl>
        <dt className="text-label">{copy.currentPaymentMethod}</dt>
        <dd className="text-ink-2">{profile ? cardWords(profile) : copy.methodLoading}</dd>
      </dl>
      {portal.problem && (
        <div className="mt-4">
          <Banner tone="danger">{portal.problem}</Banner>
        </div>
      )}
    </Dialog>
  );
}
