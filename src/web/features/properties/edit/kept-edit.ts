import { unsaved } from '../../../lib/unsaved.ts';
import type { FieldName, Values } from '../wizard/values.ts';
import { changedNames } from './three-way.ts';

/** What was typed into a property and not saved, and what stood there when that began. */
export type KeptEdit = { base: Values; changes: Partial<Record<FieldName, string>> };

/** Kept in this browser alone, until it is saved or dropped. */
export const keptEdit = (ownerId: string, propertyId: string) => {
  const name = `property-edit.${ownerId}.${propertyId}`;
  return {
    read: () => unsaved.read<KeptEdit>(name),
    keep: (base: Values, mine: Values) => {
      const names = changedNames(base, mine);
      if (names.length === 0) return unsaved.drop(name);
      const changes = Object.fromEntries(names.map((field) => [field, mine[field]]));
      return unsaved.write(name, { base, changes } satisfies KeptEdit);
    },
    drop: () => unsaved.drop(name),
  };
};
