import * as copy from '../messages/en/properties/groups.ts';

/** How an owner groups properties. A property has any number of tags, one building and one owner; its city is its address's. */
export const groupKinds = ['tag', 'building', 'owner'] as const;
export type GroupKind = (typeof groupKinds)[number];

export const groupLabels: Record<GroupKind, string> = {
  tag: copy.tag,
  building: copy.building,
  owner: copy.owner,
};
