/** What a request sends beside what it must: so that the example does something. */
export const sentToo: ReadonlyMap<string, object> = new Map(
  Object.entries({
    'propertyChanges.update': { name: 'Cedar Cottage' },
    'preferences.save': { compact_tables: true },
    'contractors.update': { notes: 'Rings before he comes.' },
    'assignments.assign': { contractor_id: '01912d68-783e-7a07-b81d-0d9a3f4c1e52' },
    'guest.open': { message: 'Where do I park?', client_id: 'msg-1' },
    'guest.send': { client_id: 'msg-1' },
    'guest.chooseTime': { from: '2099-01-02T18:00:00.000Z' },
    'enquiries.ask': { name: 'Quentin Visitor', email: 'quentin@example.com' },
    'jobs.finish': { cost_cents: 18000 },
    'jobs.late': { minutes: 30 },
    'stays.create': { guest_email: 'gus@example.com', guest_phone: '(541) 555-0120' },
    'stays.update': { guest_email: 'gus@example.com', guest_phone: '(541) 555-0120' },
    'contractors.create': { phone: '(541) 555-0110' },
    'developers.replaceSecret': { former_hours: 24 },
  }),
);
