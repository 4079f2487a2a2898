import { PropertiesTable } from '../../features/properties/properties-table.tsx';
import { AddPropertyButton, RemovedPropertiesButton } from '../../features/properties/property-actions.tsx';
import { CardHeader } from '../../ui/card.tsx';
import { ExportProperties } from './export-properties.tsx';
import { SeeAll } from './see-all.tsx';

/** What stands in the dashboard's card of properties. */
export const MyProperties = () => (
  <>
    <CardHeader
      id="my-properties"
      title="My Properties"
      actions={
        <>
          <SeeAll to="/dashboard/properties" of="properties" />
          <RemovedPropertiesButton />
          <ExportProperties />
          <AddPropertyButton />
        </>
      }
    />
    <PropertiesTable />
  </>
);
