import { PropertiesTable } from '../../features/properties/properties-table.tsx';
import { AddPropertyButton } from '../../features/properties/property-actions.tsx';
import { RemovedList } from '../../features/properties/removal/removed-list.tsx';
import { ImportButton } from '../../features/sheets/import-button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { ExportProperties } from './export-properties.tsx';

export function meta() {
  return [{ title: 'Properties · Porchlight' }];
}

export default function Properties() {
  return (
    <>
      <PageHeader title="Properties" lead="Where your guests stay, and what we know about each house." />
      <div className="grid grid-cols-1 gap-6">
        <Card aria-labelledby="my-properties">
          <CardHeader
            id="my-properties"
            title="My Properties"
            actions={
              <>
                <ImportButton kind="properties" />
                <ExportProperties />
                <AddPropertyButton />
              </>
            }
          />
          <PropertiesTable tall />
        </Card>
        <Card aria-labelledby="removed-properties">
          <CardHeader id="removed-properties" title="Removed properties" />
          <p className="mb-2 text-ink-2">
            You can bring a property back within 30 days. After that, our support team can.
          </p>
          <RemovedList />
        </Card>
      </div>
    </>
  );
}
