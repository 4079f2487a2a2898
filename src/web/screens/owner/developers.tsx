import { AccessNote } from '../../features/developers/access-note.tsx';
import { ApiKeysCard } from '../../features/developers/api-keys-card.tsx';
import { WebhooksCard } from '../../features/developers/webhooks-card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: 'API and webhooks · Porchlight' }];
}

export default function Developers() {
  return (
    <>
      <PageHeader
        title="API and webhooks"
        lead="For your own programs: keys to call us with, and calls to your server."
      />
      <AccessNote />
      <div className="grid gap-6">
        <ApiKeysCard />
        <WebhooksCard />
      </div>
    </>
  );
}
