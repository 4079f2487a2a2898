import { lazy, Suspense } from 'react';
import { modelOutcomes } from '#contract/enumerations/conversations.ts';
import * as copy from '#contract/messages/en/accounts/console.ts';
import { AccountsTable } from '../../features/assistant/accounts-table.tsx';
import { SiteChatMonths } from '../../features/assistant/my-months.tsx';
import { TranscriptsTable } from '../../features/assistant/transcripts-table.tsx';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { useUrlChoice, useUrlFilter } from '../../lib/address/url-filter.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

const TranscriptDialog = lazy(() => import('../../features/assistant/transcript-dialog.tsx'));

export function meta() {
  return [{ title: copy.modelTab }];
}

/**
 * For staff: what the model cost whom, and what was said to it. The filters stand in the address: `?month=…&outcome=…`.
 */
export default function ModelScreen() {
  const dialog = useUrlDialog('model-call');
  const [month, setMonth] = useUrlFilter('month');
  const [outcome, setOutcome] = useUrlChoice('outcome', modelOutcomes);
  return (
    <>
      <PageHeader title={copy.model} lead={copy.modelNote} />
      <div className="grid grid-cols-1 gap-6">
        <Card aria-labelledby="model-accounts">
          <CardHeader id="model-accounts" title={copy.byOwner} />
          <AccountsTable month={month || undefined} onMonth={(next) => setMonth(next ?? '')} />
        </Card>
        <Card aria-labelledby="model-site-chat">
          <CardHeader id="model-site-chat" title={copy.ofSiteChat} />
          <SiteChatMonths />
        </Card>
        <Card aria-labelledby="model-calls">
          <CardHeader id="model-calls" title={copy.calls} />
          <TranscriptsTable outcome={outcome ?? undefined} onOutcome={(next) => setOutcome(next ?? null)} />
        </Card>
      </div>
      <Suspense>
        {dialog.lastId && (
          <TranscriptDialog key={dialog.lastId} id={dialog.id} lastId={dialog.lastId} onClose={dialog.close} />
        )}
      </Suspense>
    </>
  );
}
