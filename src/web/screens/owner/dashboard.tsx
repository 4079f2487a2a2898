import { PageHeader } from '../../ui/page-header.tsx';

export function meta() {
  return [{ title: 'My Dashboard · Porchlight' }];
}

export default function Dashboard() {
  return <PageHeader title="My Dashboard" />;
}
