import { expect, test } from 'vitest';
import { isSortable } from '../../ui/table/table-sort.ts';
import { seconds, told } from './assignments/assignment-words.ts';
import { contractorColumns } from './contractor-columns.tsx';

// Spec 2, section 2, "Contractors table", and section 8.

test('the columns are those of the specification, and all but the actions can be sorted by', () => {
  const columns = contractorColumns({ onEdit: () => {}, onRemove: () => {} });
  expect(columns.map(({ header }) => header)).toEqual([
    ...['Actions', 'Company Name', 'Service Type', 'Phone', 'Email', 'Account #', 'Notes'],
  ]);
  expect(columns.filter((column) => !isSortable(column)).map(({ header }) => header)).toEqual(['Actions']);
});

test('what is said of a contractor of a property is said word for word, for 3 seconds', () => {
  expect(seconds).toBe(3);
  expect({ ...told, added: told.added('Tide Plumbing') }).toEqual({
    updated: 'Contractor updated successfully',
    added: 'Tide Plumbing added successfully!',
    removed: 'Contractor removed successfully',
    starMoved: 'Contact Point Person updated successfully',
    updateFailed: 'Failed to update contractor',
    starFailed: 'Failed to update contact point person',
    none: 'At least one contractor is required',
    noContactPoint: 'Please select a Contact Point Person',
    duplicate: 'This contractor is already assigned to this property',
  });
});
