import { describe, expect, it } from 'vitest';
import { writeCsv } from '#server/use-cases/sheets/csv.ts';
import { newRow, sheet, spreadsheets } from '../support/spreadsheets.ts';

// Stays, articles and who serves which property: out of an account as CSV and into it again, over HTTP.

const { as, upload, download, importAll, beNewOwner } = spreadsheets();

const lines = (body: { lines: { row: number; is: string; errors: { message: string }[] }[] }) =>
  body.lines.map(({ row, is, errors }) => [row, is, ...errors.map(({ message }) => message)]);
const house = (name: string) => importAll('properties', sheet(newRow(name)));

describe('stays', () => {
  const columns = ['Property', 'Guest', 'Email', 'Phone', 'Check-in', 'Check-out', 'Status'];
  const stay = (...cells: string[]) => writeCsv([columns, cells]);

  it('are added at the property of that name, known again by its first day, and refused by row', async () => {
    await house('Cove');
    const first = ['cove', 'Gus Guest', 'gus@example.com', '541 555 0120', '11/20/2027', '2027-11-24', ''];
    const { preview, result } = await importAll('stays', stay(...first));
    expect([preview.adds, result.body.state]).toEqual([1, 'done']);
    const file = writeCsv([
      columns,
      first,
      ['Cove', 'Ann Other', '', '', '2027-12-01', '2027-12-01', ''],
      ['Nowhere', 'Ann Other', '', '', '2027-12-01', '2027-12-04', ''],
      ['Cove', 'Ann Other', 'ann@', '12', '2027-12-01', '2027-12-04', ''],
      ['Cove', 'Ann Other', '', '', '2027-12-05', '2027-12-09', 'cancelled'],
    ]);
    const { body } = await upload('stays', file);
    expect(lines(body)).toEqual([
      [2, 'same'],
      [3, 'refused', expect.stringMatching(/./)],
      [4, 'refused', 'None of your properties has this name.'],
      [5, 'refused', 'Please enter a valid email address', expect.stringMatching(/phone/i)],
      [6, 'refused', 'This stay was canceled. Leave its row out.'],
    ]);
    const later = await importAll('stays', stay('Cove', 'Gus Guest', '', '', '2027-11-20', '2027-11-26', ''));
    expect(later.preview.lines).toMatchObject([
      { is: 'changed', changes: [{ column: 'Check-out', from: '2027-11-24', to: '2027-11-26' }] },
    ]);
    const { items } = (await as('GET', '/stays')).body;
    expect(items).toMatchObject([
      { guest_phone: '+15415550120', guest_email: 'gus@example.com', check_out: '2027-11-26' },
    ]);
  });

  it('come back by their own export', async () => {
    await house('Cove');
    await importAll('stays', stay('Cove', '=Gus', '', '', '2027-11-20', '2027-11-24', ''));
    const { bytes } = await download('/exports/stays');
    const { body } = await upload('stays', new Uint8Array(bytes));
    expect([body.same, body.wrong, body.ignored]).toEqual([1, 0, ['Source']]);
  });
});

describe('who serves which property', () => {
  const columns = ['Property', 'Company Name', 'Service Type', 'Contact Point'];

  it('is added by names and takes nobody away; the star moves where a row says so', async () => {
    await house('Cove');
    await as('POST', '/contractors', { company_name: 'Glow', service_type: 'hvac', phone: '5415550111' });
    const file = writeCsv([
      columns,
      ['Cove', 'Tide Plumbing', 'Plumbing', 'Yes'],
      ['Cove', 'glow', 'HVAC', 'Yes'],
      ['Cove', 'Nobody', 'HVAC', ''],
      ['cove', 'Glow', 'hvac', 'No'],
    ]);
    const { body } = await upload('assignments', file);
    expect(lines(body)).toEqual([
      [2, 'same'],
      [3, 'new'],
      [4, 'refused', 'None of your contractors has this name and service type.'],
      [5, 'refused', 'Row 3 of this file is the same.'],
    ]);
    await as('POST', `/imports/${body.id}/confirm`);
    expect((await download('/exports/assignments')).rows).toEqual([
      columns,
      ['Cove', 'Tide Plumbing', 'Plumbing', 'No'],
      ['Cove', 'Glow', 'HVAC', 'Yes'],
    ]);
    const back = await importAll('assignments', writeCsv([columns, ['Cove', 'Tide Plumbing', 'Plumbing', 'Yes']]));
    expect(back.preview.lines).toMatchObject([
      { is: 'changed', changes: [{ column: 'Contact Point', from: 'No', to: 'Yes' }] },
    ]);
    expect((await as('GET', '/properties')).body.items[0].contact_point_person).toBe('Tide Plumbing');
  });
});

describe('articles', () => {
  it('go out but for those of verified guests, and come back', async () => {
    await house('Cove');
    const columns = ['Title', 'Text', 'Property', 'Who May Be Told'];
    await importAll(
      'articles',
      writeCsv([columns, ['Grill', 'On the deck.', 'Cove', 'Anyone'], ['Safe', '8-8-1', '', 'Verified guests']]),
    );
    const { rows, bytes } = await download('/exports/articles');
    expect(rows).toEqual([columns, ['Grill', 'On the deck.', 'Cove', 'Anyone']]);
    const same = await upload('articles', new Uint8Array(bytes));
    expect(same.body.same).toBe(1);
    const { preview } = await importAll('articles', writeCsv([columns, ['grill', 'In the shed.', 'Cove', '']]));
    expect(preview.lines).toMatchObject([
      {
        is: 'changed',
        changes: [
          { column: 'Title', from: 'Grill', to: 'grill' },
          { column: 'Text', from: 'On the deck.', to: 'In the shed.' },
        ],
      },
    ]);
    await beNewOwner();
    expect((await upload('articles', writeCsv([columns, ['A', 'b', 'Cove', '']]))).body.wrong).toBe(1);
  });
});
