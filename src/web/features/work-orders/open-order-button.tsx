import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import * as copy from '#contract/messages/en/work-orders/deeds.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { Allowed } from '../../lib/session/allowed.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { newOrderDialog } from './dialog-names.ts';

/** The way to a new work order, at a property where one is named. */
export function OpenOrderButton({ propertyId }: { propertyId?: string }) {
  const linkTo = useDialogLink('dialog');
  return (
    <Allowed to="workOrders.open">
      <Link {...linkTo(newOrderDialog(propertyId))} className={buttonClass()}>
        <Icon of={Plus} />
        {copy.openOrder}
      </Link>
    </Allowed>
  );
}
