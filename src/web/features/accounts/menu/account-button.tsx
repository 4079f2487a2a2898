import { CircleUser } from 'lucide-react';
import { lazy } from 'react';
import * as copy from '#contract/messages/en/accounts/menu.ts';
import { LazyMenuButton } from '../../../ui/overlay/lazy-menu-button.tsx';

const load = () => import('./user-menu.tsx');
const UserMenu = lazy(load);

export function AccountButton() {
  return <LazyMenuButton icon={CircleUser} label={copy.account} load={load} menu={UserMenu} />;
}
