// Which rules hold in a line: signs for the reader of lines, which decide nothing by themselves.
import { matching, type Reading, type Rule } from '#language/reader';
import { issueOf } from '../playbooks/issues.ts';
import { outcomeOf, plainCourse } from '../playbooks/outcome.ts';
import { talkRules } from './talk/answer-talk.ts';
import { moodSigns } from './talk/mood-signs.ts';

export function hintsOf(reading: Reading): string[] {
  const issue = issueOf(reading);
  const outcome = outcomeOf(reading, plainCourse, false);
  return [
    ...(issue
      ? ['issue', `issue ${issue.serviceType}`, `issue ${issue.playbook ? 'of a playbook' : 'of none'}`]
      : ['no issue']),
    `outcome ${outcome}`,
    ...matching(talkRules, reading).map((rule: Rule) => `talk ${rule.outcome}`),
    ...moodSigns(reading.text),
    ...(reading.clauses.some(({ asked }) => asked) ? ['asked'] : []),
    ...(reading.clauses.some(({ negated }) => negated) ? ['negated'] : []),
    ...(reading.clauses.some(({ supposed }) => supposed) ? ['supposed'] : []),
  ];
}
