// What a wrong reply costs, in one table. 1 is a reply beside the point. `npm run eval -- costs` shows on the tuned
// stories what a change would have done.
import type { Act } from '#language/reader';

/** What a guest meets or sets in motion by a reply. */
export type Effect =
  | 'alarm'
  | 'askedWhether'
  | 'order'
  | 'noted'
  | 'person'
  | 'question'
  | 'told'
  /** Titles are shown to choose from. */
  | 'offered'
  | 'secret'
  | 'takenBack'
  | 'reopened';

/** The guest did this, and the reply does not deal with it. */
export const missed: Record<Act, number> = {
  danger: 12,
  trouble: 3,
  back: 3,
  codefails: 3,
  person: 4,
  state: 2.5,
  ask: 2,
  code: 2,
  failed: 2,
  partly: 2,
  cancel: 2,
  refuse: 2,
  detail: 2,
  answer: 2,
  correct: 1.5,
  worked: 1.5,
  like: 0.5,
  small: 0.7,
};

/** Something is told as the answer that is none. */
export const wrongFact = 1;

/** The reply has this effect, and nothing that the guest did calls for it. */
export const needless: Record<Effect, number> = {
  alarm: 20,
  askedWhether: 1.5,
  order: 3,
  person: 2,
  takenBack: 3,
  reopened: 3,
  question: 1.2,
  told: 1.2,
  offered: 0.6,
  secret: 1.5,
  noted: 0.8,
};

/** What calls for each effect. */
export const callsFor: Record<Effect, readonly Act[]> = {
  alarm: ['danger'],
  askedWhether: ['danger'],
  order: ['trouble', 'danger', 'failed', 'partly', 'back', 'codefails', 'answer'],
  noted: ['trouble', 'danger', 'failed', 'partly', 'back', 'codefails', 'answer', 'detail', 'correct'],
  person: ['person', 'refuse', 'danger', 'codefails', 'failed', 'back', 'trouble'],
  question: ['ask', 'refuse', 'correct'],
  told: ['ask', 'trouble', 'danger', 'correct', 'refuse'],
  offered: ['ask', 'correct', 'code'],
  secret: ['code', 'ask'],
  takenBack: ['cancel', 'worked'],
  reopened: ['back', 'failed', 'partly'],
};
