import type { Telling } from '#contract/enumerations/accounts.ts';
import { type Autonomy, type RuleKey, ruleKeys, topics } from '#contract/enumerations/protocols.ts';
import * as copyInEnglish from '#contract/messages/en/protocols/rules.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { dollars } from '#contract/money.ts';
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import { spanWords } from '#contract/span-words.ts';
import { serviceTypeLabels, topicLabels, urgencyLabels } from '#server/kernel/labels.ts';
import { retoldTable } from '#server/kernel/retold.ts';
import type { ProtocolAction } from './policy.ts';

const copy = spoken(copyInEnglish);

/** Each rule as an owner would say it. */
export const sentencesOf = (rules: ProtocolRules): string[] => ruleKeys.map((key) => sentenceOf(key, rules));

export const sentenceOf = (key: RuleKey, rules: ProtocolRules): string => sayings[key](rules);

const sayings: Record<RuleKey, (rules: ProtocolRules) => string> = {
  autonomy: (rules) => autonomySayings[rules.autonomy],
  topic_autonomy: ({ topic_autonomy: ruled }) => {
    const said = topics.flatMap((topic) => {
      const autonomy = ruled[topic];
      return autonomy ? [fill(topicSayings[autonomy], { topic: topicLabels[topic] })] : [];
    });
    return said.join(' ') || copy.allTopicsAlike;
  },
  escalation_phrases: ({ escalation_phrases: phrases }) =>
    phrases.length
      ? fill(copy.phrases, { phrases: list(phrases.map((phrase) => fill(copy.quotedPhrase, { phrase }))) })
      : copy.noPhrases,
  actions: (rules) => rules.actions.map(actionSentence).join(' '),
  nte_cents: (rules) => fill(copy.cost, { amount: dollars(rules.nte_cents) }),
  emergency_nte_cents: (rules) => fill(copy.urgentCost, { amount: dollars(rules.emergency_nte_cents) }),
  approval_wait_minutes: (rules) => fill(copy.wait, { time: spanWords(rules.approval_wait_minutes) }),
  approval_default: (rules) => fill(copy.noAnswer, { action: actionWords[rules.approval_default] }),
  accept_window_minutes: ({ accept_window_minutes: windows }) =>
    fill(copy.accept, {
      urgent: spanWords(windows.urgent),
      high: spanWords(windows.high),
      medium: spanWords(windows.medium),
      low: spanWords(windows.low),
      nonUrgent: spanWords(windows.non_urgent),
    }),
  quiet_hours: ({ quiet_hours: quiet }) =>
    quiet?.waits.length
      ? fill(copy.quiet, {
          from: timeOfDay(quiet.from),
          to: timeOfDay(quiet.to),
          urgencies: list(quiet.waits.map((urgency) => urgencyLabels[urgency].toLowerCase())),
        })
      : copy.notQuiet,
  told: ({ told }) =>
    fill(copy.told, { mail: tellingWords[told.owner_mail], contact: tellingWords[told.contact_point] }),
  early_access_hours: (rules) => fill(copy.earlyAccess, { time: spanWords(rules.early_access_hours * 60) }),
};

export const actionWords: Record<ProtocolAction, string> = retoldTable(
  {
    dispatch: copyInEnglish.sendContractor,
    ask_owner: copyInEnglish.askMeFirst,
    human: copyInEnglish.handToTeam,
  },
  copyInEnglish,
);

const autonomySayings: Record<Autonomy, string> = retoldTable(
  {
    auto: copyInEnglish.assistantAnswers,
    draft: copyInEnglish.assistantDrafts,
    off: copyInEnglish.peopleAnswer,
  },
  copyInEnglish,
);

const topicSayings = retoldTable(
  {
    auto: copyInEnglish.assistantAnswersTopic,
    draft: copyInEnglish.assistantDraftsTopic,
    off: copyInEnglish.peopleAnswerTopic,
  } as const satisfies Record<Autonomy, string>,
  copyInEnglish,
);

const tellingWords: Record<Telling, string> = retoldTable(
  {
    everything: copyInEnglish.everything,
    important: copyInEnglish.whatIsImportant,
    nothing: copyInEnglish.nothing,
  },
  copyInEnglish,
);

function actionSentence({ urgency, service_type, action }: ProtocolRules['actions'][number]): string {
  const what = { action: actionWords[action] };
  const [how, trade] = [
    urgency && urgencyLabels[urgency].toLowerCase(),
    service_type && serviceTypeLabels[service_type],
  ];
  if (how && trade) return fill(copy.jobsOfUrgencyAndTrade, { ...what, urgency: how, trade });
  const kind = how ?? trade;
  return kind ? fill(copy.jobsOf, { ...what, kind }) : fill(copy.otherJobs, what);
}

/** "7:30 AM", from minutes after midnight. */
export function timeOfDay(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const list = (words: string[]) =>
  words.length < 2 ? words.join() : fill(copy.or, { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
