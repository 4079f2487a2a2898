import { say } from '../replies/say.ts';
import { playbooks } from './playbook-schema.ts';
import { playbookWords } from './playbook-words.ts';

const ofDangers = ['subjectFlood', 'subjectElectric', 'subjectLockout'] as const;

/** What a job is about, found by its English; a guest's own words, and what no language has, stay as they are. */
export const subjectIn = (language: string, subject: string): string =>
  subjectsIn(language).get(subject) ?? playbookWords(language, subject);

const made = new Map<string, ReadonlyMap<string, string>>();

/** Every subject that the house gives a job, by its English; none in English itself. */
export function subjectsIn(language: string): ReadonlyMap<string, string> {
  const there = made.get(language);
  if (there) return there;
  const all: [string, string][] = [
    ...ofDangers.map((key): [string, string] => [say('en', key), say(language, key)]),
    ...playbooks.map(({ title }): [string, string] => [title, playbookWords(language, title)]),
  ];
  const said = new Map(language === 'en' ? [] : all);
  made.set(language, said);
  return said;
}
