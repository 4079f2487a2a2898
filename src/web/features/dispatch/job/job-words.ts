import type { Job } from '#contract/dispatch/jobs.ts';
import * as copy from '#contract/messages/en/dispatch/job.ts';
import { fill } from '#contract/messages/fill.ts';

/** The one button, by what comes next. */
export const nextWords: Record<NonNullable<Job['next']>, string> = {
  accept: copy.acceptJob,
  on_my_way: copy.onMyWay,
  start: copy.startWork,
  finish: copy.finishWork,
};

type JobNotice = { tone: 'info' | 'success' | 'warning'; title: string; detail: string };

/** Where the job stands when that is not plain from the button; null while it is. */
export function jobNoticeOf({ offer_state, dispatch_state, next, owner_name }: Job): JobNotice | null {
  if (offer_state === 'declined')
    return {
      tone: 'info',
      title: copy.declinedTitle,
      detail: copy.declinedHint,
    };
  if (offer_state === 'revoked')
    return {
      tone: 'info',
      title: copy.withdrawnTitle,
      detail: fill(copy.withdrawnHint, { owner: owner_name }),
    };
  if (offer_state === 'expired' || (offer_state === 'offered' && next === null))
    return {
      tone: 'warning',
      title: copy.expiredTitle,
      detail: copy.expiredHint,
    };
  if (dispatch_state === 'pending_confirmation')
    return { tone: 'success', title: copy.finishedTitle, detail: copy.finishedHint };
  if (dispatch_state === 'closed') return { tone: 'success', title: copy.closedTitle, detail: copy.closedHint };
  if (offer_state === 'accepted' && next === null)
    return {
      tone: 'warning',
      title: copy.notFixed,
      detail: copy.notFixedTeamHint,
    };
  return null;
}

/** What the job's page is called at each stage, for the line over its title. */
export const stageWords = ({ next, dispatch_state }: Job): string => {
  if (next === 'accept') return copy.stageNew;
  if (dispatch_state === 'en_route') return copy.stageOnTheWay;
  if (dispatch_state === 'on_site') return copy.stageOnSite;
  if (dispatch_state === 'awaiting_parts') return copy.stageParts;
  return next === 'on_my_way' ? copy.stageAccepted : copy.jobTitle;
};
