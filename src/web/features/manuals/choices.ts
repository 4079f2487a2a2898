// What of a reading an owner takes: which answers and articles are ticked, and what they wrote over them.
import type { ArticleAudience } from '#contract/enumerations/knowledge.ts';
import { limits } from '#contract/limits.ts';
import type { FoundArticle, FoundField, ManualReading, ReadHouse } from '#contract/manuals/manuals.ts';
import type { Answers } from './question.ts';

/** `value` is what was read until somebody types over it. */
export type FieldChoice = FoundField & { ticked: boolean };
export type ArticleChoice = FoundArticle & { key: number; ticked: boolean };

/** A manual on its way into a form, as it is kept: a reload loses none of it. */
export type KeptManual = {
  text: string;
  /** For an existing property: which, '' for all of them. */
  propertyId?: string;
  reading: ManualReading | null;
  house: number;
  fields: FieldChoice[];
  articles: ArticleChoice[];
  /** Answers to what the text lacks, by name. */
  typed: Record<string, string>;
  /** Left for the form, to go on with later. */
  aside?: boolean;
};

export const nothingRead: KeptManual = { text: '', reading: null, house: 0, fields: [], articles: [], typed: {} };

/** Nothing is ticked that would replace something else, and no greeting. */
export function choicesOf({ fields, articles }: ReadHouse, now: Answers): Pick<KeptManual, 'fields' | 'articles'> {
  return {
    fields: fields.map((one) => ({ ...one, ticked: standsOf(one, now) === 'empty' })),
    articles: articles.map((one, key) => ({ ...one, key, ticked: !one.is_loose })),
  };
}

export type Stands = 'empty' | 'same' | 'other';

/** What an answer meets in the form. */
export function standsOf({ field, value }: Pick<FoundField, 'field' | 'value'>, now: Answers): Stands {
  const there = now[field]?.trim() ?? '';
  if (there === '') return 'empty';
  return there === value.trim() ? 'same' : 'other';
}

export type Taken = { values: Record<string, string>; articles: TakenArticle[] };
export type TakenArticle = { title: string; body: string; audience: ArticleAudience };

/** What is ticked or typed, and would change something. */
export function takenFrom({ fields, articles, typed }: KeptManual, now: Answers): Taken {
  const ticked = fields.filter((one) => one.ticked && one.value.trim() && standsOf(one, now) !== 'same');
  const answers = Object.entries(typed).filter(([name, value]) => value.trim() && value.trim() !== now[name]?.trim());
  return {
    values: Object.fromEntries([...answers, ...ticked.map(({ field, value }) => [field, value.trim()])]),
    articles: articles
      .filter(({ ticked: is }) => is)
      .map(({ title, body, audience }) => ({ title: title.trim(), body: body.trim(), audience })),
  };
}

/** The same for a preview: what could not be saved as it stands is left out. */
export function previewedFrom(kept: KeptManual, now: Answers): Taken {
  return takenFrom({ ...kept, articles: kept.articles.filter((one) => !isIncomplete(one)) }, now);
}

export const isIncomplete = ({ ticked, title, body }: ArticleChoice): boolean =>
  ticked &&
  (!title.trim() || !body.trim() || title.trim().length > limits.shortText || body.trim().length > limits.articleBody);

/** An article and the one above it as one; what holds a code makes both for confirmed guests. */
export function joined(articles: readonly ArticleChoice[], at: number): ArticleChoice[] {
  const [above, one] = [articles[at - 1], articles[at]];
  if (!above || !one) return [...articles];
  const holds_secret = above.holds_secret || one.holds_secret;
  const both: ArticleChoice = {
    ...above,
    ticked: above.ticked || one.ticked,
    body: `${above.body}\n\n${one.title}\n${one.body}`,
    holds_secret,
    lacks_secret: above.lacks_secret || one.lacks_secret,
    audience: holds_secret && above.audience === 'anyone' ? 'verified' : above.audience,
  };
  return [...articles.slice(0, at - 1), both, ...articles.slice(at + 1)];
}

/** Articles in groups that one request takes: so many, and so many characters. */
export function groupsOf(articles: readonly TakenArticle[]): TakenArticle[][] {
  const groups: TakenArticle[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const one of articles) {
    const length = one.title.length + one.body.length;
    const last = groups.at(-1);
    if (last && last.length < mostArticles && characters + length <= mostCharacters) {
      last.push(one);
      characters += length;
    } else {
      groups.push([one]);
      characters = length;
    }
  }
  return groups;
}

const mostArticles = 100;
const mostCharacters = 50_000;

/** Whether a pasted text is the address of a page and nothing else. */
export const isAddress = (text: string): boolean =>
  /^(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$|^https?:\/\/\S+$/iu.test(text.trim());
