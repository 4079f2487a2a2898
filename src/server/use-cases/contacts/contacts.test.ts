import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactOf } from './contact-of.ts';
import { guessTrade } from './guess-trade.ts';
import { readCards } from './vcard.ts';

const contacts = (...lines: string[]) => readCards(lines.join('\r\n')).map(contactOf);

describe('a card', () => {
  it('of an iPhone (3.0), with a photo, groups and folded lines', () => {
    const [luis] = contacts(
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Ortega;Luis;;;',
      'FN:Luis Ortega',
      'ORG:Tide Plumbing\\, Inc.;Coast',
      'item1.TEL;type=pref:(541) 555-',
      ' 0110',
      'item1.X-ABLabel:_$!<Shop>!$_',
      'TEL;type=HOME;type=FAX:541 555 0199',
      'TEL;TYPE=CELL:+1 541 555 0111',
      'EMAIL;type=INTERNET:luis@tide.example',
      'NOTE:Ring twice.\\nBehind the mill.',
      'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRg',
      ' ABAQAAAQABAAD=',
      'END:VCARD',
    );
    expect(luis).toEqual({
      name: 'Tide Plumbing, Inc.',
      person: 'Luis Ortega',
      about: '  ',
      phone: '+15415550110',
      email: 'luis@tide.example',
      notes: 'Ring twice.\nBehind the mill.\n+15415550111',
      unreadable: [],
    });
  });

  it('of 4.0, with numbers as addresses and preferences as numbers', () => {
    const [card] = contacts(
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:José Ñandú',
      'TEL;VALUE=uri;TYPE="voice,work";PREF=2:tel:+1-541-555-0112;ext=5',
      'TEL;VALUE=uri;TYPE=cell;PREF=1:tel:+1-541-555-0113',
      'EMAIL;PREF=1:jose@example.com',
      'TITLE:Electrician',
      'END:VCARD',
    );
    expect(card).toMatchObject({ name: 'José Ñandú', person: null, phone: '+15415550113', notes: '+15415550112' });
    expect(card?.about.trim()).toBe('Electrician');
  });

  it('of an old phone (2.1), with quoted-printable over several lines, bare types and a card within', () => {
    const [card, ...others] = contacts(
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=89lectricit=C3=A9 G=C3=A9n=C3=A9r=',
      '=C3=A9;Jos=C3=A9;;;',
      'ORG;CHARSET=ISO-8859-1;QUOTED-PRINTABLE:Caf=E9 Cleaning',
      'TEL;WORK;FAX:5415550198',
      'TEL;CELL;PREF:5415550114',
      'AGENT:',
      'BEGIN:VCARD',
      'FN:Somebody Else',
      'END:VCARD',
      'PHOTO;BASE64;JPEG:',
      '  /9j/4AAQ==',
      '',
      'END:VCARD',
    );
    expect(others).toEqual([]);
    expect(card).toMatchObject({ name: 'Café Cleaning', person: 'José Électricité Généré', phone: '+15415550114' });
  });

  it('keeps apart what nobody can be reached by', () => {
    const [card] = contacts('BEGIN:VCARD', 'FN:Joe', 'TEL:12', 'EMAIL:joe at home', 'END:VCARD');
    expect(card).toMatchObject({ phone: '', email: null, unreadable: ['12', 'joe at home'] });
  });
});

describe('a file', () => {
  it('holds several cards, and one without an end is known by that', () => {
    const cards = readCards(
      'BEGIN:VCARD\nFN:A\nEND:VCARD\nnonsense\nBEGIN:VCARD\nFN:B\nBEGIN:VCARD\nFN:C\nEND:VCARD\n',
    );
    expect(cards.map((card) => [contactOf(card).name, card.isWhole])).toEqual([
      ['A', true],
      ['B', false],
      ['C', true],
    ]);
  });

  it('may hold anything', () => {
    const piece = fc.constantFrom(
      'BEGIN:VCARD',
      'END:VCARD',
      '\r\n',
      '\n ',
      ';',
      ':',
      '"',
      '=',
      '\\',
      'TEL',
      'N',
      '=C3',
      'QUOTED-PRINTABLE',
      'x',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'binary' })), { maxLength: 60 }), (pieces) => {
        for (const card of readCards(`BEGIN:VCARD\n${pieces.join('')}`)) contactOf(card);
      }),
      { numRuns: 1000 },
    );
  });

  it('is read in one go, however long its photos and its quoted lines are', () => {
    const long = (head: string, line: string) => `${head}${`${line}\r\n`.repeat(60_000)}`;
    const before = performance.now();
    readCards(`BEGIN:VCARD\r\n${long('PHOTO;ENCODING=b:', ` ${'A'.repeat(74)}`)}END:VCARD`);
    readCards(`BEGIN:VCARD\r\n${long('NOTE;QUOTED-PRINTABLE:', '=C3=A9=')}\r\nEND:VCARD`);
    expect(performance.now() - before).toBeLessThan(3000);
  });
});

describe('a trade', () => {
  it.each([
    ['Yaquina Plumbing', 'plumbing'],
    ['Coast Drain & Rooter', 'plumbing'],
    ['Bright Electric', 'electrical'],
    ['Northwest Heating & Air', 'hvac'],
    ['Merry Maids', 'cleaning'],
    ['Plomería Ruiz', 'plumbing'],
    ['Acme Septic and Plumbing', 'septic'],
    ['Mom', null],
  ])('is guessed by words: %s', (words, trade) => {
    expect(guessTrade(words)).toBe(trade);
  });
});
