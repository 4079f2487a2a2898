import { lazy } from 'react';
import * as copy from '#contract/messages/en/owner.ts';
import * as propertiesCopy from '#contract/messages/en/properties.ts';
import { fill } from '#contract/messages/fill.ts';
import { SavedViews } from '../../features/accounts/views/saved-views.tsx';
import { BulkBar } from '../../features/bulk/bulk-bar.tsx';
import { DeedHistory } from '../../features/bulk/deed-history.tsx';
import { PropertiesTable } from '../../features/properties/properties-table.tsx';
import { AddPropertyButton } from '../../features/properties/property-actions.tsx';
import { propertyFilterKeys } from '../../features/properties/property-filters.tsx';
import { RemovedList } from '../../features/properties/removal/removed-list.tsx';
import { RulesForMany } from '../../features/protocols/rules-for-many.tsx';
import { ImportButton } from '../../features/sheets/import-button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { ExportProperties } from './export-properties.tsx';

const ArticleForMany = lazy(() => import('./article-for-many.tsx'));

export function meta() {
  return [{ title: fill(copy.tabTitle, { page: copy.properties }) }];
}

export default function Properties() {
  return (
    <>
      <PageHeader title={copy.properties} lead={copy.propertiesLead} />
      <div className="grid grid-cols-1 gap-6">
        <Card aria-labelledby="my-properties">
          <CardHeader
            id="my-properties"
            title={propertiesCopy.myProperties}
            actions={
              <>
                <ImportButton kind="properties" />
                <ExportProperties />
                <AddPropertyButton />
              </>
            }
          />
          <SavedViews table="properties" filters={propertyFilterKeys} />
          <PropertiesTable
            tall
            bulk={(props) => (
              <BulkBar
                of="property"
                {...props}
                rules={(slot) => <RulesForMany {...slot} />}
                preview={(article) => <ArticleForMany {...article} />}
              />
            )}
          />
        </Card>
        <DeedHistory of="property" />
        <Card aria-labelledby="removed-properties">
          <CardHeader id="removed-properties" title={propertiesCopy.removedProperties} />
          <p className="mb-2 text-ink-2">{propertiesCopy.removedMeaning}</p>
          <RemovedList />
        </Card>
      </div>
    </>
  );
}
