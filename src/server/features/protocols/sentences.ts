import type { Telling } from '#contract/enumerations/accounts.ts';
import { type Autonomy, type RuleKey, ruleKeys, topicLabels, topics } from '#contract/enumerations/protocols.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import { urgencyLabels } from '#contract/enumerations/work-orders.ts';
import { dollars } from '#contract/money.ts';
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import { spanWords } from '#contract/span-words.ts';
import type { ProtocolAction } from './policy.ts';

/** Each rule as an owner would say it. */
export const sentencesOf = (rules: ProtocolRules): string[] => ruleKeys.map((key) => sentenceOf(key, rules));

export const sentenceOf = (key: RuleKey, rules: ProtocolRules): string => sayings[key](rules);

const sayings: Record<RuleKey, (rules: ProtocolRules) => string> = {
  autonomy: (rules) => `${autonomyWords[rules.autonomy]}.`,
  topic_autonomy: ({ topic_autonomy: ruled }) => {
    const said = topics.flatMap((topic) => {
      const autonomy = ruled[topic];
      return autonomy ? [`${topicLabels[topic]}: ${lower(autonomyWords[autonomy])}.`] : [];
    });
    return said.join(' ') || 'That holds for whatever guests write about.';
  },
  escalation_phrases: ({ escalation_phrases: phrases }) =>
    phrases.length
      ? `A person takes over at once when a guest writes ${phrases.map((phrase) => `“${phrase}”`).join(' or ')}.`
      : 'No words of mine call for a person.',
  actions: (rules) => rules.actions.map(actionSentence).join(' '),
  nte_cents: (rules) => `A job may cost up to ${dollars(rules.nte_cents)}.`,
  emergency_nte_cents: (rules) => `An urgent job may cost up to ${dollars(rules.emergency_nte_cents)}.`,
  approval_wait_minutes: (rules) =>
    `A question about a job waits ${spanWords(rules.approval_wait_minutes)} for my answer.`,
  approval_default: (rules) => `If I don't answer in time: ${actionWords[rules.approval_default]}.`,
  accept_window_minutes: ({ accept_window_minutes: windows }) =>
    `A contractor has ${spanWords(windows.urgent)} to accept an urgent job, ${spanWords(windows.high)} a high one, ${spanWords(windows.medium)} a medium one, ${spanWords(windows.low)} a low one, ${spanWords(windows.non_urgent)} one that is not urgent; then the next is asked.`,
  quiet_hours: ({ quiet_hours: quiet }) =>
    quiet?.waits.length
      ? `From ${timeOfDay(quiet.from)} to ${timeOfDay(quiet.to)} nobody is asked or told about jobs that are ${list(quiet.waits.map((urgency) => urgencyLabels[urgency].toLowerCase()))}, and my other mail waits too; danger and urgent jobs never wait.`
      : 'Nothing waits for the morning.',
  told: ({ told }) =>
    `I get a mail about ${tellingWords[told.owner_mail]}, the Contact Point Person is told of ${tellingWords[told.contact_point]}.`,
  early_access_hours: (rules) =>
    `Codes may be given out from ${spanWords(rules.early_access_hours * 60)} before check-in.`,
};

export const actionWords: Record<ProtocolAction, string> = {
  dispatch: 'send my contractor',
  ask_owner: 'ask me first',
  human: 'hand it to the Porchlight team',
};

const autonomyWords: Record<Autonomy, string> = {
  auto: 'The assistant answers guests by itself',
  draft: 'The assistant drafts, a person sends',
  off: 'People answer, not the assistant',
};

const tellingWords: Record<Telling, string> = {
  everything: 'everything that happens',
  important: 'what is important',
  nothing: 'nothing',
};

function actionSentence(rule: ProtocolRules['actions'][number]): string {
  const what = [
    rule.urgency && urgencyLabels[rule.urgency].toLowerCase(),
    rule.service_type && serviceTypeLabels[rule.service_type],
  ].filter(Boolean);
  return `${what.length ? `For ${what.join(' ')} jobs` : 'For everything else'}: ${actionWords[rule.action]}.`;
}

/** "7:30 AM", from minutes after midnight. */
export function timeOfDay(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const list = (words: string[]) =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
