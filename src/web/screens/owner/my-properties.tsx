import * as copy from '#contract/messages/en/owner.ts';
import * as propertiesCopy from '#contract/messages/en/properties.ts';
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
      title={propertiesCopy.myProperties}
      actions={
        <>
          <SeeAll to="/dashboard/properties" of={copy.propertiesSeen} />
          <RemovedPropertiesButton />
          <ExportProperties />
          <AddPropertyButton />
        </>
      }
    />
    <PropertiesTable />
  </>
);
