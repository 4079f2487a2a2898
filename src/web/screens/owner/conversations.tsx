import { ThreadList } from '../../features/conversations/thread-list.tsx';
import { ExportButton } from '../../features/sheets/export-button.tsx';
import { UrgencyBadge } from '../../features/work-orders/status.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: 'Conversations · Porchlight' }];
}

export default function Conversations() {
  return (
    <>
      <PageHeader
        title="Conversations"
        lead="What your guests ask and what they are told, as it happens."
        actions={<ExportButton table="conversations" />}
      />
      <Card>
        <ThreadList urgency={(level) => <UrgencyBadge urgency={level} />} />
      </Card>
    </>
  );
}
