import { Link } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import { locale } from '#contract/messages/en/own.ts';
import * as copy from '#contract/messages/en/properties.ts';

import type { PropertyRow } from '#contract/properties/properties.ts';
import { labelOfChoice } from '#contract/properties/property-choices.ts';
import { nameLinkClass } from '../../ui/name-link-class.ts';
import type { Column } from '../../ui/table/table-sort.ts';
import { addressOf } from './address-line.ts';
import { GroupBadges } from './group-badges.tsx';
import { PropertyActions } from './property-actions.tsx';

const typeOf = ({ property_type }: PropertyRow) => property_type && labelOfChoice(property_type);

/** The specification's columns (spec 2, section 2). */
export const propertyColumns: Column<PropertyRow>[] = [
  {
    key: 'actions',
    header: common.actions,
    className: 'max-sm:order-last',
    cell: (property) => <PropertyActions property={property} />,
  },
  {
    key: 'name',
    header: copy.propertyName,
    isName: true,
    cell: ({ id, name, groups }) => (
      <span className="block text-left">
        <Link to={`/dashboard/properties/${id}`} className={nameLinkClass}>
          {name}
        </Link>
        <GroupBadges groups={groups} />
      </span>
    ),
    sortBy: ({ name }) => name,
  },
  { key: 'address', header: common.address, cell: addressOf, sortBy: addressOf },
  {
    key: 'type',
    header: copy.type,
    cell: (p) => typeOf(p) ?? common.notAvailable,
    sortBy: typeOf,
  },
  {
    key: 'beds',
    header: copy.bedsBaths,
    cell: ({ beds, baths }) => `${beds ?? '–'} / ${baths ?? '–'}`,
    sortBy: ({ beds, baths }) => (beds === null ? null : beds * 100 + (baths ?? 0)),
  },
  {
    key: 'sq_ft',
    header: copy.sqFt,
    cell: ({ sq_ft }) => sq_ft?.toLocaleString(locale) ?? common.notAvailable,
    sortBy: ({ sq_ft }) => sq_ft,
    align: 'end',
  },
  {
    key: 'contact',
    header: copy.pointPerson,
    cell: (p) => p.contact_point_person ?? copy.notSet,
    sortBy: (p) => p.contact_point_person,
  },
];
