import { groupKinds, groupLabels } from '#contract/enumerations/groups.ts';
import * as groupsCopy from '#contract/messages/en/properties/groups.ts';
import * as copy from '#contract/messages/en/properties.ts';
import { fill } from '#contract/messages/fill.ts';
import type { PropertyRow } from '#contract/properties/properties.ts';
import { labelOfChoice, propertyTypes } from '#contract/properties/property-choices.ts';
import type { GroupOfProperty } from '#contract/properties/property-groups.ts';
import { useListFilter } from '../../lib/address/list-filter.ts';
import { matchesSearch } from '../../lib/address/matches-search.ts';
import { useClearUrl, useUrlFilter } from '../../lib/address/url-filter.ts';
import { FilterSelect, ListFilters } from '../../ui/table/table-filters.tsx';

type PropertyType = (typeof propertyTypes)[number];
const labels = Object.fromEntries(propertyTypes.map((one) => [one, labelOfChoice(one)])) as Record<
  PropertyType,
  string
>; // one for each

/** The filters' names in the address. */
export const propertyFilterKeys = ['type', 'city', 'group', 'find-property'] as const;

/** What the table is narrowed to. */
export function usePropertyFilter() {
  const filter = useListFilter({ key: 'type', labels, find: 'find-property' });
  const [city, setCity] = useUrlFilter('city');
  const [group, setGroup] = useUrlFilter('group');
  const named = groupIn(group);
  const said = [filter.words, city, named && groupWords(named)].filter(Boolean);
  return {
    ...filter,
    city,
    setCity,
    group: named,
    setGroup,
    words: said.join(', '),
    clear: useClearUrl(propertyFilterKeys),
    of: (rows: readonly PropertyRow[]) =>
      rows.filter(
        (row) =>
          (filter.choice === null || row.property_type === filter.choice) &&
          (city === '' || isSame(row.city, city)) &&
          (named === null || row.groups.some((one) => one.kind === named.kind && isSame(one.name, named.name))) &&
          matchesSearch(filter.q, [
            row.name,
            row.street_address,
            row.city,
            row.state,
            row.zip,
            row.contact_point_person,
            ...row.groups.map(({ name }) => name),
          ]),
      ),
  };
}

/** The choices among cities and groups are those that there are; none where there is nothing to choose between. */
export function PropertyFilters({
  filter,
  rows,
}: {
  filter: ReturnType<typeof usePropertyFilter>;
  rows: readonly PropertyRow[];
}) {
  const cities = distinct(rows.map(({ city }) => city));
  const groups = groupsIn(rows);
  const chosen = filter.group && groupValue(filter.group);
  return (
    <ListFilters list={copy.properties} label={copy.type} all={copy.anyType} filter={filter}>
      {(cities.length > 1 || filter.city) && (
        <FilterSelect
          label={groupsCopy.city}
          all={groupsCopy.anyCity}
          options={cities.map((city) => [city, city] as const)}
          value={cities.find((city) => isSame(city, filter.city)) ?? null}
          onChange={(city) => filter.setCity(city ?? '')}
        />
      )}
      {(groups.length > 0 || filter.group) && (
        <FilterSelect
          label={groupsCopy.groups}
          all={groupsCopy.anyGroup}
          options={groups.map((one) => [groupValue(one), groupWords(one)] as const)}
          value={groups.map(groupValue).find((one) => chosen !== null && isSame(one, chosen)) ?? null}
          onChange={(value) => filter.setGroup(value ?? '')}
        />
      )}
    </ListFilters>
  );
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const distinct = (names: string[]): string[] =>
  [...new Map(names.map((name) => [name.toLowerCase(), name])).values()].toSorted((a, b) => a.localeCompare(b));

function groupsIn(rows: readonly PropertyRow[]): GroupOfProperty[] {
  const all = rows.flatMap(({ groups }) => groups);
  return groupKinds.flatMap((kind) =>
    distinct(all.filter((one) => one.kind === kind).map(({ name }) => name)).map((name) => ({ kind, name })),
  );
}

/** A group as it stands in the address: `tag:Beachfront`. */
export const groupValue = ({ kind, name }: GroupOfProperty): string => `${kind}:${name}`;

const groupWords = ({ kind, name }: GroupOfProperty): string =>
  fill(groupsCopy.kindAndName, { kind: groupLabels[kind], name });

function groupIn(value: string): GroupOfProperty | null {
  const kind = groupKinds.find((one) => value.startsWith(`${one}:`));
  return kind ? { kind, name: value.slice(kind.length + 1) } : null;
}
