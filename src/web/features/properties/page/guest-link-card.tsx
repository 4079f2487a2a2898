import { Copy } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { encode } from 'uqr';
import type { Property } from '#contract/properties/properties.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { QrDrawing } from '../../../ui/qr-drawing.tsx';

const RotateDialog = lazy(() => import('./rotate-dialog.tsx'));

/** The way in for guests: its code, its address, its cards. `printing` are the buttons that make the cards. */
export function GuestLinkCard({ property, printing }: { property: Property; printing: ReactNode }) {
  const [rotating, setRotating] = useState<'never' | 'open' | 'closed'>('never');
  const { id, name, guest_link: link } = property;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => showToast({ title: 'Guest link copied' }),
      () => showToast({ title: "Your browser didn't let us copy it. Select the link and copy it.", tone: 'error' }),
    );
  return (
    <Card aria-labelledby="guest-link" className="self-start">
      <CardHeader id="guest-link" title="Guest link" />
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-2">Guests scan it or open it, and write. No app, no account.</p>
        <QrDrawing
          modules={encode(link, { ecc: 'M', border: 4 }).data}
          label={`QR code of the guest link of ${name}`}
        />
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="text-meta wrap-anywhere text-primary-text underline touch:py-2.5"
        >
          {link}
        </a>
        <div className="flex flex-wrap gap-2">
          <Button size="compact" onClick={() => void copy()}>
            <Icon of={Copy} />
            Copy Link
          </Button>
          <Button size="compact" variant="danger-quiet" onClick={() => setRotating('open')}>
            New Link
          </Button>
        </div>
        <h3 className="mt-2 text-label">Print the QR card</h3>
        <div className="flex flex-wrap gap-2">{printing}</div>
      </div>
      <Suspense>
        {rotating !== 'never' && (
          <RotateDialog id={id} name={name} open={rotating === 'open'} onClose={() => setRotating('closed')} />
        )}
      </Suspense>
    </Card>
  );
}
