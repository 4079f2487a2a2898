import { dangerWords, safetyKinds } from '#contract/enumerations/conversations.ts';
import { playbooks } from './playbook-schema.ts';

/** What the `trouble` of a job is called in English: the title of its playbook or the danger; what is neither stays as it is. */
export function troubleTitle(trouble: string): string {
  const danger = safetyKinds.find((kind) => kind === trouble);
  return playbooks.find(({ id }) => id === trouble)?.title ?? (danger ? dangerWords[danger] : trouble);
}
