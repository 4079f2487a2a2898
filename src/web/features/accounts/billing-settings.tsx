import type { Profile } from '#contract/accounts.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { SettingRow } from './setting-row.tsx';

/** What the record says about paying. */
export function BillingSettings({ profile }: { profile: Profile }) {
  const { payment_brand: brand, payment_last4: last4, plan_name: plan, plan_status: status } = profile;
  return (
    <Card aria-labelledby="billing">
      <CardHeader id="billing" title="Billing Settings" />
      <ul>
        <SettingRow
          label="Payment Method"
          value={last4 ? `${brand ?? 'Card'} ending in ${last4}` : 'No payment method on file'}
        />
        <SettingRow
          label="Subscription Plan"
          value={`${plan || 'Free Trial'}${status === 'active' ? ' (Active)' : ''}`}
        />
      </ul>
    </Card>
  );
}
