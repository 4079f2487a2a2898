import * as copy from '#contract/messages/en/accounts/console.ts';
import { FindRemoved } from '../../features/properties/removal/find-removed.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: copy.removedPropertiesTab }];
}

/** For staff: an owner calls because a property is gone and their 30 days are over. */
export default function RemovedPropertiesScreen() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={copy.removedProperties} lead={copy.removedPropertiesNote} />
      <FindRemoved />
    </div>
  );
}
