import { Copy } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { encode } from 'uqr';
import * as copy from '#contract/messages/en/properties/page.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Property } from '#contract/properties/properties.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { QrDrawing } from '../../../ui/qr-drawing.tsx';
import { copyGuestLink } from './copy-guest-link.ts';

const RotateDialog = lazy(() => import('./rotate-dialog.tsx'));

/** The way in for guests: its code, its address, its cards. `printing` are the buttons that make the cards. */
export function GuestLinkCard({ property, printing }: { property: Property; printing: ReactNode }) {
  const [rotating, setRotating] = useState<'never' | 'open' | 'closed'>('never');
  const { id, name, guest_link: link } = property;
  return (
    <Card aria-labelledby="guest-link" className="self-start">
      <CardHeader id="guest-link" title={copy.guestLink} />
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-2">{copy.guestLinkMeaning}</p>
        <QrDrawing
          modules={encode(link, { ecc: 'M', border: 4 }).data}
          label={fill(copy.qrLabel, { property: name })}
        />
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="text-meta wrap-anywhere text-primary-text underline touch:py-3.25"
        >
          {link}
        </a>
        <div className="flex flex-wrap gap-2">
          <Button size="compact" onClick={() => void copyGuestLink(link)}>
            <Icon of={Copy} />
            {copy.copyLink}
          </Button>
          <Button size="compact" variant="danger-quiet" onClick={() => setRotating('open')}>
            {copy.newLink}
          </Button>
        </div>
        <h3 className="mt-2 text-label">{copy.printCard}</h3>
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
