// What a model calls a work order reaches the contractor, and the guest again: it says no more than the guest did.
import { inEnglish } from '#language/languages';
import { isStopWord, tokens } from '#language/text';
import { guestTurns, type TurnContext } from '../conversation-state/turn.ts';
import { playbooks } from '../playbooks/playbook-schema.ts';
import { subjectFrom } from '../proposals/troubles/orders.ts';

/** The model's own words where the guest, or the title of a playbook, has each of them; else the guest's first clause. */
export function subjectOfOrder(turn: TurnContext, subject: string): string {
  const written = [...guestTurns(turn), turn.input.text].flatMap((words) => [words, inEnglish(words)]);
  const known = new Set([...written, ...titles].flatMap(tokens).map(({ stem }) => stem));
  const isTold = tokens(subject).every(({ word, stem }) => isStopWord(word) || known.has(stem));
  return isTold ? subject : subjectFrom(turn.input.text);
}

const titles = playbooks.map(({ title }) => title);
