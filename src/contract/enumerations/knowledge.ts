import * as copy from '../messages/en/enumerations.ts';
import * as questions from '../messages/en/knowledge/common-questions.ts';

/**
 * What is known of a property, and who may hear it. Closed lists, as the specification words them. The database checks
 * the same lists.
 */

/**
 * What the vault guards: property columns whose value never enters a model, a log or a page (product rules, section 3).
 */
export const secretNames = [
  'front_door_lock_code',
  'front_door_lock_instructions',
  'alt_lock_box_location',
  'alt_lock_box_code',
  'wifi_password',
] as const;
export type SecretName = (typeof secretNames)[number];

export const secretLabels: Record<SecretName, string> = {
  front_door_lock_code: copy.doorCode,
  front_door_lock_instructions: copy.entryInstructions,
  alt_lock_box_location: copy.lockBoxLocation,
  alt_lock_box_code: copy.lockBoxCode,
  wifi_password: copy.wifiPassword,
};

/**
 * Label of anything that is released after the stay check: a vault name, the street address, an article for verified
 * guests.
 */
export const labelOfSecret = (name: string): string =>
  name === 'street_address' ? copy.streetAddress : (secretLabels[name as SecretName] ?? copy.confirmedGuests);

/** Who may read an article: any guest, a guest whose stay is confirmed, or the Porchlight team alone. */
export const articleAudiences = ['anyone', 'verified', 'team'] as const;
export type ArticleAudience = (typeof articleAudiences)[number];

export const audienceLabels: Record<ArticleAudience, string> = {
  anyone: copy.anyone,
  verified: copy.verifiedGuests,
  team: copy.teamOnly,
};

/** How an owner's answer to a guest's question came. */
export const answerWays = ['app', 'link', 'article'] as const;
export type AnswerWay = (typeof answerWays)[number];

/** What the commonest questions of guests are about. */
export const questionTopics = [
  'coming',
  'leaving',
  'internet',
  'comfort',
  'sleeping',
  'kitchen',
  'supplies',
  'rules',
  'nearby',
] as const;
export type QuestionTopic = (typeof questionTopics)[number];

export const questionTopicLabels: Record<QuestionTopic, string> = {
  coming: questions.coming,
  leaving: questions.leaving,
  internet: questions.internet,
  comfort: questions.comfort,
  sleeping: questions.sleeping,
  kitchen: questions.kitchen,
  supplies: questions.supplies,
  rules: questions.rules,
  nearby: questions.nearby,
};

/**
 * What one of them comes to: a note is told; titles are shown to choose from; a note would be told or shown, but the
 * owner's rules have a person answer; the owner is asked, or nothing of the house answers it otherwise.
 */
export const questionOutcomes = ['told', 'shown', 'held', 'asks_you'] as const;
export type QuestionOutcome = (typeof questionOutcomes)[number];

export const questionOutcomeLabels: Record<QuestionOutcome, string> = {
  told: questions.told,
  shown: questions.shown,
  held: questions.held,
  asks_you: questions.asksYou,
};
