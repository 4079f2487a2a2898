import { describe, expect, it } from 'vitest';
import { phoneUnreadable } from '#contract/phones.ts';
import { writeCsv } from '#server/use-cases/sheets/csv.ts';
import { newRow, sheet, spreadsheets } from '../support/spreadsheets.ts';

// Contractors from a CSV file, and every table out of an account, over HTTP.

const { as, upload, beNewOwner, download, importAll } = spreadsheets();

describe('importing contractors', () => {
  it('finds mine by service type, company and phone and brings them up to date', async () => {
    const columns = [
      'Company Name',
      'Service Type',
      'Phone',
      'Email',
      'Notification Method',
      'Working Hours',
      'Service ZIPs',
      'Insurance Expires',
    ];
    await importAll('contractors', writeCsv([columns, ['Tide', 'Plumbing', '5415550110', '', '', '', '', '']]));
    const { preview, result } = await importAll(
      'contractors',
      writeCsv([
        columns,
        [
          'Tide',
          'plumbing',
          '(541) 555-0110',
          'tide@example.com',
          'Text',
          'Mon 08:00-17:00; Sat 9:00-12:00',
          '2134 97365',
          '6/30/2027',
        ],
        ['Glow', 'HVAC', '5415550111', '', '', '', '', ''],
      ]),
    );
    expect([preview.adds, preview.updates, result.body.state]).toEqual([1, 1, 'done']);
    const tide = (await as('GET', '/contractors')).body.items.find(
      (c: { company_name: string }) => c.company_name === 'Tide',
    );
    expect(tide).toMatchObject({
      email: 'tide@example.com',
      notification_method: 'text',
      working_hours: { 1: { from: 480, to: 1020 }, 6: { from: 540, to: 720 } },
      service_zips: ['02134', '97365'],
      insurance_expires_on: '2027-06-30',
    });
  });

  it('takes cities, holidays and the numbers of papers, and gives them out as it takes them', async () => {
    const columns = ['Company Name', 'Service Type', 'Phone', 'Service Cities', 'Holidays', 'Insurance #', 'License #'];
    const row = [
      ...['Reef Roofing', 'Handyman', '(541) 555-0117', 'Newport, OR; Salem'],
      ...['2026-12-20 to 2027-01-02; 2027-07-04', 'POL-1', 'CCB 2'],
    ];
    await importAll('contractors', writeCsv([columns, row]));
    const reef = (await as('GET', '/contractors')).body.items.find(
      (c: { company_name: string }) => c.company_name === 'Reef Roofing',
    );
    expect(reef).toMatchObject({
      service_cities: ['Newport, OR', 'Salem'],
      holidays: [
        { from: '2026-12-20', to: '2027-01-02' },
        { from: '2027-07-04', to: '2027-07-04' },
      ],
      insurance_number: 'POL-1',
      license_number: 'CCB 2',
    });
    const [headings, ...rows] = (await download('/exports/contractors')).rows;
    const out = rows.find((cells) => cells[0] === 'Reef Roofing');
    expect(columns.map((name) => out?.[headings?.indexOf(name) ?? -1])).toEqual(row);
    const wrong = await upload('contractors', writeCsv([columns, [...row.slice(0, 4), 'in July', '', '']]));
    expect(wrong.body.shown[0].errors).toEqual([
      { column: 'Holidays', message: 'Write holidays like 2026-12-20 to 2027-01-02; 2027-07-04.' },
    ]);
  });

  it('names the same one twice, and what is wrong with a cell', async () => {
    const { body } = await upload(
      'contractors',
      writeCsv([
        ['Company Name', 'Service Type', 'Phone', 'Email'],
        ['Tide', 'Plumbing', '5415550110', ''],
        ['Tide', 'Plumbing', '541-555-0110', 'tide@'],
        ['Surf', 'Plumbing', '12', ''],
      ]),
    );
    expect(body.shown.map((row: { errors: object[] }) => row.errors)).toEqual([
      [{ column: 'Email', message: 'Please enter a valid email address' }],
      [{ column: 'Phone', message: phoneUnreadable }],
    ]);
  });
});

describe('an export', () => {
  it('opens in Excel with its accents, computes nothing, holds no code, and can be imported again', async () => {
    const template = await download('/imports/properties/template');
    const secret = [
      'Front Door Lock Code',
      'Front Door Lock Instructions',
      'Alt Lock Box Location',
      'Alt Lock Box Code',
      'Wi-Fi Password',
    ];
    const filled = (template.rows[0] ?? []).map((heading, at) =>
      secret.includes(heading) ? `hidden-${at}` : (template.rows[1]?.[at] ?? ''),
    );
    filled[0] = '=HYPERLINK("http://evil.example","Café")';
    filled[1] = '77 Export Street';
    await importAll('properties', writeCsv([template.rows[0] ?? [], filled]));
    const { rows, bytes, name } = await download('/exports/properties');
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(name).toMatch(/^attachment; filename="porchlight-properties-\d{4}-\d\d-\d\d\.csv"$/);
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""Café"")"`);
    expect(text).not.toContain('hidden-');
    for (const heading of secret) expect(rows[0]).not.toContain(heading);

    const [property] = (await as('GET', '/properties')).body.items;
    await as('POST', `/properties/${property.id}/remove`);
    await beNewOwner();
    const { result } = await importAll('properties', text);
    expect(result.body).toMatchObject({ state: 'done', written: 1 });
    expect((await download('/exports/properties')).rows).toEqual(rows);
  });

  it('of contractors comes back the same from another account', async () => {
    const all = ['Tide', 'Ünder Pressure'].map((company) => [
      company,
      'Plumbing',
      '(541) 555-0110',
      '',
      '-7',
      'Phone',
      '@home',
      'Mon 00:00-24:00',
      '00501',
      '2027-01-31',
      '',
    ]);
    const { rows: template } = await download('/imports/contractors/template');
    await importAll('contractors', writeCsv([template[0] ?? [], ...all]));
    const { bytes, rows } = await download('/exports/contractors');
    await beNewOwner();
    await importAll('contractors', new TextDecoder().decode(bytes));
    expect((await download('/exports/contractors')).rows.sort()).toEqual(rows.sort());
  });

  it('runs over many pages, each row once', async () => {
    for (const part of [0, 1])
      await importAll('properties', sheet(...Array.from({ length: 600 }, (_, at) => newRow(`House ${part}-${at}`))));
    const { rows } = await download('/exports/properties');
    expect(new Set(rows.slice(1).map(([name]) => name)).size).toBe(1200);
    expect(rows).toHaveLength(1201);
  });

  it('holds the rows that the table on screen is narrowed to, or the whole table', async () => {
    await importAll('properties', sheet(newRow('Gull Nest'), newRow('Gull 100% Loft'), newRow('Cedar Hut')));
    const kept = async (path: string) =>
      (await download(path)).rows
        .slice(1)
        .map(([name]) => name ?? '')
        .sort();
    expect(await kept('/exports/properties?q=newport+gull')).toEqual(['Gull 100% Loft', 'Gull Nest']);
    expect(await kept('/exports/properties?q=100%25')).toEqual(['Gull 100% Loft']);
    expect(await kept('/exports/properties?q=tide')).toHaveLength(3);
    expect(await kept('/exports/properties?type=Condo')).toEqual([]);
    expect(await kept('/exports/properties?service=septic&status=open')).toHaveLength(3);
    expect(await kept('/exports/contractors?service=plumbing&q=555-0110')).toEqual(['Tide Plumbing']);
    expect(await kept('/exports/contractors?service=septic')).toEqual([]);
    expect(await kept('/exports/work_orders?status=open&urgency=high&q=pipe')).toEqual([]);
    expect((await as('GET', '/exports/work_orders?status=broken')).status).toBe(422);
  });

  it.each(['work_orders', 'conversations', 'stays'])('of %s has its headings even when it is empty', async (table) => {
    expect((await download(`/exports/${table}`)).rows).toHaveLength(1);
  });
});
