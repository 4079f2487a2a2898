import { useRef } from 'react';
import * as copy from '#contract/messages/en/conversations/support.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { SupportChat } from './support-chat.tsx';

/**
 * The chat with the Porchlight team over whatever screen one is on. A default export, as it comes when first opened.
 */
export default function SupportDialog({
  open,
  ownerId,
  onClose,
}: {
  open: boolean;
  ownerId: string;
  onClose: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  // By touch the field would bring up the keyboard before anybody has read a word.
  const writeAtOnce = (by: string) => (by === 'touch' ? true : field.current);
  return (
    <Dialog open={open} onClose={onClose} title={copy.chatTitle} initialFocus={writeAtOnce}>
      <div className="-mx-4 -mb-4 grid h-[min(32rem,70dvh)] border-t border-line sm:-mx-6 sm:-mb-6">
        <SupportChat ownerId={ownerId} fieldRef={field} />
      </div>
    </Dialog>
  );
}
