import { Menu, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import * as copy from '#contract/messages/en/accounts/menu.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useDisclosure } from '../../../ui/overlay/disclosure.ts';

const load = () => import('./phone-menu.tsx');
const PhoneMenu = lazy(load);

/** On phones the whole bar but the bell stands behind this one button. `links` are those of the screens. */
export function PhoneMenuButton({ links }: { links: ReactNode }) {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useDisclosure({ area, button, open, onClose: () => setOpen(false) });
  return (
    <div ref={area} className="sm:hidden">
      <IconButton
        ref={button}
        icon={open ? X : Menu}
        label={copy.menu}
        size="large"
        aria-expanded={open}
        aria-controls={id}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(!open)}
      />
      <nav
        id={id}
        aria-label={copy.menu}
        hidden={!open}
        className="absolute inset-x-0 top-full z-30 max-h-[calc(100dvh-3.5rem)] animate-enter overflow-y-auto border-b border-line bg-surface shadow-e1"
      >
        <Suspense>{open && <PhoneMenu links={links} />}</Suspense>
      </nav>
    </div>
  );
}
