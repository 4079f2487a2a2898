import { AssignedContractor, assignedMessages } from '#contract/contractors/assigned.ts';
import { contractorFields, NewContractor } from '#contract/contractors/contractors.ts';
import { NewArticle } from '#contract/knowledge/knowledge.ts';
import * as ofImports from '#contract/messages/en/sheets/imports.ts';
import * as staysCopyInEnglish from '#contract/messages/en/stays.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { phoneUnreadable } from '#contract/phones.ts';
import { NewProperty } from '#contract/properties/properties.ts';
import type { ImportKind } from '#contract/sheets/imports.ts';
import { StayForm } from '#contract/stays/stays.ts';
import { z } from '#contract/z.ts';
import { mapGivingWay } from '#server/kernel/giving-way.ts';
import { readPhone } from '#server/kernel/phones.ts';
import { retold } from '#server/kernel/retold.ts';
import type { ServedProperty } from '../create-properties/index.ts';
import type { Column } from './columns.ts';
import type { SheetAssignment } from './find-assignments.ts';
import type { SheetArticle } from './find-houses.ts';
import type { SheetStay } from './find-stays.ts';
import { GroupCells } from './group-columns.ts';
import { contactPointColumns } from './property-columns.ts';
import type { Understood, UnderstoodRow } from './understand-sheet.ts';

const staysCopy = spoken(staysCopyInEnglish);

/** The contract only counts digits. Made once: each new schema is compiled anew. */
const hasPhone = ({ phone }: { phone: string }) => phone === '' || readPhone(phone) !== undefined;
const phoneWrong = { path: ['phone'], message: phoneUnreadable };
const ContractorRow = NewContractor.refine(hasPhone, phoneWrong);
const ContactPointRow = AssignedContractor.refine(hasPhone, phoneWrong);
const StayRow = StayForm.refine(({ guest_phone }) => guest_phone === '' || readPhone(guest_phone) !== undefined, {
  path: ['guest_phone'],
  message: phoneUnreadable,
});
const AssignmentRow = z.object({
  property: z.string().min(1),
  company_name: contractorFields.company_name,
  service_type: contractorFields.service_type,
  is_contact_point: z.enum(['yes', 'no']).default('no'),
});

/** A property of a sheet; `present` when it brings one of the account's own up to date. */
export type SheetProperty = ServedProperty & {
  groups: GroupCells;
  present?: { id: string; version: number; isOtherContact: boolean };
};

/** What a row comes to. */
export type Checked = {
  properties: SheetProperty;
  contractors: NewContractor;
  articles: SheetArticle;
  stays: SheetStay;
  assignments: SheetAssignment;
};

/** Holds every row to the schema of the wizard; what is wrong is noted at its cell. @returns undefined for such rows */
export const checkRows = <Kind extends ImportKind>(kind: Kind, { columns, rows }: Understood) =>
  mapGivingWay(rows, (row) => checks[kind](columns, row));

const checks: { [Kind in ImportKind]: (columns: Column[], row: UnderstoodRow) => Checked[Kind] | undefined } = {
  properties(columns, row) {
    const fields = holdTo(NewProperty, pick(row.values, NewProperty.shape), columns, row);
    const contractor = checkContactPoint(columns, row);
    const groups = holdTo(GroupCells, pick(row.values, GroupCells.shape), columns, row);
    return fields && contractor && groups && { ...fields, contractors: [contractor], images: {}, articles: [], groups };
  },
  contractors: (columns, row) => holdTo(ContractorRow, row.values, columns, row),
  articles(columns, row) {
    const article = holdTo(NewArticle, { ...row.values, property_id: null }, columns, row);
    return (
      article && { ...article, property: row.empty.has('property') ? null : String(row.values.property ?? '') || null }
    );
  },
  stays(columns, row) {
    const { check_in, check_out, property, status } = row.values;
    if (!property) row.errors.push({ column: 'Property', message: oneHouse(columns) });
    const form = holdTo(StayRow, pick(row.values, StayForm.shape), columns, row);
    if (String(check_out) <= String(check_in) && row.errors.at(-1)?.column === 'Check-out')
      row.errors.splice(-1, 1, { column: 'Check-out', message: staysCopy.checkOutTooEarly });
    if (!form || !property) return undefined;
    return { property: String(property), property_id: '', status: String(status ?? 'booked'), form };
  },
  assignments(columns, row) {
    const checked = holdTo(AssignmentRow, row.values, columns, row);
    if (!checked) return undefined;
    return { ...checked, is_contact_point: checked.is_contact_point === 'yes', property_id: '', contractor_id: '' };
  },
};

const oneHouse = (columns: Column[]): string =>
  retold(columns.find(({ field }) => field === 'property')?.rule ?? '', ofImports);

/** Each property has its Contact Point Person from the first moment on (spec 2, section 4). */
function checkContactPoint(columns: Column[], row: UnderstoodRow): AssignedContractor | undefined {
  if (contactPointColumns.every(({ field }) => row.empty.has(field))) {
    row.errors.push({ column: 'Contractor Company', message: assignedMessages.none });
    return undefined;
  }
  const given = { ...pick(row.values, AssignedContractor.shape), is_contact_point: true };
  return holdTo(ContactPointRow, given, columns, row);
}

function holdTo<Schema extends z.ZodType>(
  schema: Schema,
  values: object,
  columns: Column[],
  row: UnderstoodRow,
): z.infer<Schema> | undefined {
  const { success, data, error } = schema.safeParse(values);
  if (success) return data;
  const wrong = new Set(error.issues.map(({ path }) => String(path[0])));
  for (const field of wrong) {
    const column = columns.find((one) => one.field === field);
    const said = error.issues.find(({ path }) => path[0] === field)?.message ?? '';
    row.errors.push({
      column: column?.heading ?? field,
      message: !column || (row.empty.has(field) && field !== 'property') ? said : retold(column.rule, ofImports),
    });
  }
  return undefined;
}

const pick = (values: Record<string, unknown>, shape: object) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in shape));
