import { LifeBuoy, Mail, Phone } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuLink, MenuNote } from '../../ui/menu.tsx';
import { useMe } from './me.ts';

/** How to reach the support team; open at once, since it is fetched when its button is pressed. */
export default function SupportMenu() {
  const { support } = useMe();
  return (
    <Menu defaultOpen trigger={<IconButton icon={LifeBuoy} label="Support" size="large" />}>
      <MenuNote>We're glad to help.</MenuNote>
      <MenuLink icon={Mail} href={`mailto:${support.email}`}>
        {support.email}
      </MenuLink>
      <MenuLink icon={Phone} href={`tel:${support.phone.replace(/[^\d+]/g, '')}`}>
        {support.phone}
      </MenuLink>
    </Menu>
  );
}
