import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as copy from '#contract/messages/en/privacy/archive-screen.ts';
import { type ArchiveReport, archiveChanges } from '#contract/privacy/archives.ts';
import { ArchiveReportView } from './archive-report.tsx';

const report: ArchiveReport = {
  made_at: '2026-11-26T17:00:00.000Z',
  secrets: 'open',
  counts: [
    { noun: 'messages', rows: 100_000, unread: 0 },
    { noun: 'stays', rows: 0, unread: 0 },
    { noun: 'properties', rows: 300, unread: 2 },
  ],
  files: { rows: 12, unread: 1 },
  problems: [
    { part: 'data/properties.json', line: 7, why: 'zip: not a value that we keep' },
    { part: 'files/photos/a.webp', line: null, why: 'not a picture or paper that we can open' },
  ],
  changed: archiveChanges.map((what, at) => ({ what, count: at + 1 })),
};
const html = renderToStaticMarkup(<ArchiveReportView report={report} />);

test('counts what comes in and what does not, houses first, without kinds of which there is nothing', () => {
  const cells = [...html.matchAll(/<t[hd][^>]*>([^<]*)<\/t[hd]>/g)].map(([, words]) => words).slice(3);
  expect(cells).toEqual(['Properties', '300', '2', 'Messages', '100,000', '0', copy.nouns.get('files'), '12', '1']);
});

test('says what cannot be read, where it stands and why', () => {
  expect(html).toContain('data/properties.json, line 7: zip: not a value that we keep');
  expect(html).toContain('files/photos/a.webp: not a picture or paper that we can open');
});

test('says of everything that is different here how many there are, one and several', () => {
  expect(html).toContain('1 guest link and QR card is made anew');
  expect(html).toContain('2 open work orders rest as they were');
  expect(html).not.toMatch(/[{}]|# /);
});
