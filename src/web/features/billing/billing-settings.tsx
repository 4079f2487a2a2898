import { Link } from 'react-router';
import type { Profile } from '#contract/accounts/accounts.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { SettingRow } from '../../ui/form/setting-row.tsx';
import { useBilling } from './billing.ts';
import { cardWords } from './card-words.ts';
import { Invoices } from './invoices.tsx';
import { standingWords } from './plan-words.ts';

/** How paying stands: the card, the plan, the invoices. The rows open their dialogs. */
export function BillingSettings({ profile }: { profile: Profile }) {
  const dialog = useUrlDialog('dialog');
  const { data: billing } = useBilling();
  const { plan_name: plan, plan_status: status } = profile;
  return (
    <Card aria-labelledby="billing">
      <CardHeader id="billing" title="Billing Settings" />
      <ul>
        <SettingRow
          label="Payment Method"
          value={cardWords(profile)}
          action={
            <Button onClick={() => void dialog.open('payment-method')}>
              Manage<span className="sr-only"> payment method</span>
            </Button>
          }
        />
        <SettingRow
          label="Subscription Plan"
          value={
            <>
              <span className="block">{`${plan || 'Free Trial'}${status === 'active' ? ' (Active)' : ''}`}</span>
              {billing && <span className="block">{standingWords(billing)}</span>}
            </>
          }
          action={
            <Button onClick={() => void dialog.open('plans')}>
              Change<span className="sr-only"> subscription plan</span>
            </Button>
          }
        />
        <SettingRow
          label="API and webhooks"
          value={billing && (billing.can.api_access ? 'Part of your plan' : 'From the Essential plan on')}
          action={
            <Link to="/dashboard/developers" className={buttonClass()}>
              Open<span className="sr-only"> API and webhooks</span>
            </Link>
          }
        />
        <SettingRow
          label="Language model"
          value="What it was used for, month by month"
          action={
            <Link to="/dashboard/model" className={buttonClass()}>
              Open<span className="sr-only"> what the language model was used for</span>
            </Link>
          }
        />
      </ul>
      {billing?.has_portal && <Invoices />}
    </Card>
  );
}
