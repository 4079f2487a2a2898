import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { itemClass, popupClass } from './popup.ts';
import { useSteadyPress } from './steady-press.ts';

/** A button that opens a list of acts and links: `<Menu trigger={<Button>…</Button>}>` around MenuItem and MenuLink. */
export function Menu({
  trigger,
  align = 'end',
  defaultOpen = false,
  children,
}: {
  trigger: ReactElement;
  align?: 'start' | 'end';
  defaultOpen?: boolean;
  children: ReactNode;
}) {
  const { onMouseDown, onOpenChange } = useSteadyPress();
  return (
    <Base.Root defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} onMouseDown={onMouseDown} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align={align} className="z-50 outline-none">
          <Base.Popup
            className={cx(popupClass, 'max-h-(--available-height) min-w-48 overflow-y-auto overscroll-contain')}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type ItemProps = { icon?: LucideIcon; danger?: boolean; disabled?: boolean; children: ReactNode };

export function MenuItem({ icon, danger, disabled, onSelect, children }: ItemProps & { onSelect: () => void }) {
  return (
    <Base.Item onClick={onSelect} disabled={disabled} className={cx(itemClass, danger && 'text-danger-text')}>
      {icon && <Icon of={icon} />}
      {children}
    </Base.Item>
  );
}

/** `render` takes the router's link; without it the browser follows `href` itself. */
export function MenuLink({ icon, href, render, children }: ItemProps & { href?: string; render?: ReactElement }) {
  return (
    <Base.LinkItem href={href} render={render} closeOnClick className={itemClass}>
      {icon && <Icon of={icon} />}
      {children}
    </Base.LinkItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="m-1 h-px bg-line" />;
}

/** Words that are no choice, such as who is signed in. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <p className="max-w-64 truncate px-3 py-2 text-meta text-ink-2">{children}</p>;
}
