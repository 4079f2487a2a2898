import { safetyKinds } from '#contract/enumerations/conversations.ts';
import { dangerWords } from '#server/kernel/labels.ts';
import { saidSubject } from '#server/kernel/told-subjects.ts';
import { playbooks } from './playbook-schema.ts';

/** What owners read for the `trouble` of a job: the title of its playbook or the danger; what is neither stays as it is. */
export function troubleTitle(trouble: string): string {
  const danger = safetyKinds.find((kind) => kind === trouble);
  const title = playbooks.find(({ id }) => id === trouble)?.title;
  return title ? saidSubject(title) : danger ? dangerWords[danger] : trouble;
}
