// What jobs are about. A row keeps the subject that the house gave it in English; each reader has it in their language.
import { presentLanguage } from '#contract/messages/spoken.ts';

/** The subjects that the house gives, by their English, as one language says them. */
type Subjects = ReadonlyMap<string, string>;

let subjectsIn: (language: string) => Subjects = () => new Map();

/** From now on subjects are said so: the assistant names them, and whoever puts the application together says so. */
export function saySubjectsBy(one: typeof subjectsIn): void {
  subjectsIn = one;
}

/** A subject in the language of whoever is spoken to; what a guest or an agent wrote stays as it is. */
export const saidSubject = (subject: string): string => presentSubjects().get(subject) ?? subject;

/** What the reader may look for instead of the English that rows keep; none for English. */
export const presentSubjects = (): Subjects => subjectsIn(presentLanguage());
