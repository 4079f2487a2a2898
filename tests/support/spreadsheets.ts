import { beforeEach, expect } from 'vitest';
import { readCsv, writeCsv } from '#server/use-cases/sheets/csv.ts';
import { call, publicUrl } from './application.ts';
import { type Bearer, houseOfOwners } from './owners.ts';

export const headings = ['Property Name', 'Street Address', 'City', 'State', 'ZIP'];
const contact = ['Contractor Service Type', 'Contractor Company', 'Contractor Phone'];
export const tide = ['Plumbing', 'Tide Plumbing', '541 555 0110'];
let streets = 0;
/** A property that no other row has, as it is written in a file. */
export const newRow = (name = 'Hut') => [name, `${++streets} Cormorant Way`, 'Newport', 'OR', '97365', ...tide];
export const sheet = (...rows: string[][]) => writeCsv([[...headings, ...contact], ...rows]);

/** An application for one file of tests; each test begins as an owner who has nothing yet. */
export function spreadsheets() {
  const { mine, newOwner } = houseOfOwners();
  let owner: Bearer;
  beforeEach(() => {
    owner = mine.owner;
  });

  const as = (method: string, path: string, body?: unknown) =>
    call(mine.application, method, `/api/v1${path}`, body, owner);
  const upload = (kind: string, content: string | Uint8Array<ArrayBuffer>, name = 'houses.csv') => {
    const form = new FormData();
    form.set('file', new File([content], name, { type: 'text/csv' }));
    return as('POST', `/imports/${kind}`, form);
  };
  return {
    mine,
    as,
    upload,
    /** From here on somebody else, who has nothing; answers who it was before, for `beAgain`. */
    beNewOwner: async () => {
      const before = owner;
      owner = (await newOwner()).owner;
      return before;
    },
    beAgain: (before: Bearer) => {
      owner = before;
    },
    async download(path: string): Promise<{ rows: string[][]; bytes: Uint8Array; name: string | null }> {
      const incoming = { socket: { remoteAddress: '127.0.0.1' } };
      const answer = await mine.application.app.request(`${publicUrl}/api/v1${path}`, { headers: owner }, { incoming });
      expect(answer.status).toBe(200);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const rows = readCsv(new TextDecoder().decode(bytes)).map(({ cells }) => cells);
      return { rows, bytes, name: answer.headers.get('content-disposition') };
    },
    importAll: async (kind: string, content: string) => {
      const { body } = await upload(kind, content);
      return { preview: body, result: await as('POST', `/imports/${body.id}/confirm`) };
    },
    names: async (path: string, field: string) =>
      (await as('GET', `${path}?limit=100`)).body.items.map((row: Record<string, unknown>) => row[field]).sort(),
  };
}
