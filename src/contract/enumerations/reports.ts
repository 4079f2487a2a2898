import * as copy from '../messages/en/reports/words.ts';

/** What reports count by. Closed lists; the database checks the same ones. */

/**
 * What became of a guest's request; each has exactly one, so that the five sum to all. Where several happened, the first
 * of this list that did: danger before a person, a person before a question to the owner.
 */
export const outcomes = ['danger', 'handed_over', 'asked_owner', 'gave_up', 'settled'] as const;
export type Outcome = (typeof outcomes)[number];

/** Why a request that no person saw is not settled. */
export const unsettledReasons = ['no_answer', 'returned', 'said_no', 'reopened'] as const;
export type UnsettledReason = (typeof unsettledReasons)[number];

/** What a request was about, in families that stay few. */
export const topics = ['house', 'articles', 'codes', 'troubles', 'danger', 'person', 'unknown', 'other'] as const;
export type ReportTopic = (typeof topics)[number];

/** What a house is not fit to live in without. */
export const essentials = ['heat', 'cooling', 'hot_water', 'water', 'power', 'lock', 'sewage'] as const;
export type Essential = (typeof essentials)[number];

/** What whoever read a settled request found: the answer was right, wrong, or said what nobody had written down. */
export const verdicts = ['right', 'wrong', 'invented'] as const;
export type Verdict = (typeof verdicts)[number];

export const outcomeLabels: Record<Outcome, string> = {
  danger: copy.outcomeDanger,
  handed_over: copy.outcomeHandedOver,
  asked_owner: copy.outcomeAskedOwner,
  gave_up: copy.outcomeGaveUp,
  settled: copy.outcomeSettled,
};

export const unsettledLabels: Record<UnsettledReason, string> = {
  no_answer: copy.unsettledNoAnswer,
  returned: copy.unsettledReturned,
  said_no: copy.unsettledSaidNo,
  reopened: copy.unsettledReopened,
};

export const topicLabels: Record<ReportTopic, string> = {
  house: copy.topicHouse,
  articles: copy.topicArticles,
  codes: copy.topicCodes,
  troubles: copy.topicTroubles,
  danger: copy.topicDanger,
  person: copy.topicPerson,
  unknown: copy.topicUnknown,
  other: copy.topicOther,
};

export const essentialLabels: Record<Essential, string> = {
  heat: copy.essentialHeat,
  cooling: copy.essentialCooling,
  hot_water: copy.essentialHotWater,
  water: copy.essentialWater,
  power: copy.essentialPower,
  lock: copy.essentialLock,
  sewage: copy.essentialSewage,
};
