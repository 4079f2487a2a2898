import { groupLabels } from '#contract/enumerations/groups.ts';
import * as copy from '#contract/messages/en/sheets/imports.ts';
import { groupLimits, PropertyGroup } from '#contract/properties/property-groups.ts';
import { z } from '#contract/z.ts';
import { type Column, text } from './columns.ts';

const { name: GroupName } = PropertyGroup.shape;

/** What a property is grouped by, as a row says it. */
export const GroupCells = z.object({
  building: GroupName.optional(),
  owner: GroupName.optional(),
  tags: z.array(GroupName).max(groupLimits.tags).optional(),
});
export type GroupCells = z.infer<typeof GroupCells>;

export const groupColumns: Column[] = [
  text({ field: 'building', heading: groupLabels.building, example: 'Harbor Row' }, groupLimits.nameLength),
  text({ field: 'owner', heading: groupLabels.owner, example: 'Olive Owner' }, groupLimits.nameLength),
  {
    ...text({ field: 'tags', heading: 'Tags', example: 'Beachfront; Dogs welcome' }),
    rule: copy.tagsWanted,
    read: (cell) =>
      cell
        .split(';')
        .map((name) => name.trim())
        .filter(Boolean),
    write: (value) => (value as string[]).join('; '), // the field's own type
  },
];
