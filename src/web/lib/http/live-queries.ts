import { useEffect, useState } from 'react';
import type { LiveEvent } from '#contract/events.ts';
import { onSessionForgotten } from '../session/session.ts';
import { api } from './api.ts';
import { watchEvents } from './event-stream.ts';
import { invalidate } from './invalidate.ts';
import { orpc, queryClient } from './query.ts';

/**
 * Keeps what is on screen true while somebody is signed in: each event makes the answers it touches stale, and those
 * in view are fetched again. It begins with what happened since it was known who is signed in: what is shown was asked
 * for after that. Not before one `may` listen: staff need a second factor first. Returns whether the stream is up, for
 * "Updated 14:02" lines.
 */
export function useLiveQueries(may: boolean): 'live' | 'waiting' {
  const [state, setState] = useState<'live' | 'waiting'>('live');
  useEffect(() => {
    if (!may) return;
    const stop = new AbortController();
    const stopHearing = onSessionForgotten(() => stop.abort());
    let connections = 0;
    void watchEvents(({ lastEventId, signal }) => api.live.events(undefined, { lastEventId, signal }), {
      signal: stop.signal,
      from: queryClient.getQueryData(orpc.accounts.me.queryKey())?.live_from,
      onEvent: (event) => {
        if (event.kind === 'reset') invalidate(queryClient);
        else for (const queryKey of touchedBy(event)) invalidate(queryClient, queryKey);
      },
      onState: (next) => {
        setState(next);
        if (next === 'live' && connections++ > 0) invalidate(queryClient);
      },
    });
    return () => {
      stopHearing();
      stop.abort();
    };
  }, [may]);
  return state;
}

/** The queries that an event makes stale, by the noun it is named after. */
function touchedBy({ kind }: LiveEvent) {
  const noun = kind.slice(0, kind.indexOf('.'));
  return (touched.get(noun) ?? everything)();
}

const everything = () => [orpc.key()];
/** What the owner's day and the list of houses are made of. */
const day = () => [orpc.reports.today.key(), orpc.reports.houses.key()];
const conversations = () => [
  orpc.conversations.key(),
  orpc.guestHistory.key(),
  orpc.ownerChats.key(),
  orpc.takeovers.key(),
  orpc.support.key(),
  orpc.replyDrafts.key(),
  ...day(),
];
const notifications = () => [orpc.notifications.key()];
const work = () => [
  orpc.workOrders.key(),
  orpc.conversations.key(),
  orpc.approvals.key(),
  orpc.calls.key(),
  orpc.handDispatch.key(),
  orpc.contractorHistory.key(),
  ...day(),
];

const touched = new Map<string, () => (readonly unknown[])[]>([
  ['conversation', conversations],
  ['message', conversations],
  ['guest', conversations],
  ['reply', conversations],
  ['secret', () => [...conversations(), orpc.stays.key()]],
  ['stay', () => [orpc.stays.key(), orpc.guestHistory.key(), ...day()]],
  ['work_order', work],
  ['offer', work],
  ['dispatch', work],
  ['visit', work],
  ['approval', work],
  [
    'owner_question',
    () => [
      orpc.conversations.key(),
      orpc.articles.key(),
      orpc.completeness.key(),
      orpc.ownerQuestions.key(),
      orpc.reports.today.key(),
    ],
  ],
  [
    'property',
    () => [
      orpc.stays.key(),
      orpc.properties.key(),
      orpc.propertyGroups.key(),
      orpc.propertyChanges.removed.key(),
      orpc.assignments.key(),
      orpc.contractors.get.key(),
      orpc.calledNow.key(),
      orpc.reports.key(),
      orpc.completeness.key(),
      orpc.billing.view.key(),
    ],
  ],
  [
    'contractor',
    () => [
      orpc.contractors.key(),
      orpc.assignments.key(),
      orpc.properties.key(),
      orpc.reports.key(),
      orpc.calls.key(),
      orpc.handDispatch.key(),
      orpc.calledNow.key(),
    ],
  ],
  ['notification', notifications],
  ['question', () => [orpc.enquiries.key()]],
  ['subscription', () => [orpc.billing.key(), orpc.accounts.profile.key(), orpc.developers.key()]],
  ['account', () => [orpc.accounts.profile.key(), orpc.accounts.me.key()]],
  ['article', () => [orpc.articles.key(), orpc.completeness.key()]],
  ['protocol', () => [orpc.protocols.key(), orpc.simulations.key(), orpc.calledNow.key(), orpc.completeness.key()]],
]);
