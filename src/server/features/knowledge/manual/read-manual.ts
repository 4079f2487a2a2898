import { mapGivingWay } from '#server/kernel/giving-way.ts';
import { articlesLeft, type LeftArticle } from './articles-left.ts';
import type { Found } from './found.ts';
import { linesOf } from './lines.ts';
import { readAddress } from './read-address.ts';
import { readChoices, readLock } from './read-choices.ts';
import { codesIn, readDoor } from './read-codes.ts';
import { readHouse } from './read-house.ts';
import { readPlaces } from './read-places.ts';
import { readWifi } from './read-wifi.ts';
import { sectionsOf } from './sections.ts';
import { sentencesIn } from './sentences.ts';
import { forgetSigns, signsOf } from './signs.ts';
import { tell } from './subjects.ts';

export interface ManualRead {
  /** One for a field at most, each with the sentences it was taken from. */
  found: Found[];
  articles: LeftArticle[];
}

/** What a text says of a house: answers for its form, and articles of the rest. By its words alone, without a model. */
export async function readManual(pages: readonly string[]): Promise<ManualRead> {
  const lines = linesOf(pages);
  const sections = sectionsOf(lines);
  const sentences = sentencesIn(sections);
  await mapGivingWay(sentences, ({ text, label, heading }) => [text, label, heading].map(signsOf));
  const told = tell(sentences);
  const codes = codesIn(told);
  const lock = readLock(told, codes.find(({ of }) => of === 'door')?.from ?? null);
  const found = [
    ...readHouse(
      sentences,
      lines.map(({ text }) => text),
    ),
    ...readAddress(sentences),
    ...(lock ? [lock] : []),
    ...readDoor(told, codes, lock?.value === 'Key in Lock Box'),
    ...readChoices(told),
    ...readPlaces(told),
    ...readWifi(told),
  ];
  const articles = articlesLeft(sections, told, found);
  forgetSigns();
  return { found, articles };
}
