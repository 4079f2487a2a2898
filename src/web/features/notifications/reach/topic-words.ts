import type { ReachChannel, ReachTopic } from '#contract/enumerations/reach.ts';
import * as copy from '#contract/messages/en/notifications/reach.ts';

/** A topic as a line with its choice, and as a name. */
export const topicWords = {
  danger: { line: copy.dangerLine, name: copy.dangerTopic },
  nobody_took: { line: copy.nobodyTookLine, name: copy.nobodyTookTopic },
  approval: { line: copy.approvalLine, name: copy.approvalTopic },
  question: { line: copy.questionLine, name: copy.questionTopic },
  guest_waits: { line: copy.guestWaitsLine, name: copy.guestWaitsTopic },
  job_news: { line: copy.jobNewsLine, name: copy.jobNewsTopic },
} satisfies Record<ReachTopic, { line: string; name: string }>;

export const channelWords: Record<ReachChannel, string> = {
  mail: copy.byMail,
  mail_and_text: copy.byMailAndText,
  dashboard: copy.inDashboard,
};
