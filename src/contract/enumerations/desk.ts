import * as copy from '../messages/en/enumerations.ts';

/** The desk's tags and its deeds, as closed lists. The database checks the same lists. */

export const tagTones = ['neutral', 'info', 'success', 'warning', 'danger', 'primary'] as const;
export type TagTone = (typeof tagTones)[number];

/** As a lead chooses them. */
export const tagToneLabels: Record<TagTone, string> = {
  neutral: copy.tagGray,
  info: copy.tagBlue,
  success: copy.tagGreen,
  warning: copy.tagAmber,
  danger: copy.tagRed,
  primary: copy.tagTeal,
};

/** What is kept of a chat for its way back, a closing apart. */
export const chatDeedKinds = ['assign', 'snooze', 'tag'] as const;

/** What can be done to many chats at once, and taken back. */
export const manyChatsKinds = ['assign', 'tag', 'snooze', 'close'] as const;
export type ManyChatsKind = (typeof manyChatsKinds)[number];
