// Turns a property and its articles into snippets: what can be said about it, each with its source.

import * as copy from '#contract/messages/en/knowledge/secret-titles.ts';
import { type GuestLanguage, guestLanguageOf, sayFrom } from '#contract/messages/languages.ts';
import type { Snippet } from '#language/ranking';
import { conceptsIn, tokens } from '#language/text';
import { type FactSaying, factSayings, secretSayings } from './fact-sentences.ts';
import { factWords } from './fact-values.ts';
import type { ArticleFacts, PropertyFacts, SecretField } from './property-facts.ts';

/**
 * All that may be known: public facts in words, secrets by name, articles (those for verified guests by title only).
 */
export function snippetsOf(
  facts: PropertyFacts,
  secrets: readonly SecretField[],
  articles: readonly ArticleFacts[],
): Snippet[] {
  return [...factSnippets(facts), ...secretSnippets(secrets, facts), ...articles.map(articleSnippet)];
}

const factSnippets = (facts: PropertyFacts): Snippet[] =>
  factSayings.flatMap((saying): Snippet[] => {
    const told = toldIn('en', saying, facts);
    if (!told) return [];
    const { field, words } = saying;
    return [{ id: `fact:${field}`, kind: 'fact', field, ...told, words, audience: 'anyone' }];
  });

/** A field in a guest's language; null for one that says nothing, or that is no fact. */
export function factTold(field: string | null, facts: PropertyFacts, language: string): Told | null {
  const saying = factSayings.find((one) => one.field === field);
  return saying ? toldIn(guestLanguageOf(language) ?? 'en', saying, facts) : null;
}

type Told = Pick<Snippet, 'title' | 'text'>;

function toldIn(language: GuestLanguage, { field, title, say: saying }: FactSaying, facts: PropertyFacts): Told | null {
  const value = facts[field];
  if (value === null || value === '' || isNothing(field, String(value))) return null;
  const say = sayFrom(language, factWords[language]);
  const text = saying({ language, say }, String(value), facts);
  return text ? { title: say(title), text } : null;
}

/** "None" is an answer for trash day and water, but tells nothing about a thermostat. */
function isNothing(field: string, value: string): boolean {
  return value.toLowerCase() === 'none' && field !== 'trash_curb_day';
}

function secretSnippets(secrets: readonly SecretField[], { front_door_lock_type }: PropertyFacts): Snippet[] {
  const isBoxAtDoor = front_door_lock_type === 'Key in Lock Box' && secrets.includes('front_door_lock_code');
  return secretSayings
    .filter(({ field }) => secrets.includes(field))
    .map(({ field, title, words }) => ({
      id: `secret:${field}`,
      kind: 'secret',
      field,
      title,
      words,
      ...(isBoxAtDoor && boxAtDoor[field]),
      text: '',
      audience: 'verified',
    }));
}

/** Where the front door's own lock is a box with the key in it, its code is the box's; the other box is the spare. */
const boxAtDoor: Partial<Record<SecretField, Pick<Snippet, 'title' | 'words'>>> = {
  front_door_lock_code: {
    title: copy.lockBoxCode,
    words:
      'front door code pin entry access lockbox key safe key box combination open number to get in passcode unlock let ourselves in key code',
  },
  alt_lock_box_location: {
    title: copy.spareLockBoxPlace,
    words: 'where is the lockbox spare key backup key hidden located find',
  },
  alt_lock_box_code: {
    title: copy.spareLockBoxCode,
    words: 'spare backup alternate second other lockbox code combination',
  },
};

function articleSnippet(article: ArticleFacts): Snippet {
  const { title, body, audience, asked = [] } = article;
  const id = `article:${article.id}`;
  const kept = asked.length > 0 ? { asked } : {};
  if (audience === 'anyone')
    return { id, kind: 'article', field: null, title, text: body, words: '', audience, ...kept };
  return { id, kind: 'secret', field: null, title, text: '', words: topicWords(body), audience, ...kept };
}

/**
 * Names of the subjects a locked article touches, from our own lexicon, and that it holds a code: enough to find it,
 * nothing of what it says.
 */
function topicWords(body: string): string {
  const named = [...conceptsIn(tokens(body))].filter((concept) => !broad.has(concept));
  return [...named, ...(/\d{3}/.test(body) ? ['code'] : [])].join(' ');
}

/** Named in passing by almost any text: they would make a locked article answer everything. */
const broad = new Set([
  'time',
  'hours',
  'cost',
  'nocost',
  'more',
  'many',
  'day',
  'area',
  'change',
  'address',
  'phone',
  'data',
  'bring',
  'door',
  'room',
  'age',
]);
