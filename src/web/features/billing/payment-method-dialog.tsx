import { useQuery } from '@tanstack/react-query';
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
      title="Payment Method"
      description="Cards are kept by our payment provider, on its own pages. We never see their numbers."
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" busy={portal.busy} onClick={portal.open}>
            Manage Payment Methods
          </Button>
        </>
      }
    >
      <dl>
        <dt className="text-label">Current payment method</dt>
        <dd className="text-ink-2">{profile ? cardWords(profile) : 'Loading...'}</dd>
      </dl>
      {portal.problem && (
        <div className="mt-4">
          <Banner tone="danger">{portal.problem}</Banner>
        </div>
      )}
    </Dialog>
  );
}
