/** How an owner is reached: about what, and by which way. The database checks the same lists. */

/**
 * What comes at once: danger; a job that no contractor takes; a yes or no about a job; a guest's question that no note
 * answers; a guest who waits for a person's reply; the steps of a job.
 */
export const reachTopics = ['danger', 'nobody_took', 'approval', 'question', 'guest_waits', 'job_news'] as const;
export type ReachTopic = (typeof reachTopics)[number];

/** `dashboard`: nothing at once; it stands in the dashboard and in the morning mail. */
export const reachChannels = ['mail', 'mail_and_text', 'dashboard'] as const;
export type ReachChannel = (typeof reachChannels)[number];
