import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import * as copy from '#contract/messages/en/sheets/prints.ts';
import { fill } from '#contract/messages/fill.ts';
import type { CardSize } from '#contract/sheets/exports.ts';
import { wrapped } from './long-words.ts';
import { colors, faces, logo, mm, qrCode } from './paper.ts';

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
export function qrCard({ name, guestLink, emergencyNumber }: OnCard, size: CardSize) {
  const { page, code, scale } = measures[size];
  const type = (points: number) => ({ fontSize: points * scale });
  return h(
    Document,
    { title: fill(copy.qrCardTitle, { property: name }), creator: 'Porchlight', language: 'en-US' },
    h(
      Page,
      {
        size: [mm(page[0]), mm(page[1])],
        style: [styles.page, { padding: mm(9) * scale, fontFamily: faces('text', name) }],
      },
      logo(16 * scale),
      h(
        View,
        { style: styles.middle },
        wrapped(
          name,
          { ...styles.name, fontFamily: faces('headline', name), ...type(name.length > 40 ? 14 : 19) },
          'center',
        ),
        h(Text, { style: [styles.lead, type(11)] }, copy.scanForHelp),
        qrCode(guestLink, mm(code)),
        h(Text, { style: [styles.link, type(6.5)] }, guestLink.replace(/^https?:\/\//, '')),
      ),
      h(Text, { style: [styles.foot, type(8.5)] }, copy.personAnyTime),
      h(Text, { style: [styles.danger, type(9.5)] }, fill(copy.danger, { number: emergencyNumber })),
    ),
  );
}

const styles = StyleSheet.create({
  page: { color: colors.ink, alignItems: 'center', backgroundColor: '#ffffff' },
  middle: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  name: { textAlign: 'center', lineHeight: 1.15 },
  lead: { textAlign: 'center', marginTop: 6, lineHeight: 1.35 },
  link: { color: colors.ink2 },
  foot: { color: colors.ink2, textAlign: 'center' },
  danger: { color: colors.danger, fontWeight: 700, marginTop: 4, textAlign: 'center' },
});
