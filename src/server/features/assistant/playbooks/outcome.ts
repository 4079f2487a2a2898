// What a guest's words say of the trouble under way: it works, it does not, or they have not got there yet.

import { beyond, type Clause, matching, type Reading, readMessage, readRules } from '#language/reader';
import { dataText } from '../data-text.ts';
import type { ReadPlaybook } from './playbook-schema.ts';

/** What of a playbook tells good news from bad. */
type Course = Pick<ReadPlaybook, 'trouble_is' | 'healing' | 'rules'>;

/** A trouble that no playbook tells of. */
export const plainCourse: Course = { trouble_is: 'damage', healing: [], rules: [] };

/**
 * `waits`: the guest is at it, or has done the step without saying what came of it. `none`: the words say nothing of
 * it.
 */
export type Outcome = 'works' | 'fails' | 'waits' | 'none';

/** `asked`: a step was just put, so that a bare "yes" means that it helped. The last clause that speaks decides. */
export function outcomeOf(reading: Reading, playbook: Course, asked: boolean): Outcome {
  const verdicts = reading.clauses.map((clause) => verdictOf(clause, playbook)).filter((verdict) => verdict !== 'none');
  const last = verdicts.findLast((verdict) => verdict !== 'waits');
  if (last) return last;
  const { whole } = reading;
  const saysYes = asked && whole.slots.has('yes-word') && !onlyAgrees(whole);
  if (saysYes) return beyond(whole, ['yes-word', 'thanks-word', 'agree-word']).length === 0 ? 'works' : 'waits';
  return verdicts.length > 0 || (asked && onlyAgrees(whole)) ? 'waits' : 'none';
}

function verdictOf(clause: Clause, playbook: Course): Outcome {
  const reading: Reading = { text: clause.text, clauses: [clause], whole: clause };
  const [best] = matching(rules, reading).sort((a, b) => b.weight - a.weight);
  const healed = matching(playbook.healing, reading).length > 0 && !clause.slots.has('was-word');
  if (best && best.weight >= 3) return meant(best.outcome, playbook);
  if (healed) return clause.slots.has('negation') ? 'fails' : 'works';
  if (best && best.outcome !== 'waits') return meant(best.outcome, playbook);
  const recurs = !clause.slots.has('i-did') && matching(playbook.rules, readMessage(clause.text)).length > 0;
  if (recurs) return 'fails';
  return best ? 'waits' : 'none';
}

/** "It's back" is good news of the power and bad news of a chirp; "it stopped" the other way round. */
function meant(outcome: string, { trouble_is }: Course): Outcome {
  if (outcome === 'returned') return trouble_is === 'lack' ? 'works' : 'fails';
  if (outcome !== 'ceased') return outcome === 'works' || outcome === 'fails' || outcome === 'waits' ? outcome : 'none';
  if (trouble_is === 'damage') return 'none';
  return trouble_is === 'nuisance' ? 'works' : 'fails';
}

/** "Ok", "sure, will do": the guest is about to try. */
const onlyAgrees = (clause: Clause): boolean =>
  clause.slots.has('agree-word') && beyond(clause, ['agree-word', 'thanks-word', 'wait-word', 'i-did']).length === 0;

const rules = readRules(dataText('outcomes.txt'));
