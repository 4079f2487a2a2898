import { Document, Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import * as copy from '#contract/messages/en/sheets/prints.ts';
import { fill } from '#contract/messages/fill.ts';
import type { HouseFacts } from './house-facts.ts';
import type { HousePhoto } from './house-photos.ts';
import { wrapped } from './long-words.ts';
import { colors, faces, logo, mm, qrCode } from './paper.ts';

export type OnSheet = {
  name: string;
  address: string;
  guestLink: string;
  emergencyNumber: string;
  groups: HouseFacts[];
  photos: HousePhoto[];
};

/**
 * To be pinned up inside. The street stands on it for whoever calls for help; codes and passwords never do, and it says
 * so (product rules, section 3).
 */
export const houseSheet = ({ name, address, guestLink, emergencyNumber, groups, photos }: OnSheet) =>
  h(
    Document,
    { title: fill(copy.houseSheetTitle, { property: name }), creator: 'Porchlight', language: 'en-US' },
    h(
      Page,
      { size: 'LETTER', style: [styles.page, { fontFamily: faces('text', wordsOf({ name, address, groups })) }] },
      logo(18),
      wrapped(name, { ...styles.name, fontFamily: faces('headline', name) }),
      h(
        View,
        { style: styles.top },
        h(
          View,
          { style: styles.scan },
          qrCode(guestLink, mm(38)),
          h(
            View,
            { style: styles.beside },
            h(Text, { style: styles.strong }, copy.anythingWrong),
            h(Text, null, copy.scanDayOrNight),
          ),
        ),
        h(
          View,
          { style: styles.danger },
          h(Text, { style: styles.dangerWords }, fill(copy.danger, { number: emergencyNumber })),
          h(Text, null, copy.youAreAt),
          wrapped(address, styles.strong),
        ),
      ),
      ...groups.map(factGroup),
      photos.length > 0 && photoGroup(photos),
      h(Text, { style: styles.foot, fixed: true }, copy.noCodesHere),
    ),
  );

const wordsOf = ({ name, address, groups }: Pick<OnSheet, 'name' | 'address' | 'groups'>) =>
  [name, address, ...groups.flatMap(({ facts }) => facts.map(([, value]) => value))].join(' ');

const factGroup = ({ title, facts }: HouseFacts) =>
  h(
    View,
    { key: title, style: styles.group },
    h(Text, { style: styles.title, minPresenceAhead: 40 }, title),
    ...facts.map(([label, value]) =>
      h(
        View,
        { key: label, style: styles.fact },
        h(Text, { style: styles.label }, label),
        wrapped(value, styles.value),
      ),
    ),
  );

const photoGroup = (photos: HousePhoto[]) =>
  h(
    View,
    { style: styles.group },
    h(Text, { style: styles.title, minPresenceAhead: 140 }, copy.photos),
    h(
      View,
      { style: styles.photos },
      ...photos.map(({ title, jpeg }) =>
        h(
          View,
          { key: title, style: styles.photo, wrap: false },
          h(Image, { src: { data: jpeg, format: 'jpg' }, style: styles.picture }),
          h(Text, { style: styles.caption }, title),
        ),
      ),
    ),
  );

const styles = StyleSheet.create({
  page: { fontSize: 11, lineHeight: 1.4, color: colors.ink, padding: 40, paddingBottom: 60 },
  name: { fontSize: 26, lineHeight: 1.15, marginTop: 14, marginBottom: 12 },
  top: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 8 },
  scan: { flexDirection: 'row', width: '58%', alignItems: 'center' },
  beside: { flex: 1, paddingLeft: 8 },
  strong: { fontWeight: 700 },
  danger: {
    width: '38%',
    border: 1.5,
    borderColor: colors.danger,
    borderRadius: 6,
    padding: 10,
    justifyContent: 'center',
  },
  dangerWords: { color: colors.danger, fontWeight: 700, fontSize: 13, marginBottom: 4 },
  group: { marginTop: 12, borderTop: 1, borderColor: colors.line, paddingTop: 8 },
  title: { fontWeight: 700, fontSize: 13, marginBottom: 3 },
  fact: { flexDirection: 'row', marginBottom: 3 },
  label: { width: 130, color: colors.ink2 },
  value: { flex: 1 },
  photos: { flexDirection: 'row', flexWrap: 'wrap' },
  photo: { width: 168, marginRight: 8, marginBottom: 8 },
  picture: { width: 168, height: 126, objectFit: 'cover', borderRadius: 4 },
  caption: { fontSize: 9, color: colors.ink2, marginTop: 2 },
  foot: { position: 'absolute', bottom: 28, left: 40, right: 40, fontSize: 9, color: colors.ink2 },
});
