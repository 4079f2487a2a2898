import { describe, expect, it } from 'vitest';
import type { Candidate } from '#features/contractors';
import { type JobFacts, skipReason } from './policy.ts';

const plumber: Candidate = {
  id: 'p1',
  customer_id: 'c1',
  company_name: 'Yaquina Plumbing',
  service_type: 'plumbing',
  phone: '+15415550110',
  email: null,
  email_bounced_at: null,
  account_number: null,
  notification_method: 'text',
  notes: null,
  language: null,
  wrote_in: null,
  link_version: 1,
  status: 'active',
  working_hours: null,
  service_zips: [],
  service_cities: [],
  holidays: [],
  insurance_number: null,
  license_number: null,
  insurance_expires_on: null,
  license_expires_on: null,
  created_at: new Date(0),
  updated_at: new Date(0),
  assigned_rank: 1,
};
// Friday, 10:00 in Oregon
const job: JobFacts = {
  urgency: 'medium',
  zip: '97365-1201',
  city: 'Newport',
  state: 'OR',
  timezone: 'America/Los_Angeles',
  now: new Date('2026-11-20T18:00:00Z'),
  asked: new Set(),
  said: [],
};
const closed = "It's outside Yaquina Plumbing's working hours";
const officeHours = { '5': { from: 8 * 60, to: 17 * 60 } };

describe('who is skipped, and why', () => {
  it.each<[string, Partial<Candidate>, Partial<JobFacts>, string | null]>([
    ['nobody without a reason', {}, {}, null],
    ['one who was asked before', {}, { asked: new Set(['p1']) }, 'Yaquina Plumbing was asked before'],
    ['one who is inactive', { status: 'inactive' }, {}, 'Yaquina Plumbing is no longer active'],
    ['one who cannot be reached', { phone: '' }, {}, 'Yaquina Plumbing has no phone number on file'],
    ['one whose number is none', { phone: '12' }, {}, "Yaquina Plumbing has a phone number that can't be called"],
    [
      'not one who is told by email',
      { phone: '', notification_method: 'email', email: 'yaquina@example.com' },
      {},
      null,
    ],
    [
      'one whose address bounced',
      { notification_method: 'email', email: 'yaquina@example.com', email_bounced_at: new Date(0) },
      {},
      'Yaquina Plumbing has an email address that bounced',
    ],
    [
      'one whose insurance lapsed',
      { insurance_expires_on: '2026-11-19' },
      {},
      "Yaquina Plumbing's insurance lapsed on Nov 19, 2026",
    ],
    ['not one whose insurance ends today', { insurance_expires_on: '2026-11-20' }, {}, null],
    [
      'one whose license lapsed',
      { license_expires_on: '2025-01-01' },
      {},
      "Yaquina Plumbing's license lapsed on Jan 1, 2025",
    ],
    ['one who serves other places', { service_zips: ['97366'] }, {}, "Yaquina Plumbing doesn't serve 97365"],
    ['not one who serves this place', { service_zips: ['97365'] }, {}, null],
    [
      'one who serves other cities',
      { service_cities: ['Salem', 'Newport, RI'] },
      {},
      "Yaquina Plumbing doesn't serve Newport (97365)",
    ],
    ['not one who serves this city, however it is written', { service_cities: ['Salem', ' newport,or '] }, {}, null],
    [
      'not one who serves this ZIP code and other cities',
      { service_zips: ['97365'], service_cities: ['Salem'] },
      {},
      null,
    ],
    [
      'one who is away today',
      { holidays: [{ from: '2026-11-20', to: '2026-11-22' }] },
      {},
      'Yaquina Plumbing is away through Nov 22, 2026',
    ],
    [
      'one who is away, for an urgent job too',
      { holidays: [{ from: '2026-11-01', to: '2026-11-20' }] },
      { urgency: 'urgent' },
      'Yaquina Plumbing is away through Nov 20, 2026',
    ],
    [
      'one whose next holiday follows at once, until the end of that',
      {
        holidays: [
          { from: '2026-11-21', to: '2026-11-30' },
          { from: '2026-11-19', to: '2026-11-20' },
        ],
      },
      {},
      'Yaquina Plumbing is away through Nov 30, 2026',
    ],
    [
      'by the day at the house, where it is still the evening before',
      { holidays: [{ from: '2026-11-21', to: '2026-11-22' }] },
      { now: new Date('2026-11-21T07:59:00Z') },
      null,
    ],
    [
      'by the day at the house, where it is that day now',
      { holidays: [{ from: '2026-11-21', to: '2026-11-22' }] },
      { now: new Date('2026-11-21T08:00:00Z') },
      'Yaquina Plumbing is away through Nov 22, 2026',
    ],
    ['not one whose holiday is over', { holidays: [{ from: '2026-11-01', to: '2026-11-19' }] }, {}, null],
    ['not one in working hours', { working_hours: officeHours }, {}, null],
    ['one out of hours', { working_hours: officeHours }, { now: new Date('2026-11-21T02:00:00Z') }, closed],
    ['one on a closed day', { working_hours: { '1': { from: 0, to: 1440 } } }, {}, closed],
    [
      'not one whose night began the evening before',
      { working_hours: { '4': { from: 18 * 60, to: 11 * 60 } } },
      {},
      null,
    ],
    [
      'one whose night is over',
      { working_hours: { '4': { from: 18 * 60, to: 9 * 60 }, '5': { from: 18 * 60, to: 9 * 60 } } },
      {},
      closed,
    ],
    [
      'nobody for the hour when it is urgent',
      { working_hours: officeHours },
      { urgency: 'urgent', now: new Date('2026-11-21T10:00:00Z') },
      null,
    ],
  ])('%s', (_, contractor, facts, expected) => {
    expect(skipReason({ ...plumber, ...contractor }, { ...job, ...facts })).toBe(expected);
  });
});
