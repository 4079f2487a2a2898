import { groupKinds } from '../enumerations/groups.ts';
import { base } from '../errors.ts';
import * as copy from '../messages/en/properties/groups.ts';
import { Id } from '../paging.ts';
import { z } from '../z.ts';

export const groupLimits = {
  nameLength: 60,
  /** Of one property. */
  tags: 30,
} as const;

/** One spelling: spaces at the ends and double ones are dropped. Which case a name has is decided by whoever used it first. */
const GroupName = z
  .string()
  .transform((name) => name.trim().replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(1, copy.nameNeeded)
      .max(groupLimits.nameLength, copy.nameTooLong)
      .regex(/^[^;\p{Cc}]*$/u, copy.nameWithSemicolon),
  );

/** What a property is grouped by. */
export const PropertyGroup = z.object({ kind: z.enum(groupKinds), name: GroupName });
export type PropertyGroup = z.infer<typeof PropertyGroup>;

/** As it stands with a property. */
export const GroupOfProperty = z.object({ kind: z.enum(groupKinds), name: z.string() });
export type GroupOfProperty = z.infer<typeof GroupOfProperty>;

/** What changes a group of one property or of many stands in bulk/bulk.ts. */
export const propertyGroups = {
  list: base
    .route({
      method: 'GET',
      path: '/properties/groups',
      tags: ['properties'],
      summary: 'Tags, buildings and owners of my active properties, by name',
    })
    .output(z.object({ items: z.array(GroupOfProperty.extend({ properties: z.number().int() })) })),
  of: base
    .route({
      method: 'GET',
      path: '/properties/{id}/groups',
      tags: ['properties'],
      summary: 'Tags, building and owner of one property',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ items: z.array(GroupOfProperty) })),
};
