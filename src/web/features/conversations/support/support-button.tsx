import { LifeBuoy } from 'lucide-react';
import { lazy } from 'react';
import * as copy from '#contract/messages/en/conversations/support.ts';
import { LazyMenuButton } from '../../../ui/overlay/lazy-menu-button.tsx';

const load = () => import('./support-menu.tsx');
const SupportMenu = lazy(load);

export function SupportButton() {
  return <LazyMenuButton icon={LifeBuoy} label={copy.support} load={load} menu={SupportMenu} />;
}
