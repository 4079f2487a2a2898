import { PDFiumLibrary } from '@hyzyla/pdfium';
import { describe, expect, test } from 'vitest';
import { drawn } from './drawing.ts';

const guestLink = 'https://porchlight.example/g/abcdefghijklmnopqrstuvwx';
const emergencyNumber = '911';

const card = (name: string) => drawn({ of: 'qr-card', on: { name, guestLink, emergencyNumber }, size: 'a6' });
const sheet = (name: string, facts: [string, string][] = []) =>
  drawn({
    of: 'house-sheet',
    on: { name, address: 'Newport', guestLink, emergencyNumber, groups: [{ title: 'Facts', facts }], photos: [] },
  });

/** What another program reads, page by page. */
async function read(pdf: Uint8Array): Promise<string[]> {
  const pdfium = await PDFiumLibrary.init();
  const document = await pdfium.loadDocument(pdf);
  const pages = [...document.pages()].map((page) => page.getText().replace(/\s+/g, ' '));
  document.destroy();
  pdfium.destroy();
  return pages;
}

const names = {
  Greek: 'Σπίτι στη θάλασσα',
  Cyrillic: 'Дом у моря',
  Vietnamese: 'Nhà Đỏ bên biển',
  Hebrew: 'בית ליד הים 12',
  Arabic: 'بيت نبيل (لا) ١٢',
  Persian: 'خانه کنار دریا ۱۲',
  Thai: 'บ้านริมน้ำที่ดี',
  Devanagari: 'समुद्र तट का घर',
  Chinese: '海边的房子',
  'Chinese of Taiwan': '臺灣國際書館',
  Japanese: '海辺の家とカフェ',
  Korean: '바닷가 집',
};

describe.each(Object.entries(names))('a name in %s', (_, name) => {
  test('is read back as it was written, from card and sheet', async () => {
    const [onCard] = await read(await card(name));
    const [onSheet] = await read(await sheet(name, [['Network', name]]));
    expect(onCard).toContain(name);
    expect(onSheet?.split(name)).toHaveLength(3);
  });

  test('takes a card of less than 15 kB and a sheet of less than 20 kB', async () => {
    expect((await card(name)).length).toBeLessThan(15_000);
    expect((await sheet(name, [['Network', name]])).length).toBeLessThan(20_000);
  });
});

test('a face that many words are set in is in the file once', async () => {
  const facts = Array.from({ length: 20 }, (_, at): [string, string] => [`Line ${at}`, `Łódź ${at} Σπίτι Дом 家`]);
  const pdf = Buffer.from(await sheet('Łódź', facts)).toString('latin1');
  const faces = pdf.match(/\/BaseFont \/\w+\+[\w-]+(?= \/Encoding)|\/BaseFont \/\w+\+([\w-]+)\n\/Encoding/g) ?? [];
  // Regular and bold Figtree, their rarer letters, the headline's two, Greek, Cyrillic, Chinese.
  expect(faces.length).toBeLessThanOrEqual(9);
  expect(new Set(faces).size).toBe(faces.length);
});

test('words that fill pages go on over them, each page with its foot', async () => {
  const words = Array.from({ length: 3000 }, (_, at) => `${at}`);
  const pages = await read(await sheet('Long', [['Everything', words.join(' ')]]));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toContain('This sheet carries no door codes');
  const all = pages.join(' ');
  expect(words.filter((word) => !all.includes(word))).toEqual([]);
});
