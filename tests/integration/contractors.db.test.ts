import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { properties } from '#server/db/tables/properties.ts';
import { call, publicUrl } from '../support/application.ts';
import { names, owningContractors, plumber, sparks, stars } from '../support/owning-contractors.ts';

// An owner's contractors and their papers, over HTTP.

const { add, as, mine, newProperty } = owningContractors();

describe('a contractor', () => {
  it('is added active, with its phone as E.164, and told by phone unless said otherwise', async () => {
    const { status, body } = await as('POST', '/contractors', { ...plumber, phone: '1 541.555.0110' });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        ...plumber,
        phone: '+15415550110',
        status: 'active',
        notification_method: 'phone',
        customer_id: mine.customerId,
        service_zips: [],
      },
    });
    expect(names(await as('GET', '/contractors'))).toEqual(['Tide Plumbing']);
  });

  it('is found by service type, company and phone and brought up to date; what is left empty stays', async () => {
    const first = await add({ ...plumber, email: 'tide@example.com', notes: 'Ask for Luis.' });
    const again = await add({ ...plumber, account_number: 'A-7', notification_method: 'text' });
    expect(again).toMatchObject({
      id: first.id,
      email: 'tide@example.com',
      notes: 'Ask for Luis.',
      account_number: 'A-7',
      notification_method: 'text',
    });
    const other = await add({ ...plumber, phone: '(541) 555-0119' });
    expect(other.id).not.toBe(first.id);
    expect(names(await as('GET', '/contractors'))).toHaveLength(2);
  });

  it.each([
    [{ company_name: '  ' }, 'company_name', 'Company name is required'],
    [{ service_type: '' }, 'service_type', 'Service type is required'],
    [{ email: 'tide@' }, 'email', 'Please enter a valid email address'],
    [{ service_zips: ['9736'] }, 'service_zips.0', 'A ZIP code has 5 digits'],
    [{ working_hours: { 1: { from: 480, to: 480 } } }, 'working_hours.1', 'The end is the same as the start'],
  ])('with %j is refused at the field', async (wrong, field, message) => {
    const { status, body } = await as('POST', '/contractors', { ...plumber, ...wrong });
    expect({ status, message: body.message, fields: body.fields }).toEqual({
      status: 422,
      message,
      fields: { [field]: message },
    });
  });

  it('changes field by field: absent stays, null empties', async () => {
    const { id } = await add({ ...plumber, email: 'tide@example.com', notes: 'Ask for Luis.' });
    const hours = { working_hours: { 1: { from: 480, to: 1020 } }, service_zips: ['97365'] };
    const { body } = await as('PATCH', `/contractors/${id}`, { notes: null, phone: '5415550119', ...hours });
    expect(body).toMatchObject({ email: 'tide@example.com', notes: null, phone: '+15415550119', ...hours });
  });

  it('cannot become another one', async () => {
    await add(plumber);
    const { id } = await add({ ...plumber, phone: '(541) 555-0119' });
    const { status, body } = await as('PATCH', `/contractors/${id}`, { phone: plumber.phone });
    expect([status, body.message]).toEqual([409, 'You already have a contractor with this phone number.']);
  });

  it('is removed once and comes back to where it was', async () => {
    const property = await newProperty();
    const at = `/properties/${property.id}/contractors`;
    await as('POST', at, { contractor: plumber });
    const electrician = (await as('POST', at, { contractor: sparks })).body.items[1];
    for (const _ of ['once', 'again']) {
      expect((await as('POST', `/contractors/${electrician.id}/remove`)).body.status).toBe('inactive');
    }
    expect(names(await as('GET', '/contractors'))).toEqual(['Tide Plumbing']);
    expect(names(await as('GET', at))).toEqual(['Tide Plumbing']);
    expect((await as('PATCH', `/contractors/${electrician.id}`, { notes: 'x' })).status).toBe(404);
    expect((await as('POST', `/contractors/${electrician.id}/restore`)).body.status).toBe('active');
    expect(names(await as('GET', at))).toEqual(['Tide Plumbing', 'Bright Electric']);
  });

  it('added anew keeps its removed namesake away', async () => {
    const { id } = await add(plumber);
    await as('POST', `/contractors/${id}/remove`);
    const anew = await add(plumber);
    expect(anew.id).not.toBe(id);
    const { status, body } = await as('POST', `/contractors/${id}/restore`);
    expect([status, body.message]).toEqual([
      409,
      'You already have Tide Plumbing for Plumbing with this phone number.',
    ]);
  });

  it('is not removed while a property has nobody else, or has it as Contact Point Person', async () => {
    const [alone, shared] = [await newProperty('Bungalow'), await newProperty('Cottage')];
    const { id } = (await as('POST', `/properties/${alone.id}/contractors`, { contractor: plumber })).body.items[0];
    await as('POST', `/properties/${shared.id}/contractors`, { contractor_id: id });
    await as('POST', `/properties/${shared.id}/contractors`, { contractor: sparks });
    const { status, body } = await as('POST', `/contractors/${id}/remove`);
    expect([status, body.message]).toEqual([
      409,
      'Tide Plumbing is the only contractor of Bungalow and the Contact Point Person of Cottage. Assign another contractor there first.',
    ]);
    await mine.application.authDb
      .update(properties)
      .set({ status: 'inactive' })
      .where(eq(properties.customer_id, mine.customerId));
    expect((await as('POST', `/contractors/${id}/remove`)).status).toBe(200);
    expect(stars(await as('GET', `/properties/${shared.id}/contractors`))).toEqual(['Bright Electric']);
  });

  it('tells which properties it serves', async () => {
    const property = await newProperty();
    const { id } = (await as('POST', `/properties/${property.id}/contractors`, { contractor: plumber })).body.items[0];
    expect((await as('GET', `/contractors/${id}`)).body).toMatchObject({
      company_name: 'Tide Plumbing',
      papers: [],
      properties: [{ id: property.id, name: 'Bungalow', is_contact_point: true }],
    });
  });
});

describe('papers', () => {
  const upload = async (id: string, kind: string, bytes: Uint8Array, name: string) => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(bytes)], name));
    return as('POST', `/contractors/${id}/papers/${kind}`, form);
  };
  const pdf = Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj <</Type /Catalog>> endobj\n%%EOF');
  const photo = () =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: '#356' } })
      .withExif({ IFD0: { Make: 'Phone' } })
      .jpeg()
      .toBuffer();
  const open = (url: string) => mine.application.app.request(`${publicUrl}${url}`, {}, { incoming: { socket: {} } });

  it('a PDF is handed out as a download and never shown under our name', async () => {
    const { id } = await add(plumber);
    const { body } = await upload(id, 'insurance', pdf, 'policy 2026.pdf');
    expect(body).toMatchObject({ kind: 'insurance', name: 'policy 2026.pdf' });
    const file = await open(body.url);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="insurance.pdf"',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf);
    expect((await open(body.url.replace(/insurance\.pdf$/, 'license.pdf'))).status).toBe(404);
  });

  it('a picture is made anew, and the old document goes when it is replaced or thrown away', async () => {
    const { id } = await add(plumber);
    const first = (await upload(id, 'license', pdf, 'a.pdf')).body;
    const second = (await upload(id, 'license', await photo(), '../../b.jpg')).body;
    expect(second.name).toBe('....b.jpg');
    const file = await open(second.url);
    expect(file.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(await file.arrayBuffer()).metadata()).exif).toBeUndefined();
    expect((await open(first.url)).status).toBe(404);
    expect((await as('GET', `/contractors/${id}`)).body.papers).toEqual([second]);
    expect((await as('DELETE', `/contractors/${id}/papers/license`)).status).toBe(200);
    expect((await open(second.url)).status).toBe(404);
    expect((await as('GET', `/contractors/${id}`)).body.papers).toEqual([]);
  });

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'File must be a PDF or an image'],
    ['a page that says it is a PDF', Buffer.from('<html>%PDF-1.4</html>'), 'File must be a PDF or an image'],
    ['5 MB', Buffer.alloc(5 * 1024 * 1024, '%PDF-'), 'File size must be less than 5MB'],
  ])('%s is refused', async (_, bytes, message) => {
    const { id } = await add(plumber);
    const { status, body } = await upload(id, 'insurance', bytes, 'policy.pdf');
    expect([status, body.fields]).toEqual([422, { file: message }]);
  });
});

/** The long form, for the record: F11_KEYS=200. */
const keys = Number(process.env.F11_KEYS ?? 4);

describe(`F11 ${keys} keys, each twenty times at once`, () => {
  it('add one contractor each and answer alike; with another body a key is refused', async () => {
    const send = (key: number, notes: string) =>
      call(
        mine.application,
        'POST',
        '/api/v1/contractors',
        { ...plumber, company_name: `Tide ${key}`, notes },
        {
          ...mine.owner,
          'idempotency-key': `f11-${mine.customerId}-${key}`,
        },
      );
    for (let key = 0; key < keys; key += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(key, 'Once.')));
      expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
      expect((await send(key, 'Twice.')).status).toBe(409);
    }
    const { rows } = await mine.application.authDb.execute(sql`
      select (select count(*)::int from contractors where customer_id = ${mine.customerId}) as contractors,
             (select count(*)::int from events where customer_id = ${mine.customerId} and kind = 'contractor.changed') as events`);
    expect(rows).toEqual([{ contractors: keys, events: keys }]);
  }, 600_000);
});
