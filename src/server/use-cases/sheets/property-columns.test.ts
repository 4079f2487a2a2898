import { expect, test } from 'vitest';
import { NewProperty } from '#contract/properties/properties.ts';
import { propertyColumns } from './property-columns.ts';

test('every field of a property has its column, in the template and in the export', () => {
  expect(propertyColumns.map(({ field }) => field).toSorted()).toEqual(Object.keys(NewProperty.shape).toSorted());
});
