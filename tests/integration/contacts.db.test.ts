import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { spreadsheets } from '../support/spreadsheets.ts';

// Contractors from a phone's contacts, over HTTP.

const { as, beNewOwner, importAll } = spreadsheets();

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');
const send = (text: string | Uint8Array<ArrayBuffer>, name = 'contacts.vcf') => {
  const form = new FormData();
  form.set('file', new File([text], name, { type: 'text/vcard' }));
  return as('POST', '/contractors/from-contacts', form);
};
const names = async () =>
  (await as('GET', '/contractors')).body.items.map((one: { company_name: string }) => one.company_name).sort();

describe('contacts', () => {
  it('say row by row what would be added, what is there, what lacks a trade and what is refused; nothing is kept', async () => {
    await beNewOwner();
    const { id } = (
      await as('POST', '/contractors', { company_name: 'Old Tide', service_type: 'plumbing', phone: '5415550110' })
    ).body;
    const { status, body } = await send(
      card('FN:Luis Ortega', 'ORG:Tide Plumbing', 'TEL:(541) 555-0110') +
        card('FN:Bright Electric', 'TEL:541 555 0111', 'EMAIL:jobs@bright.example') +
        card('FN:Mom', 'TEL:541-555-0112') +
        card('FN:=HYPERLINK("x")', 'TEL:12') +
        card('FN:bright electric', 'TEL:+1 541 555 0111', 'EMAIL:jobs@bright.example') +
        card('TEL:541 555 0113'),
    );
    expect(status).toBe(200);
    expect(body.rows).toEqual([
      {
        row: 1,
        company_name: 'Tide Plumbing',
        phone: '+15415550110',
        email: null,
        notes: 'Ask for Luis Ortega.',
        service_type: 'plumbing',
        existing: { id, company_name: 'Old Tide', service_type: 'plumbing' },
      },
      {
        row: 2,
        company_name: 'Bright Electric',
        phone: '+15415550111',
        email: 'jobs@bright.example',
        notes: null,
        service_type: 'electrical',
        existing: null,
      },
      {
        row: 3,
        company_name: 'Mom',
        phone: '+15415550112',
        email: null,
        notes: null,
        service_type: null,
        existing: null,
      },
    ]);
    expect(body.refused).toEqual([
      { row: 4, name: '=HYPERLINK("x")', message: "We can't read 12" },
      { row: 5, name: 'bright electric', message: 'It is the same as contact 2' },
      { row: 6, name: '', message: 'It has no name' },
    ]);
    expect(await names()).toEqual(['Old Tide']);
  });

  it('that were refused come as a CSV that the other import reads once it is corrected', async () => {
    await beNewOwner();
    const { body } = await send(card('FN:=SUM(A1)', 'TEL:12'));
    const [headings = [], row = []] = parse(body.refused_csv, { bom: true }) as string[][]; // no columns: arrays
    expect(row[0]).toBe("'=SUM(A1)");
    expect(row.at(-1)).toBe("We can't read 12");
    const corrected = row.map((cell, at) =>
      headings[at] === 'Phone' ? '(541) 555-0117' : headings[at] === 'Service Type' ? 'Plumbing' : cell,
    );
    const csv = [headings, corrected].map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
    const { preview } = await importAll('contractors', csv.join('\r\n'));
    expect([preview.adds, preview.ignored]).toEqual([1, ["What's wrong"]]);
    expect(await names()).toEqual(['=SUM(A1)']);
  });

  it('are added together or not at all, and a known one is brought up to date', async () => {
    await beNewOwner();
    const tide = { company_name: 'Tide', service_type: 'plumbing', phone: '5415550110' };
    const wrong = await as('POST', '/contractors/many', { items: [tide, { ...tide, phone: '0000000' }] });
    expect([wrong.status, await names()]).toEqual([422, []]);
    const first = await as('POST', '/contractors/many', { items: [tide] });
    expect([first.status, first.body.items]).toMatchObject([201, [{ company_name: 'Tide', is_new: true }]]);
    const again = await as('POST', '/contractors/many', {
      items: [
        { ...tide, email: 'tide@example.com' },
        { ...tide, company_name: 'Surf' },
      ],
    });
    expect(again.body.items).toMatchObject([
      { id: first.body.items[0].id, is_new: false },
      { company_name: 'Surf', is_new: true },
    ]);
  });

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'File must be a contacts file (.vcf)'],
    ['a CSV', 'Company Name,Phone\r\n', 'File must be a contacts file (.vcf)'],
    ['an empty file', ' ', 'There are no contacts in this file.'],
    [
      'a thousand and one',
      card('FN:A', 'TEL:5415550110').repeat(1001),
      'A file can have 1,000 contacts at most. Export fewer, or split it into several.',
    ],
  ])('%s is refused', async (_, text, message) => {
    const { status, body } = await send(text as string); // bytes where the row has them
    expect([status, body.fields]).toEqual([422, { file: message }]);
  });

  it('in UTF-16 and with a byte order mark are read', async () => {
    const text = `\u{feff}${card('FN:Ñandú Pool', 'TEL:5415550110')}`;
    for (const bytes of [Buffer.from(text, 'utf16le'), Buffer.from(text)])
      expect((await send(new Uint8Array(bytes))).body.rows).toMatchObject([{ company_name: 'Ñandú Pool' }]);
  });
});
