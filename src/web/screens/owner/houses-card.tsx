import { ChevronDown } from 'lucide-react';
import * as copy from '#contract/messages/en/owner.ts';
import * as housesCopy from '#contract/messages/en/reports/houses.ts';
import * as reportsCopy from '#contract/messages/en/reports.ts';
import { AddPropertyButton } from '../../features/properties/property-actions.tsx';
import { HouseList } from '../../features/reports/houses/house-list.tsx';
import { Numbers } from '../../features/reports/numbers.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SeeAll } from './see-all.tsx';

/** Every house at a glance, with the way to the table of properties; the four numbers open beneath it. */
export const HousesCard = () => (
  <>
    <Card aria-labelledby="houses">
      <CardHeader
        id="houses"
        title={housesCopy.houses}
        actions={
          <>
            <SeeAll to="/dashboard/properties" of={copy.propertiesSeen} />
            <AddPropertyButton />
          </>
        }
      />
      <HouseList />
    </Card>
    <details className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 text-label">
        <Icon of={ChevronDown} className="transition-transform duration-120 group-open:rotate-180" />
        {reportsCopy.numbers}
      </summary>
      <div className="pt-2">
        <Numbers linked={false} />
      </div>
    </details>
  </>
);
