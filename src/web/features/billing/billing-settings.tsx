import { Link } from 'react-router';
import type { Profile } from '#contract/accounts/accounts.ts';
import * as copy from '#contract/messages/en/billing/settings.ts';
import { fill } from '#contract/messages/fill.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Fill } from '../../ui/fill.tsx';
import { SettingRow } from '../../ui/form/setting-row.tsx';
import { useBilling } from './billing.ts';
import { cardWords } from './card-words.ts';
import { Invoices } from './invoices.tsx';
import { standingWords } from './plan-words.ts';

/** How paying stands: the card, the plan, the invoices. The rows open their dialogs. */
export function BillingSettings({ profile }: { profile: Profile }) {
  const dialog = useUrlDialog('dialog');
  const { data: billing } = useBilling();
  const { plan_status: status } = profile;
  const name = profile.plan_name || copy.freeTrial;
  return (
    <Card aria-labelledby="billing">
      <CardHeader id="billing" title={copy.billingSettings} />
      <ul>
        <SettingRow
          label={copy.paymentMethod}
          value={cardWords(profile)}
          action={
            <Button onClick={() => void dialog.open('payment-method')}>
              <Fill of={copy.manageMethod} with={{ what: <span className="sr-only"> {copy.ofPaymentMethod}</span> }} />
            </Button>
          }
        />
        <SettingRow
          label={copy.subscriptionPlan}
          value={
            <>
              <span className="block">{status === 'active' ? fill(copy.planActive, { plan: name }) : name}</span>
              {billing && <span className="block">{standingWords(billing)}</span>}
            </>
          }
          action={
            <Button onClick={() => void dialog.open('plans')}>
              <Fill of={copy.changePlan} with={{ what: <span className="sr-only"> {copy.ofSubscriptionPlan}</span> }} />
            </Button>
          }
        />
        <SettingRow
          label={copy.apiAndWebhooks}
          value={billing && (billing.can.api_access ? copy.partOfPlan : copy.fromEssential)}
          action={
            <Link to="/dashboard/developers" className={buttonClass()}>
              <Fill of={copy.open} with={{ what: <span className="sr-only"> {copy.apiAndWebhooks}</span> }} />
            </Link>
          }
        />
        <SettingRow
          label={copy.languageModel}
          value={copy.languageModelNote}
          action={
            <Link to="/dashboard/model" className={buttonClass()}>
              <Fill of={copy.open} with={{ what: <span className="sr-only"> {copy.ofLanguageModel}</span> }} />
            </Link>
          }
        />
      </ul>
      {billing?.has_portal && <Invoices />}
    </Card>
  );
}
