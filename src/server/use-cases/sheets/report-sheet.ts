import { type Block, block, colors, logo, newPaper, type Paper, type Style, write } from './pen.ts';

/** A report in words: what is printed is put together before. */
export type OnReport = {
  title: string;
  days: string;
  sections: { title: string; rows: { name: string; words: string }[]; notes: string[] }[];
};

/** US Letter, in points. */
const page = { width: 612, height: 792, margin: 40, bottom: 752 };
const inner = page.width - 2 * page.margin;
const nameWidth = 260;

const text: Style = { kind: 'regular', size: 10, color: colors.ink, lead: 1.35 };
const note: Style = { ...text, size: 8.5, color: colors.ink2 };
const heading: Style = { ...text, kind: 'bold', size: 13 };

/** What was done, figure by figure, each part with what it counts. */
export function reportSheet({ title, days, sections }: OnReport): Paper {
  const paper = newPaper(page.width, page.height, title);
  let y = page.margin;
  const keep = (height: number) => {
    if (y + height <= page.bottom) return;
    paper.addPage();
    y = page.margin;
  };
  const put = (words: Block, x: number, after: number) => {
    keep(words.height);
    write(paper, words, x, y);
    y += words.height + after;
  };
  logo(paper, page.margin, y, 18);
  y += 30;
  put(block(title, { ...heading, kind: 'headline', size: 20 }, inner), page.margin, 4);
  put(block(days, note, inner), page.margin, 12);
  for (const section of sections) {
    keep(60);
    paper
      .lineWidth(1)
      .moveTo(page.margin, y)
      .lineTo(page.width - page.margin, y)
      .stroke(colors.line);
    y += 8;
    put(block(section.title, heading, inner), page.margin, 2);
    for (const words of section.notes) put(block(words, note, inner), page.margin, 4);
    for (const row of section.rows) {
      const name = block(row.name, text, nameWidth - 12);
      const words = block(row.words, text, inner - nameWidth);
      keep(Math.max(name.height, words.height));
      write(paper, name, page.margin, y);
      write(paper, words, page.margin + nameWidth, y);
      y += Math.max(name.height, words.height) + 3;
    }
    y += 10;
  }
  return paper;
}
