import * as copyInEnglish from '#contract/messages/en/sheets/prints.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { HouseFacts } from './house-facts.ts';
import type { HousePhoto } from './house-photos.ts';
import {
  type Block,
  block,
  colors,
  logo,
  mm,
  newPaper,
  type Paper,
  qrCode,
  type Style,
  write,
  writeLine,
} from './pen.ts';

const copy = spoken(copyInEnglish);

export type OnSheet = {
  name: string;
  address: string;
  guestLink: string;
  emergencyNumber: string;
  groups: HouseFacts[];
  photos: HousePhoto[];
};

/** US Letter, in points. */
const page = { width: 612, height: 792, margin: 40, bottom: 732, foot: 752 };
const inner = page.width - 2 * page.margin;
const labelWidth = 130;
const photo = { width: 168, height: 126, gap: 8, inRow: 3 };

const text: Style = { kind: 'regular', size: 11, color: colors.ink, lead: 1.4 };
const strong: Style = { ...text, kind: 'bold' };
const label: Style = { ...text, color: colors.ink2 };
const heading: Style = { ...strong, size: 13 };
const small: Style = { ...text, size: 9, color: colors.ink2 };

/**
 * To be pinned up inside. The street stands on it for whoever calls for help; codes and passwords never do, and it says
 * so (product rules, section 3).
 */
export function houseSheet(on: OnSheet): Paper {
  const paper = newPaper(page.width, page.height, fill(copy.houseSheetTitle, { property: on.name }));
  const sheet = new Sheet(paper);
  logo(paper, page.margin, sheet.y, 18);
  sheet.y += 32;
  const name = block(on.name, { ...text, kind: 'headline', size: 26, lead: 1.15 }, inner);
  write(paper, name, page.margin, sheet.y);
  sheet.y += name.height + 12;
  sheet.y += writeTop(paper, on, sheet.y) + 8;
  for (const group of on.groups) writeGroup(sheet, group);
  if (on.photos.length > 0) writePhotos(sheet, on.photos);
  sheet.endPage();
  return paper;
}

/** How far the page is written, and the next page when there is no more room. */
class Sheet {
  y = page.margin;
  readonly paper: Paper;
  constructor(paper: Paper) {
    this.paper = paper;
  }
  /** @returns whether a page began */
  keep(height: number): boolean {
    if (this.y + height <= page.bottom) return false;
    this.endPage();
    this.paper.addPage();
    this.y = page.margin;
    return true;
  }
  endPage(): void {
    write(this.paper, block(copy.noCodesHere, small, inner), page.margin, page.foot);
  }
}

/** The code, and beside it what to say when help is called. Tells the height. */
function writeTop(paper: Paper, { address, guestLink, emergencyNumber }: OnSheet, top: number): number {
  const code = mm(38);
  const scan = stack([copy.anythingWrong, strong], [copy.scanDayOrNight, text], inner * 0.58 - code - 8);
  const padding = 10;
  const box = { x: page.margin + inner * 0.62, width: inner * 0.38 };
  const room = box.width - 2 * padding;
  const number = block(fill(copy.danger, { number: emergencyNumber }), { ...heading, color: colors.danger }, room);
  const at = stack([copy.youAreAt, text], [address, strong], room);
  const said = number.height + 4 + heightOf(at);
  const height = Math.max(code, heightOf(scan), said + 2 * padding);
  qrCode(paper, guestLink, page.margin, top + (height - code) / 2, code);
  writeStack(paper, scan, page.margin + code + 8, top + (height - heightOf(scan)) / 2);
  paper.lineWidth(1.5).roundedRect(box.x, top, box.width, height, 6).stroke(colors.danger);
  const first = top + (height - said) / 2;
  write(paper, number, box.x + padding, first);
  writeStack(paper, at, box.x + padding, first + number.height + 4);
  return height;
}

const stack = (one: [string, Style], other: [string, Style], width: number) =>
  [one, other].map(([words, style]) => block(words, style, width));
const heightOf = (blocks: Block[]) => blocks.reduce((sum, { height }) => sum + height, 0);
const writeStack = (paper: Paper, blocks: Block[], x: number, y: number) =>
  blocks.reduce((at, one) => {
    write(paper, one, x, at);
    return at + one.height;
  }, y);

function writeGroup(sheet: Sheet, { title, facts }: HouseFacts): void {
  writeTitle(sheet, title, 40);
  for (const [name, value] of facts) {
    const words = block(value, text, inner - labelWidth);
    const named = block(name, label, labelWidth - 8);
    sheet.keep(Math.min(Math.max(words.height, named.height), 200));
    write(sheet.paper, named, page.margin, sheet.y);
    const least = sheet.y + named.height;
    writeOverPages(sheet, words, page.margin + labelWidth);
    if (sheet.y > page.margin && sheet.y < least) sheet.y = least;
    sheet.y += 3;
  }
}

/** With room for what comes below it. */
function writeTitle(sheet: Sheet, title: string, room: number): void {
  const words = block(title, heading, inner);
  if (!sheet.keep(20 + words.height + 3 + room)) sheet.y += 12;
  sheet.paper
    .lineWidth(1)
    .moveTo(page.margin, sheet.y)
    .lineTo(page.width - page.margin, sheet.y)
    .stroke(colors.line);
  sheet.y += 8;
  write(sheet.paper, words, page.margin, sheet.y);
  sheet.y += words.height + 3;
}

/** An owner's words may be longer than a page. */
function writeOverPages(sheet: Sheet, words: Block, x: number): void {
  for (const line of words.lines) {
    sheet.keep(words.lineHeight);
    writeLine(sheet.paper, words, line, x + (line.rightToLeft ? words.width - line.width : 0), sheet.y);
    sheet.y += words.lineHeight;
  }
}

function writePhotos(sheet: Sheet, photos: HousePhoto[]): void {
  writeTitle(sheet, copy.photos, 140);
  for (let first = 0; first < photos.length; first += photo.inRow) {
    const row = photos.slice(first, first + photo.inRow);
    const titles = row.map(({ title }) => block(title, small, photo.width));
    const height = photo.height + 2 + Math.max(...titles.map((one) => one.height));
    sheet.keep(height);
    row.forEach(({ jpeg }, at) => {
      const x = page.margin + at * (photo.width + photo.gap);
      drawPhoto(sheet.paper, jpeg, x, sheet.y);
      const title = titles[at];
      if (title) write(sheet.paper, title, x, sheet.y + photo.height + 2);
    });
    sheet.y += height + photo.gap;
  }
}

function drawPhoto(paper: Paper, jpeg: Buffer, x: number, y: number): void {
  paper.save().roundedRect(x, y, photo.width, photo.height, 4).clip();
  paper.image(jpeg, x, y, { width: photo.width, height: photo.height });
  paper.restore();
}
