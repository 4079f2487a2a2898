import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportTables } from '#contract/sheets/exports.ts';
import { contractors } from '#server/db/tables/contractors.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import { knowledgeArticles } from '#server/db/tables/knowledge.ts';
import { properties } from '#server/db/tables/properties.ts';
import { propertyGroups } from '#server/db/tables/property-groups.ts';
import { stays } from '#server/db/tables/stays.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import { call, startTestApplication, type TestApplication } from '../support/application.ts';
import { figure } from './figure.ts';
import { makeWorld, type World } from './world.ts';

// Whoever can write into a row (a guest, a contractor, a calendar) must not compute anything in the owner's
// spreadsheet.

let application: TestApplication;
let world: World;
beforeAll(async () => {
  application = await startTestApplication();
  world = await makeWorld(application);
});
afterAll(() => application.end());

const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '＝'];

describe('A10 formulas in exports', () => {
  it.each(starts.map((sign) => [JSON.stringify(sign), sign]))('beginning with %s are text', async (_, sign) => {
    const evil = `${sign}HYPERLINK("http://evil.example","Click")`;
    await plant(evil);
    let seen = 0;
    for (const table of exportTables) {
      const { status, body } = await call(application, 'GET', `/api/v1/exports/${table}`, undefined, world.mine.owner);
      expect([table, status]).toEqual([table, 200]);
      const cells = (parse(body, { bom: true }) as string[][]).flat(); // without options of columns, rows are arrays
      for (const cell of cells) expect(`${table}: ${cell}`).not.toMatch(/^\w+: [=+\-@\t\r\n＝]/);
      seen += cells.filter((cell) => cell === `'${evil}`).length;
    }
    expect(seen).toBeGreaterThan(10);
  });

  it('are none of any table', (ctx) => {
    figure(ctx, `${starts.length} signs × ${exportTables.length} tables: 0 cells that compute`);
  });
});

/** Into every field that holds free text, past all forms. */
async function plant(evil: string): Promise<void> {
  const db = application.authDb;
  await db.update(properties).set({ name: evil, city: evil, wifi_name: evil, trash_bin_location: evil });
  await db.update(contractors).set({ notes: evil, account_number: evil, email: evil });
  await db.update(workOrders).set({
    guest_name: evil,
    guest_phone: evil,
    subject_line: evil,
    issue_summary: evil,
    resolution_notes: evil,
    property_name: evil,
  });
  await db.update(conversations).set({ guest_name: evil, preview: evil });
  await db.update(knowledgeArticles).set({ title: evil, body: evil });
  await db.update(propertyGroups).set({ name: evil });
  await db.update(stays).set({ guest_name: evil, guest_email: evil, guest_phone: evil });
}
