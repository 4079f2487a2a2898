import { ProtocolsPage } from '../../features/protocols/protocols-page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: 'Protocols · Porchlight' }];
}

export default function Protocols() {
  return (
    <>
      <PageHeader title="Protocols" lead="Your rules for what happens when guests write and when something breaks." />
      <ProtocolsPage />
    </>
  );
}
