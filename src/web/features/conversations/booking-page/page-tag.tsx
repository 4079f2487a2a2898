import { Copy } from 'lucide-react';
import type { BookingPage } from '#contract/conversations/booking-pages.ts';
import * as copy from '#contract/messages/en/conversations/booking-pages.ts';
import { fill } from '#contract/messages/fill.ts';
import { copyText } from '../../../lib/page/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';
import { RelativeTime } from '../../../ui/time.tsx';

/** What the owner puts into their page, and whether a page showed it. */
export function PageTag({ page: { tag, is_on, seen_origin, seen_at } }: { page: BookingPage }) {
  const copyTag = async () =>
    (await copyText(tag)) ? showToast({ title: copy.tagCopied }) : showFailure(copy.copyFailed);
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-line pt-4">
      <h3 className="text-label">{copy.tag}</h3>
      <code className="rounded-control bg-surface-2 p-3 text-meta wrap-anywhere select-all">{tag}</code>
      <p className="text-meta text-ink-2">{fill(copy.tagHelp, { origin: location.origin })}</p>
      <Button size="compact" className="justify-self-start" onClick={() => void copyTag()}>
        <Icon of={Copy} />
        {copy.copyTag}
      </Button>
      <p className="text-meta text-ink-2 wrap-anywhere">
        {!is_on && copy.offNow}
        {is_on && !(seen_origin && seen_at) && copy.neverUsed}
        {is_on && seen_origin && seen_at && (
          <Fill of={copy.lastUsed} with={{ page: seen_origin, when: <RelativeTime at={seen_at} /> }} />
        )}
      </p>
    </div>
  );
}
