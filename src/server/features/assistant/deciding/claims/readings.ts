// What sources and guests claim, read once: the same notes back sentence after sentence, and turn after turn.
import type { Language } from '#language/languages';
import type { Clause } from './claim.ts';
import { readClaim } from './read-claim.ts';
import { languageOf } from './words-of.ts';

/** @param likely the language that it is in where its words do not tell */
export function sourceRead(text: string, likely: Language): Clause[] {
  const key = `${likely} ${text}`;
  const known = sources.get(key);
  const made = known ?? readClaim(text, languageOf(text, likely));
  sources.delete(key); // the last one used goes last
  sources.set(key, made);
  const [oldest] = sources.keys();
  if (sources.size > mostSources && oldest !== undefined) sources.delete(oldest);
  return made;
}

const sources = new Map<string, Clause[]>();
const mostSources = 200;

/** The last of a thread's lines, each as far as anybody writes of one thing: a guest may write as much as they like. */
export function guestRead(lines: readonly string[], likely: Language): Clause[] {
  const known = guests.get(lines);
  if (known?.likely === likely) return known.clauses;
  const clauses = lines
    .slice(-lastLines)
    .map((line) => line.slice(0, mostChars))
    .flatMap((line) => readClaim(line, languageOf(line, likely)));
  guests.set(lines, { likely, clauses });
  return clauses;
}

const guests = new WeakMap<readonly string[], { likely: Language; clauses: Clause[] }>();
const lastLines = 6;
const mostChars = 600;
