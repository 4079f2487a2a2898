import * as copy from '#contract/messages/en/owner.ts';
import { fill } from '#contract/messages/fill.ts';
import { SavedViews } from '../../features/accounts/views/saved-views.tsx';
import { chatFilterKeys, useChatFilter } from '../../features/conversations/filters/chat-filter.ts';
import { ChatFilters } from '../../features/conversations/filters/chat-filters.tsx';
import { ThreadList } from '../../features/conversations/thread-list.tsx';
import { ExportButton } from '../../features/sheets/export-button.tsx';
import { UrgencyBadge } from '../../features/work-orders/status.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: fill(copy.tabTitle, { page: copy.conversations }) }];
}

export default function Conversations() {
  const filter = useChatFilter();
  return (
    <>
      <PageHeader
        title={copy.conversations}
        lead={copy.conversationsLead}
        actions={<ExportButton table="conversations" />}
      />
      <Card>
        <SavedViews table="conversations" filters={chatFilterKeys} />
        <ChatFilters filter={filter} />
        <ThreadList filter={filter} urgency={(level) => <UrgencyBadge urgency={level} />} />
      </Card>
    </>
  );
}
