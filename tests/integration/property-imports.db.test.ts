import { describe, expect, it } from 'vitest';
import { byteOrderMark, writeCsv } from '#server/use-cases/sheets/csv.ts';
import { headings, newRow, sheet, spreadsheets, tide } from '../support/spreadsheets.ts';

// Properties from a CSV file into an account, over HTTP.

const { as, upload, beNewOwner, beAgain, download, importAll, names } = spreadsheets();

describe('importing properties', () => {
  it('writes nothing before it is confirmed, then every row with its Contact Point Person', async () => {
    const { body, status } = await upload('properties', sheet(newRow('Café Mañana'), newRow('Łódź House')));
    expect([status, body.rows, body.adds, body.updates, body.wrong]).toEqual([201, 2, 2, 0, 0]);
    expect(await names('/properties', 'name')).toEqual([]);
    const { body: done } = await as('POST', `/imports/${body.id}/confirm`);
    expect(done).toMatchObject({ state: 'done', rows: 2, written: 2 });
    const { items } = (await as('GET', '/properties')).body;
    expect(items.map((p: { name: string }) => p.name).sort()).toEqual(['Café Mañana', 'Łódź House']);
    expect(items.map((p: { contact_point_person: string }) => p.contact_point_person)).toEqual([tide[1], tide[1]]);
    expect(await names('/contractors', 'company_name')).toEqual([tide[1]]);
  });

  it('has one effect however often it is confirmed', async () => {
    const { body } = await upload('properties', sheet(newRow(), newRow()));
    const confirmed = await Promise.all([1, 2, 3].map(() => as('POST', `/imports/${body.id}/confirm`)));
    for (const { status } of confirmed) expect([200, 409]).toContain(status);
    expect((await as('POST', `/imports/${body.id}/confirm`)).body.state).toBe('done');
    expect(await names('/properties', 'name')).toHaveLength(2);
  });

  it('names what is wrong by row and column, as the file numbers them, and keeps nothing of such a file', async () => {
    const lines = [
      newRow(),
      ['', '', '', '', '', '', '', ''],
      ['', '9 Gull Road', 'Newport', 'Oregonia', '9736A', ...tide],
      ['Nest', '', '', 'oregon', '97365', '', '', ''],
    ];
    const { body } = await upload('properties', sheet(...lines));
    expect([body.id, body.rows, body.wrong]).toEqual([null, 3, 2]);
    expect(body.shown).toEqual([
      {
        row: 4,
        cells: ['', '9 Gull Road', 'Newport', 'Oregonia', '9736A', 'Plumbing', 'Tide Plumbing', '(541) 555-0110'],
        errors: [
          { column: 'Property Name', message: 'Property name is required' },
          { column: 'State', message: 'Use one of the 50 states: its two letters or its name.' },
          { column: 'ZIP', message: 'Please enter a valid ZIP code (12345 or 12345-6789)' },
        ],
      },
      expect.objectContaining({
        row: 5,
        errors: [
          { column: 'Street Address', message: 'Street address is required' },
          { column: 'City', message: 'City is required' },
          { column: 'Contractor Company', message: 'At least one contractor is required' },
        ],
      }),
    ]);
  });

  it('understands what people and spreadsheets write: semicolons, labels, lost zeros, decimal commas', async () => {
    const file = [
      'zip;NAME;Street address;city;state;Baths;Sq Ft;Water supply type;type;Contractor Company;Contractor phone;Contractor service type;Mood',
      '2134;Nest;1 Lamp Street;Boston;massachusetts;1,5;1,480;city water;single family;Tide;5415550110;hvac;Good',
    ].join('\r\n');
    const bytes = new Uint8Array(Buffer.from(`\u{feff}${file}`, 'utf16le'));
    const { body } = await upload('properties', bytes);
    expect(body).toMatchObject({ wrong: 0, ignored: ['Mood'] });
    await as('POST', `/imports/${body.id}/confirm`);
    const [row] = (await as('GET', '/properties')).body.items;
    expect((await as('GET', `/properties/${row.id}`)).body).toMatchObject({
      zip: '02134',
      state: 'MA',
      baths: 1.5,
      sq_ft: 1480,
      water_supply_type: 'city',
      property_type: 'Single Family',
    });
  });

  it('refuses addresses that are in the file twice, mine or somebody else’s, in the wizard’s words', async () => {
    const [mine, theirs, twice] = [newRow('Mine'), newRow('Theirs'), newRow('Twice')];
    await importAll('properties', sheet(mine));
    const me = await beNewOwner();
    await importAll('properties', sheet(theirs));
    beAgain(me);
    const again = [...twice];
    again[1] = `${twice[1]?.toUpperCase()}.`;
    const { body } = await upload('properties', sheet(mine, theirs, twice, again));
    const said = body.shown.map(({ row, errors }: { row: number; errors: { column: string; message: string }[] }) => [
      row,
      errors.map(({ message }) => message),
    ]);
    const at = (row: string[]) => `${row[1]}, Newport, OR 97365`;
    expect(said).toEqual([
      [2, [`You already have a property with this address: ${at(mine)}. Please check your existing properties.`]],
      [
        3,
        [
          `This property address already exists in our system: ${at(theirs)}. Please verify the address is correct or contact support if you believe this is an error.`,
        ],
      ],
      [5, [`Row 4 of this file has the same address: ${at(again)}.`]],
    ]);
  });

  it('writes no row at all when one no longer fits, says which, and can be tried again', async () => {
    const [first, second] = [newRow('First'), newRow('Second')];
    const { body } = await upload('properties', sheet(first, second));
    await importAll('properties', sheet(second));
    const refused = await as('POST', `/imports/${body.id}/confirm`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(
      /^Row 3: You already have a property with this address: .* Nothing was imported\.$/,
    );
    expect(await names('/properties', 'name')).toEqual(['Second']);
    expect((await as('GET', `/imports/${body.id}`)).body).toMatchObject({ state: 'ready', written: 0 });
  });

  it('leaves the template’s example out, and keeps codes sealed and masked', async () => {
    const template = await download('/imports/properties/template');
    expect(template.rows[0]).toContain('Front Door Lock Code');
    const filled = template.rows[1]?.map((cell, at) => (at === 0 ? 'Real House' : cell)) ?? [];
    const { body } = await upload('properties', byteOrderMark + writeCsv([...template.rows, filled]));
    expect([body.rows, body.wrong]).toEqual([1, 0]);
    expect(body.shown[0].cells).toContain('••••');
    expect(JSON.stringify(body)).not.toContain('1234"');
    await as('POST', `/imports/${body.id}/confirm`);
    const [row] = (await as('GET', '/properties')).body.items;
    expect((await as('GET', `/properties/${row.id}`)).body.front_door_lock_code).toBe('1234');
  });

  it.each([
    [
      'a workbook',
      new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]),
      'This is an Excel workbook. Save it as “CSV UTF-8” and choose that file.',
    ],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'File must be a CSV file'],
    ['a file without rows', writeCsv([headings]), 'There are no rows in this file.'],
    [
      'a file of other things',
      'Mood,Weather\r\nGood,Fog\r\n',
      "We don't know any of the columns in the first row. Download the template to see ours.",
    ],
    [
      'a file without a needed column',
      'Property Name,City\r\nNest,Newport\r\n',
      'These columns are missing: Street Address, State, ZIP, Contractor Service Type, Contractor Company, Contractor Phone.',
    ],
    [
      'a torn file',
      'Property Name,City\r\n"Nest,Newport\r\n',
      'A quotation mark is out of place near line 3. Save the file again from your spreadsheet.',
    ],
    ['a file that is too large', 'x'.repeat(5 * 1024 * 1024), 'File size must be less than 5MB'],
  ])('says in words that it cannot read %s', async (_, content, message) => {
    const { status, body } = await upload('properties', content);
    expect([status, body.fields]).toEqual([422, { file: message }]);
  });

  it('is nobody else’s to see, confirm or throw away', async () => {
    const { body } = await upload('properties', sheet(newRow()));
    await beNewOwner();
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/confirm'],
      ['DELETE', ''],
    ] as const)
      expect((await as(method, `/imports/${body.id}${path}`)).status).toBe(404);
  });

  it('takes 500 rows, and tells how far it is', async () => {
    const file = sheet(...Array.from({ length: 500 }, (_, at) => newRow(`House ${at}`)));
    const { body } = await upload('properties', file);
    const confirmed = as('POST', `/imports/${body.id}/confirm`);
    const seen = new Set<number>();
    let done = false;
    void confirmed.finally(() => {
      done = true;
    });
    while (!done) seen.add((await as('GET', `/imports/${body.id}`)).body.written);
    expect((await confirmed).body).toMatchObject({ state: 'done', written: 500 });
    expect([...seen].some((written) => written > 0 && written < 500)).toBe(true);
    expect((await as('GET', '/reports/numbers')).body.properties.total).toBe(500);
  });
});
