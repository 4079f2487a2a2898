import { browserStore } from '../../../lib/offline/browser-store.ts';
import { draftKey } from '../../../lib/offline/drafts.ts';

/** What was typed into one of a job's questions and is not sent: it waits on this phone, as photos do. */
export type JobDraft = {
  read(): Record<string, string | undefined>;
  keep(form: HTMLFormElement): void;
  drop(): void;
};

/** Of the link with this id, for the question of this name. */
export function jobDraft(linkId: string, question: string): JobDraft {
  const key = draftKey(`job.${linkId}.${question}`);
  return {
    read: () => (browserStore.readJson(key) ?? {}) as Record<string, string | undefined>, // written by keep
    keep: (form) => {
      const typed = textFields(form).flatMap(({ name, value }) => (value.trim() ? [[name, value]] : []));
      browserStore.keep(key, typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : null);
    },
    drop: () => browserStore.keep(key, null),
  };
}

/** Nothing that was typed for this link stays: its job is over. */
export function dropJobDrafts(linkId: string) {
  for (const key of browserStore.keys(draftKey(`job.${linkId}.`))) browserStore.keep(key, null);
}

/** Puts it back into the fields of a form that has just opened. */
export function fillTyped(form: HTMLFormElement, typed: Record<string, string | undefined>) {
  for (const field of textFields(form)) field.value = typed[field.name] ?? field.value;
}

const textFields = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea, input[type=text]'),
];
