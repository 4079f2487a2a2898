import { citiesText, readCities } from '#contract/contractors/areas.ts';
import type { Holidays, WorkingHours } from '#contract/contractors/contractors.ts';
import { notificationMethodLabels, serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as copy from '#contract/messages/en/sheets/imports.ts';
import { type Column, choice, day, phone, readZip, text } from './columns.ts';
import { holidaysText, readHolidays } from './holidays-text.ts';
import { hoursText, readHours } from './hours-text.ts';

export const contractorColumns: Column[] = [
  text(
    { field: 'company_name', heading: 'Company Name', example: 'Tide Plumbing (example: this row is left out)' },
    200,
  ),
  choice({ field: 'service_type', heading: 'Service Type', example: 'Plumbing' }, serviceTypeLabels),
  phone({ field: 'phone', heading: 'Phone', example: '(555) 555-5555' }),
  {
    ...text({ field: 'email', heading: 'Email', example: 'tide@example.com' }),
    rule: copy.emailWanted,
  },
  text({ field: 'account_number', heading: 'Account #', example: 'A-1007' }, 100),
  choice({ field: 'notification_method', heading: 'Notification Method', example: 'Text' }, notificationMethodLabels),
  text({ field: 'notes', heading: 'Notes', example: 'Ask for Luis' }),
  {
    ...text({ field: 'working_hours', heading: 'Working Hours', example: 'Mon 08:00-17:00; Tue 08:00-17:00' }),
    rule: copy.hoursWanted,
    read: (cell) => readHours(cell) ?? cell,
    write: (value) => hoursText(value as WorkingHours), // the field's own type
  },
  {
    ...text({ field: 'service_zips', heading: 'Service ZIPs', example: '97365 97366' }),
    rule: copy.zipsWanted,
    read: (cell) =>
      cell
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(readZip),
    write: (value) => (value as string[]).join(' '), // the field's own type
  },
  {
    ...text({ field: 'service_cities', heading: 'Service Cities', example: 'Newport; Portland, OR' }),
    rule: copy.citiesWanted,
    read: readCities,
    write: (value) => citiesText(value as string[]), // the field's own type
  },
  {
    ...text({ field: 'holidays', heading: 'Holidays', example: '2026-12-20 to 2027-01-02; 2027-07-04' }),
    rule: copy.holidaysWanted,
    read: (cell) => readHolidays(cell) ?? cell,
    write: (value) => holidaysText(value as Holidays), // the field's own type
  },
  text({ field: 'insurance_number', heading: 'Insurance #', example: 'POL-8841' }, 100),
  day({ field: 'insurance_expires_on', heading: 'Insurance Expires', example: '2027-06-30' }),
  text({ field: 'license_number', heading: 'License #', example: 'CCB 204411' }, 100),
  day({ field: 'license_expires_on', heading: 'License Expires', example: '2027-06-30' }),
];
