import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { eq } from 'drizzle-orm';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { properties } from '#server/db/tables/properties.ts';
import {
  addOwner,
  addProperty,
  call,
  publicUrl,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';

// What is printed for a house, looked at as paper: drawn by another program, read by another one's eyes.

let application: TestApplication;
let owner: { authorization: string };
let property: Awaited<ReturnType<typeof addProperty>>;
beforeAll(async () => {
  application = await startTestApplication();
  const customerId = await addOwner(application, 'olive@example.com');
  owner = await signIn(application, 'olive@example.com');
  property = await addProperty(application, customerId, 'Café Łódź Cottage');
});
afterAll(() => application.end());

async function print(path: string) {
  const incoming = { socket: { remoteAddress: '127.0.0.1' } };
  const at = `${publicUrl}/api/v1/properties/${property.id}${path}`;
  const answer = await application.app.request(at, { headers: owner }, { incoming });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return { name: answer.headers.get('content-disposition'), bytes: new Uint8Array(await answer.arrayBuffer()) };
}
/** The house sheet and the card of the property with something else in it for a moment. */
async function printOf(other: { name: string; wifi_name: string }): Promise<[Printed, Printed]> {
  const before = { name: property.name, wifi_name: 'TidePool_5G' };
  await application.authDb.update(properties).set(other).where(eq(properties.id, property.id));
  const printed: [Printed, Printed] = [await print('/house-sheet'), await print('/qr-card/a6')];
  await application.authDb.update(properties).set(before).where(eq(properties.id, property.id));
  return printed;
}

/** Whether any ink lies within 4 mm of the right or left edge. */
async function inkAtTheEdge(page: PDFiumPage): Promise<'inside' | 'over the edge'> {
  const { data, width, height } = await page.render({ scale: 1, render: 'bitmap' });
  const edge = 11; // points
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((x < edge || x >= width - edge) && (data[(y * width + x) * 4] ?? 255) < 128) return 'over the edge';
  return 'inside';
}

type Printed = Awaited<ReturnType<typeof print>>;

/** Each look has a reader of its own: one that has drawn a page does not draw it again. */
async function look<T>({ bytes }: Printed, at: (page: PDFiumPage, pages: PDFiumPage[]) => Promise<T> | T): Promise<T> {
  const pdfium = await PDFiumLibrary.init();
  const document = await pdfium.loadDocument(bytes);
  try {
    const pages = [...document.pages()];
    return await at(document.getPage(0), pages);
  } finally {
    document.destroy();
    pdfium.destroy();
  }
}

const textOf = (printed: Printed) =>
  look(printed, (_, pages) =>
    pages
      .map((page) => page.getText())
      .join(' ')
      .replace(/\s+/g, ' '),
  );

/** What a scanner reads of the page at so many dots an inch. */
const scan = (printed: Printed, dpi: number) =>
  look(printed, async (page) => {
    const { data, width, height } = await page.render({ scale: dpi / 72, render: 'bitmap' });
    return jsQR.default(new Uint8ClampedArray(data), width, height)?.data; // BGRA: black and white are the same
  });

describe('the QR card', () => {
  it.each([
    ['a6', 105, 148, 62],
    ['a4', 210, 297, 124],
  ])('in %s leads to the guest link, on the page and when its code is 30 mm', async (size, width, height, code) => {
    const card = await print(`/qr-card/${size}`);
    expect(card.name).toContain(`qr-card-${size}-cafe-odz-cottage.pdf`);
    const sheet = await look(card, (page, pages) => ({ ...page.getOriginalSize(), pages: pages.length }));
    const millimeters = (points: number) => Math.round((points / 72) * 25.4);
    expect(sheet.pages).toBe(1);
    expect([sheet.originalWidth, sheet.originalHeight].map(millimeters)).toEqual([width, height]);
    const link = `${publicUrl}/g/${property.guest_token}`;
    expect(await scan(card, 150)).toBe(link);
    // Shrunk until the code measures 30 mm, and seen by a poor camera: 150 dots an inch.
    expect(await scan(card, (150 * 30) / code)).toBe(link);
  });

  it('names the property and its link, and neither street nor secret', async () => {
    const text = await textOf(await print('/qr-card/a6'));
    expect(text).toContain('Café Łódź Cottage');
    expect(text).toContain('Danger? Call 911 first.');
    for (const hidden of ['Cormorant', '5520', '8814', 'sandpiper', 'Gas meter', 'top button'])
      expect(text).not.toContain(hidden);
  });
});

describe('the house sheet', () => {
  it('tells what guests look for on the wall, carries no code, and says so', async () => {
    const sheet = await print('/house-sheet');
    const text = await textOf(sheet);
    for (const said of [
      'Café Łódź Cottage',
      '27 Cormorant Way, Newport, OR 97365',
      'TidePool_5G',
      'Garage, behind the water heater, red handle',
      'Hall closet, behind the coats',
      'Two cars in the drive',
      'Side gate',
      'Tuesday',
      'This sheet carries no door codes and no passwords.',
    ])
      expect(text).toContain(said);
    for (const hidden of ['5520', '8814', 'sandpiper', 'Gas meter', 'top button']) expect(text).not.toContain(hidden);
    expect(await scan(sheet, 150)).toBe(`${publicUrl}/g/${property.guest_token}`);
  });

  it('breaks a name without a space inside the paper, whole and without a hyphen of its own', async () => {
    const long = 'Lighthousekeeperscottage'.repeat(4);
    const network = 'NetworkWithoutAnySpaceInItsName'.repeat(3);
    const printed = await printOf({ name: long, wifi_name: network });
    for (const paper of printed) {
      const text = (await look(paper, (page) => page.getText())).replace(/\s+/g, '');
      expect(text).toContain(long);
      expect(await look(paper, inkAtTheEdge)).toBe('inside');
    }
    expect((await textOf(printed[0])).replace(/\s+/g, '')).toContain(network);
  });

  it.each(['Дом_5G', 'Σπίτι 2', 'Nhà Đỏ', 'Łódź', 'בית ליד הים', 'بيت البحر', '海辺の家_5G'])(
    'prints %j with all of its letters',
    async (words) => {
      for (const paper of await printOf({ name: words, wifi_name: words }))
        expect(await textOf(paper)).toContain(words);
    },
  );

  it('says that it cannot print a name rather than print another one', async () => {
    const [sheet, card] = await printOf({ name: 'সমুদ্র 5', wifi_name: 'Beach 🏖_5G' });
    const text = await textOf(sheet);
    expect(text).not.toContain('_5G');
    expect(text).toContain("Scan the code to read it: this sheet can't print some of its letters.");
    for (const printed of [text, await textOf(card)]) expect(printed).toContain('Your stay');
  });

  it('shows the photos of what has to be found, and never the lock box', async () => {
    const send = async (slot: string) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
      const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a33', noise } })
        .jpeg()
        .toBuffer();
      const form = new FormData();
      form.set('file', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }));
      const { status } = await call(
        application,
        'POST',
        `/api/v1/properties/${property.id}/images/${slot}`,
        form,
        owner,
      );
      expect(status).toBeLessThan(300);
    };
    await send('alt_lock_box_location_image');
    const without = await print('/house-sheet');
    expect(await textOf(without)).not.toContain('What it looks like');
    await send('electric_panel_location_image');
    const sheet = await print('/house-sheet');
    const drawn = ({ bytes }: Printed) =>
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Subtype \/Image/g)?.length ?? 0;
    expect([drawn(without), drawn(sheet)]).toEqual([0, 1]);
    expect(await textOf(sheet)).toContain('What it looks like');
    // As many dots as paper shows, whatever was taken: noise, which no photo is as hard to keep as.
    expect(sheet.bytes.length - without.bytes.length).toBeLessThan(250_000);
  });
});
