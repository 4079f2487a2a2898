import { FindRemoved } from '../../features/properties/removal/find-removed.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: 'Removed properties · Porchlight' }];
}

/** For staff: an owner calls because a property is gone and their 30 days are over. */
export default function RemovedPropertiesScreen() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Removed properties" lead="Owners restore their own for 30 days. After that, you can." />
      <FindRemoved />
    </div>
  );
}
