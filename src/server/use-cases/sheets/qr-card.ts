import * as copyInEnglish from '#contract/messages/en/sheets/prints.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { CardSize } from '#contract/sheets/exports.ts';
import { type Block, balanced, colors, logo, mm, newPaper, type Paper, qrCode, type Style, write } from './pen.ts';

const copy = spoken(copyInEnglish);

/** Millimeters of the page and of the code with its quiet zone, and what the type is scaled by. */
const measures = {
  a6: { page: [105, 148], code: 62, scale: 1 },
  a4: { page: [210, 297], code: 124, scale: 2 },
} as const;

export type OnCard = { name: string; guestLink: string; emergencyNumber: string };

/**
 * What guests scan. It is photographed and shown in listings, so that it carries the property's name and its link and
 * nothing else: no street, no code, no password.
 */
export function qrCard({ name, guestLink, emergencyNumber }: OnCard, size: CardSize): Paper {
  const { page, code, scale } = measures[size];
  const [width, height] = [mm(page[0]), mm(page[1])];
  const padding = mm(9) * scale;
  const paper = newPaper(width, height, fill(copy.qrCardTitle, { property: name }));
  const words = (text: string, style: Partial<Style>) =>
    balanced(
      text,
      { kind: 'regular', color: colors.ink, lead: 1.2, ...style, size: (style.size ?? 0) * scale },
      width - 2 * padding,
    );
  const center = (written: Block, y: number) => {
    write(paper, written, (width - written.width) / 2, y, 'center');
    return y + written.height;
  };

  const mark = 16 * scale;
  logo(paper, (width - logo(paper, 0, 0, mark, false)) / 2, padding, mark);

  const foot = words(copy.personAnyTime, { size: 8.5, color: colors.ink2 });
  const danger = words(fill(copy.danger, { number: emergencyNumber }), {
    kind: 'bold',
    size: 9.5,
    color: colors.danger,
  });
  const gap = 4 * scale;
  const footTop = height - padding - danger.height - gap - foot.height;

  const title = words(name, { kind: 'headline', size: name.length > 40 ? 14 : 19, lead: 1.15 });
  const lead = words(copy.scanForHelp, { size: 11, lead: 1.35 });
  const link = words(guestLink.replace(/^https?:\/\//, ''), { size: 6.5, color: colors.ink2 });
  const middle = title.height + 6 * scale + lead.height + mm(code) + link.height;
  const top = padding + mark;
  const codeTop = center(lead, center(title, top + (footTop - top - middle) / 2) + 6 * scale);
  qrCode(paper, guestLink, (width - mm(code)) / 2, codeTop, mm(code));
  center(link, codeTop + mm(code));
  center(danger, center(foot, footTop) + gap);
  return paper;
}
