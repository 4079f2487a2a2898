// Styles stand inline and in a table of one column, which is what mail programs agree on.
import * as copyInEnglish from '#contract/messages/en/reports/morning-mail.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { Foot } from './morning-letter.ts';
import type { Choice, Part } from './morning-parts.ts';

const copy = spoken(copyInEnglish);

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const button =
  'display:inline-block;margin:8px 8px 0 0;padding:10px 16px;border-radius:8px;background:#233f73;color:#ffffff;text-decoration:none;font-weight:600';
const later = button
  .replace('#233f73', '#ffffff')
  .replace('#ffffff;text', '#233f73;text')
  .concat(';border:1px solid #233f73');
const quiet = 'color:#4d566b;font-size:14px;line-height:20px';

export function morningHtml(hello: string, parts: Part[], foot: Foot): string {
  const body = [
    `<h1 style="margin:0 0 16px;font-size:16px;line-height:24px;font-weight:400">${asHtml(hello)}</h1>`,
    ...(parts.length > 0 ? parts.map(partHtml) : [`<p>${asHtml(copy.nothing)}</p>`]),
    `<p style="margin:24px 0">${linkHtml({ label: copy.seeDay, link: foot.day }, button)}</p>`,
    ...(foot.choices ? [`<p style="${quiet}">${asHtml(copy.choicesNote)}</p>`] : []),
    footHtml(foot),
  ];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light"><title>Porchlight</title></head>',
    `<body style="margin:0;padding:0;background:#f3f5fa"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:16px">`,
    `<div role="main" style="max-width:600px;text-align:left;background:#ffffff;color:#141b2b;border-radius:12px;padding:24px;font-size:16px;line-height:24px;${font}">`,
    ...body,
    '</div></td></tr></table></body></html>',
  ].join('');
}

function partHtml({ title, lines, left }: Part): string {
  const items = lines.map(({ words, more, choices }) =>
    [
      '<li style="margin:0 0 12px;padding:0;list-style:none">',
      `<div style="overflow-wrap:anywhere">${asHtml(words)}</div>`,
      ...more.map((one) => `<div style="${quiet}">${asHtml(one)}</div>`),
      ...choices.map((choice, at) => linkHtml(choice, at === 0 ? button : later)),
      '</li>',
    ].join(''),
  );
  const rest = left > 0 ? `<p style="${quiet}">${asHtml(fill(copy.andMore, { count: left }))}</p>` : '';
  return `<h2 style="margin:24px 0 8px;font-size:18px;line-height:24px">${asHtml(title)}</h2><ul style="margin:0;padding:0">${items.join('')}</ul>${rest}`;
}

function footHtml({ why, choose, stop }: Foot): string {
  const links = [
    linkHtml({ label: copy.choose, link: choose }, 'color:#233f73'),
    linkHtml({ label: copy.stop, link: stop }, 'color:#233f73'),
  ].join(' · ');
  const said = why === null ? '' : `${asHtml(why)} `;
  return `<p style="${quiet};border-top:1px solid #d5dae6;padding-top:16px;margin:24px 0 0">${said}${links}</p>`;
}

const linkHtml = ({ label, link }: Choice, style: string): string =>
  `<a href="${asHtml(link)}" style="${style}">${asHtml(label)}</a>`;

const asHtml = (words: string): string => words.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
