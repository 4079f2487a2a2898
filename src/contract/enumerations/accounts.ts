/**
 * Who works here, and what one is told. Closed lists, as the specification words them. The database checks the same
 * lists.
 */

/** Of how much somebody is told: `important` is danger, a job nobody takes, and what waits for an answer. */
export const tellings = ['everything', 'important', 'nothing'] as const;
export type Telling = (typeof tellings)[number];

/** Who works for Porchlight. */
export const staffRoles = ['agent', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const accountRoles = ['owner', 'agent', 'admin'] as const;
export type AccountRole = (typeof accountRoles)[number];

/** What an owner is told of, each with its title, message and link. */
export const notificationKinds = [
  'person_requested',
  'emergency',
  'work_order_opened',
  'work_order_accepted',
  'work_order_scheduled',
  'work_order_on_site',
  'work_order_completed',
  'work_order_cancelled',
  'contractor_declined',
  'nobody_accepted',
  'approval_needed',
  'owner_question',
  'reply_waiting',
  'support_reply',
  'code_due',
  'stay_guessed',
  'code_shown',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How a webhook's delivery stands. `pending`: not taken yet, tried again for some days; `failed`: given up. */
export const deliveryStates = ['pending', 'delivered', 'failed'] as const;

/** Why we switched a webhook off: its address answered 410, or took nothing until a delivery was given up. */
export const webhookEndings = ['gone', 'failing'] as const;
export type WebhookEnding = (typeof webhookEndings)[number];
