// Files as owners keep manuals in, and files that only look so.
import { deflateRawSync, deflateSync } from 'node:zlib';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import PDFDocument from 'pdfkit';

type PdfOptions = { userPassword?: string; pages?: number };

/** A PDF with a title and its lines on each page, as a word processor writes it. */
export async function pdfOf(
  pages: { title: string; text: string }[],
  { userPassword }: PdfOptions = {},
): Promise<Buffer> {
  // The kit's own types are those that the server uses; here it is asked for its built-in face and a password.
  const Kit = PDFDocument as unknown as new (
    options: object,
  ) => NodeJS.ReadableStream & {
    addPage(): void;
    font(name: string): void;
    fontSize(size: number): void;
    text(words: string): void;
    moveDown(): void;
    end(): void;
  };
  const document = new Kit({ autoFirstPage: false, ...(userPassword && { userPassword }) });
  for (const { title, text } of pages) {
    document.addPage();
    document.font('Helvetica-Bold');
    document.fontSize(20);
    document.text(title);
    document.moveDown();
    document.font('Helvetica');
    document.fontSize(11);
    document.text(text);
  }
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part as Buffer); // the kit sends bytes
  return Buffer.concat(parts);
}

/** A PDF whose one page is packed so that it unpacks to `megabytes` of nothing. */
export function burstingPdf(megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 0x20), { level: 9 });
  const head = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF')]);
}

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relations =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** A Word file; a line that begins with # is a heading. */
export async function wordOf(lines: string[]): Promise<Buffer> {
  const paragraphs = lines.map((line) => {
    const style = line.startsWith('# ') ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : '';
    return `<w:p>${style}<w:r><w:t xml:space="preserve">${line.replace(/^# /, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</w:t></w:r></w:p>`;
  });
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`;
  return zipOf({ '[Content_Types].xml': types, '_rels/.rels': relations, 'word/document.xml': document });
}

/** A Word file whose text unpacks to `megabytes`. */
export const burstingWord = (megabytes: number): Promise<Buffer> =>
  zipOf({
    '[Content_Types].xml': types,
    '_rels/.rels': relations,
    'word/document.xml': Buffer.alloc(megabytes * 1024 * 1024, 0x20),
  });

/** The same, in an archive that claims to hold a thousand bytes. */
export function lyingWord(megabytes: number): Buffer {
  const name = Buffer.from('word/document.xml');
  const packed = deflateRawSync(Buffer.alloc(megabytes * 1024 * 1024, 0x20), { level: 9 });
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(1000, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, packed]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, Buffer.alloc(14), name]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const [name, words] of Object.entries(files))
    await zip.add(name, new Uint8ArrayReader(new Uint8Array(Buffer.from(words))));
  return Buffer.from(await zip.close());
}
