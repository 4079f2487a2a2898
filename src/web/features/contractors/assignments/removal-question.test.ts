import { expect, test } from 'vitest';
import { AssignedContractor } from '#contract/contractors/assigned.ts';
import * as copy from '#contract/messages/en/contractors/assignments.ts';
import { removalQuestion } from './removal-question.ts';

const id = '0199aaaa-0000-7000-8000-000000000000';
const tide = AssignedContractor.parse({
  id,
  company_name: 'Tide Plumbing',
  service_type: 'plumbing',
  phone: '(541) 555-0110',
  is_contact_point: true,
});
const { id: _, ...described } = tide;

test('one of the account stays in My Contractors', () => {
  expect(removalQuestion(tide, [{ id }])).toBe(copy.removeQuestion);
  expect(removalQuestion({ ...tide, status: 'active' }, undefined)).toBe(copy.removeQuestion);
});

test('one that was removed there since the draft was begun stays nowhere', () => {
  expect(removalQuestion(tide, [])).toBe(copy.removeInactiveQuestion);
  expect(removalQuestion({ ...tide, status: 'inactive' }, undefined)).toBe(copy.removeInactiveQuestion);
});

test('one that was restored meanwhile is there again', () => {
  expect(removalQuestion({ ...tide, status: 'inactive' }, [{ id }])).toBe(copy.removeQuestion);
});

test('one that was only described here goes with what was typed', () => {
  expect(removalQuestion(described, [{ id }])).toBe(copy.removeUnsavedQuestion);
});
