import { parse } from 'csv-parse/sync';
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

  it('names what is wrong by row and column, as the file numbers them, and gives those rows back as a file', async () => {
    const lines = [
      newRow(),
      ['', '', '', '', '', '', '', ''],
      ['', '9 Gull Road', 'Newport', 'Oregonia', '9736A', ...tide],
      ['Nest', '', '', 'oregon', '97365', '', '', ''],
    ];
    const { body } = await upload('properties', sheet(...lines));
    expect([body.rows, body.adds, body.wrong]).toEqual([3, 1, 2]);
    const [heads, first, second] = parse(body.refused_csv, { bom: true }) as string[][]; // no columns: arrays
    expect(heads?.at(-1)).toBe("What's wrong");
    expect([first?.slice(0, -1), second?.[0]]).toEqual([lines[2], 'Nest']);
    expect(first?.at(-1)).toBe(
      'Property Name: Property name is required State: Use one of the 50 states: its two letters or its name. ZIP: Please enter a valid ZIP code (12345 or 12345-6789)',
    );
    const corrected = [heads ?? [], ['Gull', '9 Gull Road', 'Newport', 'Oregon', '97365', ...tide, 'mended']];
    await as('POST', `/imports/${body.id}/confirm`);
    await importAll('properties', writeCsv(corrected));
    expect(await names('/properties', 'name')).toEqual(['Gull', 'Hut']);
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

  it('refuses addresses that are in the file twice or somebody else’s, in the wizard’s words; mine is as it is', async () => {
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
      [
        3,
        [
          `This property address already exists in our system: ${at(theirs)}. Please verify the address is correct or contact support if you believe this is an error.`,
        ],
      ],
      [5, [`Row 4 of this file has the same address: ${at(again)}.`]],
    ]);
    expect(body.lines.map(({ row, is }: { row: number; is: string }) => [row, is])).toEqual([
      [2, 'same'],
      [3, 'refused'],
      [4, 'new'],
      [5, 'refused'],
    ]);
  });

  it('brings mine up to date by its address: what changes is said before, empty cells leave what is there', async () => {
    const columns = ['Beds', 'Wi-Fi Name', 'Wi-Fi Password', 'Building', 'Tags'];
    const wide = (row: string[], ...cells: string[]) =>
      writeCsv([
        [...headings, 'Contractor Service Type', 'Contractor Company', 'Contractor Phone', ...columns],
        [...row, ...cells],
      ]);
    const row = newRow('Cove');
    await importAll('properties', wide(row, '2', 'Cove', 'hush-1', 'Harbor Row', 'Beachfront; Dogs'));
    const [before] = (await as('GET', '/properties')).body.items;
    expect(before.groups).toEqual([
      { kind: 'building', name: 'Harbor Row' },
      { kind: 'tag', name: 'Beachfront' },
      { kind: 'tag', name: 'Dogs' },
    ]);
    const same = await upload('properties', wide(row, '2', 'Cove', 'hush-1', '', ''));
    expect([same.body.id, same.body.same, same.body.lines[0].is]).toEqual([null, 1, 'same']);
    const changed = ['Cove House', ...row.slice(1, 5), 'HVAC', 'Warm Co', '(541) 555-0133'];
    const { preview, result } = await importAll('properties', wide(changed, '3', '', 'hush-2', '', 'dogs; Sauna'));
    expect(preview.lines).toEqual([
      {
        row: 2,
        name: 'Cove House',
        is: 'changed',
        errors: [],
        changes: [
          { column: 'Property Name', from: 'Cove', to: 'Cove House' },
          { column: 'Contractor Service Type', from: 'Plumbing', to: 'HVAC' },
          { column: 'Contractor Company', from: 'Tide Plumbing', to: 'Warm Co' },
          { column: 'Contractor Phone', from: '(541) 555-0110', to: '(541) 555-0133' },
          { column: 'Beds', from: '2', to: '3' },
          { column: 'Wi-Fi Password', from: '••••', to: '••••' },
          { column: 'Tags', from: 'Beachfront; Dogs', to: 'dogs; Sauna' },
        ],
      },
    ]);
    expect(JSON.stringify(preview)).not.toContain('hush-');
    expect(result.body).toMatchObject({ state: 'done', written: 1 });
    expect((await as('GET', `/properties/${before.id}`)).body).toMatchObject({
      name: 'Cove House',
      beds: 3,
      wifi_name: 'Cove',
      wifi_password: 'hush-2',
    });
    const [after] = (await as('GET', '/properties')).body.items;
    expect(after).toMatchObject({ id: before.id, contact_point_person: 'Warm Co' });
    expect(after.groups).toEqual([
      { kind: 'building', name: 'Harbor Row' },
      { kind: 'tag', name: 'Dogs' },
      { kind: 'tag', name: 'Sauna' },
    ]);
  });

  it('writes nothing over a property that was changed since the preview', async () => {
    const row = newRow('Cove');
    await importAll('properties', sheet(row));
    const { body } = await upload('properties', sheet(['Bay', ...row.slice(1)]));
    const [{ id }] = (await as('GET', '/properties')).body.items;
    await as('PATCH', `/properties/${id}`, { version: 1, beds: 4 });
    const refused = await as('POST', `/imports/${body.id}/confirm`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/^Row 2: .*Nothing was imported\.$/),
    ]);
    expect(await names('/properties', 'name')).toEqual(['Cove']);
  });

  it('cancelled while it is written leaves none of it, and can be confirmed again', async () => {
    const { body } = await upload(
      'properties',
      sheet(...Array.from({ length: 300 }, (_, at) => newRow(`House ${at}`))),
    );
    const confirmed = as('POST', `/imports/${body.id}/confirm`);
    for (;;) {
      const { state, written } = (await as('GET', `/imports/${body.id}`)).body;
      if (state === 'writing' && written > 0) break;
    }
    const { body: stopping } = await as('POST', `/imports/${body.id}/cancel`);
    expect(stopping.written).toBeGreaterThan(0);
    const { status, body: refused } = await confirmed;
    expect([status, refused.message]).toEqual([409, 'You canceled the import. Nothing was imported.']);
    expect(await names('/properties', 'name')).toEqual([]);
    expect((await as('GET', `/imports/${body.id}`)).body).toMatchObject({ state: 'ready', written: 0 });
    expect((await as('POST', `/imports/${body.id}/confirm`)).body).toMatchObject({ state: 'done', written: 300 });
    expect((await as('POST', `/imports/${body.id}/cancel`)).body).toMatchObject({ state: 'done', written: 300 });
  }, 60_000);

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
      ['POST', '/cancel'],
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
