import * as copy from '#contract/messages/en/owner.ts';
import { fill } from '#contract/messages/fill.ts';
import { GuestPreview } from '../../features/knowledge/preview/guest-preview.tsx';
import { ProtocolsPage } from '../../features/protocols/protocols-page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: fill(copy.tabTitle, { page: copy.protocols }) }];
}

export default function Protocols() {
  return (
    <>
      <PageHeader title={copy.protocols} lead={copy.protocolsLead} />
      <ProtocolsPage
        preview={(rules, property_id) => <GuestPreview key={property_id} typed={{ property_id, rules }} />}
      />
    </>
  );
}
