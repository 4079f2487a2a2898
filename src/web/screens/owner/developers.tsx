import * as copy from '#contract/messages/en/owner.ts';
import { fill } from '#contract/messages/fill.ts';
import { AccessNote } from '../../features/developers/access-note.tsx';
import { ApiKeysCard } from '../../features/developers/api-keys-card.tsx';
import { AssistantCard } from '../../features/developers/assistant-card.tsx';
import { WebhooksCard } from '../../features/developers/webhooks-card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: fill(copy.tabTitle, { page: copy.developers }) }];
}

export default function Developers() {
  return (
    <>
      <PageHeader title={copy.developers} lead={copy.developersLead} />
      <AccessNote />
      <div className="grid gap-6">
        <ApiKeysCard />
        <AssistantCard />
        <WebhooksCard />
      </div>
    </>
  );
}
