import { expect, test } from 'vitest';
import { workOrderSorts } from '#contract/enumerations/work-orders.ts';
import { isSortable } from '../../ui/table/table-sort.ts';
import { workOrderColumns } from './work-order-columns.tsx';

// Spec 2, section 2, "Work orders table".

test('the columns are those of the specification, and each can be sorted by', () => {
  const columns = workOrderColumns((id) => ({ to: id }));
  expect(columns.map(({ header }) => header)).toEqual([
    ...['Work Order ID', 'Urgency', 'Status', 'Property Address', 'Created', 'Updated', 'Completed'],
  ]);
  expect(columns.every(isSortable)).toBe(true);
  expect(columns.map(({ key }) => key)).toEqual(workOrderSorts);
});
