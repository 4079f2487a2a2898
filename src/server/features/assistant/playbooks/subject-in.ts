import { say } from '../replies/say.ts';
import { playbookWords } from './playbook-words.ts';

const ofDangers = ['subjectFlood', 'subjectElectric', 'subjectLockout'] as const;

/** What a job is about, found by its English; a guest's own words, and what no language has, stay as they are. */
export function subjectIn(language: string, subject: string): string {
  const danger = ofDangers.find((key) => say('en', key) === subject);
  return danger ? say(language, danger) : playbookWords(language, subject);
}
