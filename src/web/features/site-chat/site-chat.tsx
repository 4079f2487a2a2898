import { MessageCircle, X } from 'lucide-react';
import { useRef, useState } from 'react';
import * as copy from '#contract/messages/en/site-chat.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChatPanel } from './chat-panel.tsx';

/** Other parts of a page open the chat by pressing this button. */
export const launcherId = 'support-chat';

/** The button at the bottom right, and the chat it opens. Escape closes it and leads back to the button. */
export function SiteChat({ phone }: { phone: string }) {
  const [open, setOpen] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    launcher.current?.focus();
  };
  return (
    <div className="needs-js no-print fixed right-4 bottom-4 z-50 sm:right-6 sm:bottom-6">
      {open && <ChatPanel phone={phone} onClose={close} />}
      <button
        ref={launcher}
        id={launcherId}
        type="button"
        aria-expanded={open}
        aria-label={open ? copy.closeChat : copy.openChat}
        onClick={() => (open ? close() : setOpen(true))}
        className={cx(
          buttonClass({ variant: 'primary' }),
          'size-14 rounded-full! px-0! shadow-e1',
          open && 'max-sm:hidden',
        )}
      >
        <Icon of={open ? X : MessageCircle} size={24} />
      </button>
    </div>
  );
}
