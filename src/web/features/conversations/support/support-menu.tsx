import { LifeBuoy, Mail, MessageCircle, Phone } from 'lucide-react';
import { Link } from 'react-router';
import * as copy from '#contract/messages/en/conversations/support.ts';
import { telOf } from '#contract/site/support.ts';
import { useDialogLink } from '../../../lib/address/url-dialog.ts';
import { useMe } from '../../../lib/session/me.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuLink, MenuNote, MenuSeparator } from '../../../ui/overlay/menu.tsx';

/** How to reach the support team; open at once, since it is fetched when its button is pressed. */
export default function SupportMenu() {
  const { support } = useMe();
  const linkTo = useDialogLink('dialog');
  return (
    <Menu defaultOpen trigger={<IconButton icon={LifeBuoy} label={copy.support} size="large" />}>
      <MenuNote>{copy.gladToHelp}</MenuNote>
      <MenuLink icon={MessageCircle} render={<Link {...linkTo('support-chat')} />}>
        {copy.chatWithUs}
      </MenuLink>
      <MenuLink icon={Mail} href={`mailto:${support.email}`}>
        {support.email}
      </MenuLink>
      <MenuLink icon={Phone} href={telOf(support.phone)}>
        {support.phone}
      </MenuLink>
      <MenuSeparator />
      <MenuLink icon={LifeBuoy} render={<Link to="/support" />}>
        {copy.supportPage}
      </MenuLink>
    </Menu>
  );
}
