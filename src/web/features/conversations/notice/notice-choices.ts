import { browserChoice } from '../../../lib/offline/browser-choice.ts';

/** How somebody at the desk is told in this browser that a guest waits. */
type NoticeChoices = { sound: boolean; desktop: boolean };

export const noticeChoices = browserChoice(
  'porchlight.desk-notices',
  (kept): NoticeChoices => ({
    ...{ sound: false, desktop: false },
    ...(kept as Partial<NoticeChoices> | null), // kept by this alone
  }),
);
