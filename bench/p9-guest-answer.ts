import { answerTimes } from './support/answer-times.ts';
import type { Report } from './support/report.ts';

/** Message in → answer out over HTTP, embedded engine, with 1, 50 and 200 chats at once. */
export const guestAnswer = async (): Promise<Report> => ({
  name: 'P9 guest answer, message in to answer out, median of the rounds (least-most)',
  figures: await answerTimes([1, 50, 200]),
});
