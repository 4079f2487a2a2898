import type { Job } from '#contract/dispatch/jobs.ts';

/** The one button, by what comes next. */
export const nextWords: Record<NonNullable<Job['next']>, string> = {
  accept: 'Accept Job',
  on_my_way: "I'm On My Way",
  start: 'Start Work',
  finish: 'Finish Work',
};

type JobNotice = { tone: 'info' | 'success' | 'warning'; title: string; detail: string };

/** Where the job stands when that is not plain from the button; null while it is. */
export function jobNoticeOf({ offer_state, dispatch_state, next, owner_name }: Job): JobNotice | null {
  if (offer_state === 'declined')
    return {
      tone: 'info',
      title: 'You declined this job.',
      detail: 'Thanks for telling us. The next contractor is asked.',
    };
  if (offer_state === 'revoked')
    return {
      tone: 'info',
      title: 'This job was withdrawn.',
      detail: `${owner_name} no longer needs it. Nothing is left for you to do.`,
    };
  if (offer_state === 'expired' || (offer_state === 'offered' && next === null))
    return {
      tone: 'warning',
      title: 'This job went to the next contractor.',
      detail: 'The time to accept it is over. If you can still come, call us.',
    };
  if (dispatch_state === 'pending_confirmation')
    return { tone: 'success', title: 'Work finished.', detail: 'Thank you. The guest is asked whether it is fixed.' };
  if (dispatch_state === 'closed') return { tone: 'success', title: 'This job is closed.', detail: 'Thank you.' };
  if (offer_state === 'accepted' && next === null)
    return {
      tone: 'warning',
      title: "The guest says it isn't fixed yet.",
      detail: 'The Porchlight team arranges what comes next and calls you if you are needed.',
    };
  return null;
}

/** What the job's page is called at each stage, for the line over its title. */
export const stageWords = ({ next, dispatch_state }: Job): string => {
  if (next === 'accept') return 'New job';
  if (dispatch_state === 'en_route') return "You're on the way";
  if (dispatch_state === 'on_site') return "You're on site";
  if (dispatch_state === 'awaiting_parts') return 'Waiting for parts';
  return next === 'on_my_way' ? 'Accepted' : 'Job';
};
