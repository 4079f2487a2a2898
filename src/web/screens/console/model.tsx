import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { modelOutcomes } from '#contract/enumerations/conversations.ts';
import * as copy from '#contract/messages/en/accounts/console.ts';
import { AccountsTable } from '../../features/assistant/accounts-table.tsx';
import { SiteChatMonths } from '../../features/assistant/my-months.tsx';
import { TranscriptsTable } from '../../features/assistant/transcripts-table.tsx';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
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
  const [search, setSearch] = useSearchParams();
  const dialog = useUrlDialog('model-call');
  const show = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <PageHeader title={copy.model} lead={copy.modelNote} />
      <div className="grid grid-cols-1 gap-6">
        <Card aria-labelledby="model-accounts">
          <CardHeader id="model-accounts" title={copy.byOwner} />
          <AccountsTable month={search.get('month') ?? undefined} onMonth={(month) => show('month', month)} />
        </Card>
        <Card aria-labelledby="model-site-chat">
          <CardHeader id="model-site-chat" title={copy.ofSiteChat} />
          <SiteChatMonths />
        </Card>
        <Card aria-labelledby="model-calls">
          <CardHeader id="model-calls" title={copy.calls} />
          <TranscriptsTable
            outcome={modelOutcomes.find((one) => one === search.get('outcome'))}
            onOutcome={(outcome) => show('outcome', outcome)}
          />
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
