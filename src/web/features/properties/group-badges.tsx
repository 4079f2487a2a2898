import { Link } from 'react-router';
import { groupLabels } from '#contract/enumerations/groups.ts';
import * as copy from '#contract/messages/en/properties/groups.ts';
import { fill } from '#contract/messages/fill.ts';
import type { GroupOfProperty } from '#contract/properties/property-groups.ts';
import { Badge } from '../../ui/badge.tsx';
import { groupValue } from './property-filters.tsx';

/** What a property is grouped by, under its name; each leads to all of its kind. */
export function GroupBadges({ groups }: { groups: readonly GroupOfProperty[] }) {
  if (groups.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-1 font-normal">
      {groups.map((group) => (
        <Link
          key={groupValue(group)}
          to={`/dashboard/properties?group=${encodeURIComponent(groupValue(group))}`}
          aria-label={fill(copy.kindAndName, { kind: groupLabels[group.kind], name: group.name })}
          className="inline-flex items-center rounded-small hover:underline touch:min-h-11"
        >
          <Badge>{group.name}</Badge>
        </Link>
      ))}
    </span>
  );
}
