import type { Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import type { LiveEvent } from '#contract/events.ts';
import { onSessionForgotten } from '../session/session.ts';
import { api } from './api.ts';
import { watchEvents } from './event-stream.ts';
import { invalidate, type Touched } from './invalidate.ts';
import { paced } from './paced.ts';
import { orpc, queryClient } from './query.ts';

/** What a thousand chats at once touch is fetched no more often than this. */
const everyMs = 1000;

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
    const refresh = paced<Touched>(
      (touched) => invalidate(queryClient, touched),
      ({ queryKey }) => JSON.stringify(queryKey),
      everyMs,
    );
    void watchEvents(({ lastEventId, signal }) => api.live.events(undefined, { lastEventId, signal }), {
      signal: stop.signal,
      from: queryClient.getQueryData(orpc.accounts.me.queryKey())?.live_from,
      onEvent: (event) => {
        if (event.kind === 'reset') invalidate(queryClient);
        else for (const one of touchedBy(event)) one.are ? invalidate(queryClient, one) : refresh.ask(one);
      },
      onState: (next) => {
        setState(next);
        if (next === 'live' && connections++ > 0) invalidate(queryClient);
      },
    });
    return () => {
      stopHearing();
      refresh.stop();
      stop.abort();
    };
  }, [may]);
  return state;
}

/** The queries that an event makes stale, by the noun it is named after. */
function touchedBy(event: LiveEvent): Touched[] {
  const noun = event.kind.slice(0, event.kind.indexOf('.'));
  const keys = (touched.get(noun) ?? everything)().map((queryKey) => ({ queryKey }));
  return byThread.has(noun) ? [...keys, threadOf(event)] : keys;
}

/** Of the chats that are open here the one that it is about, or that shows the order it is about. */
const threadOf = (event: LiveEvent): Touched => ({
  queryKey: orpc.conversations.get.key(),
  are: ({ state }: Query) => {
    const thread = state.data as Conversation | undefined; // what that procedure answers with
    if (!thread || (!event.conversation_id && !event.work_order_id)) return true;
    return thread.id === event.conversation_id || thread.work_orders.some(({ id }) => id === event.work_order_id);
  },
});

const everything = () => [orpc.key()];
const chatLists = () => [orpc.conversations.list.key(), orpc.conversations.counts.key(), orpc.chatTags.key()];
/** A chat itself is fetched again where it is the one that an event is about. */
const byThread = new Set([
  'conversation',
  'message',
  'sla',
  'guest',
  'reply',
  'secret',
  'work_order',
  'offer',
  'dispatch',
  'visit',
  'approval',
  'owner_question',
]);
/** What the owner's day and the list of houses are made of. */
const day = () => [orpc.reports.today.key(), orpc.reports.houses.key()];
const conversations = () => [
  ...chatLists(),
  orpc.guestHistory.key(),
  orpc.ownerChats.key(),
  orpc.takeovers.key(),
  orpc.laterReplies.key(),
  orpc.support.key(),
  orpc.replyDrafts.key(),
  ...day(),
];
const notifications = () => [orpc.notifications.key()];
const work = () => [
  orpc.workOrders.key(),
  ...chatLists(),
  orpc.approvals.key(),
  orpc.calls.key(),
  orpc.handDispatch.key(),
  orpc.contractorHistory.key(),
  orpc.contractorDeclines.key(),
  ...day(),
];

const touched = new Map<string, () => (readonly unknown[])[]>([
  ['conversation', conversations],
  ['message', conversations],
  ['guest', () => [...conversations(), orpc.codeRelease.key()]],
  ['sla', () => [...chatLists(), orpc.sla.misses.key()]],
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
      ...chatLists(),
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
      orpc.contractorDeclines.key(),
      orpc.calledNow.key(),
    ],
  ],
  ['notification', notifications],
  ['rota', () => [orpc.rota.key()]],
  ['question', () => [orpc.enquiries.key()]],
  ['subscription', () => [orpc.billing.key(), orpc.accounts.profile.key(), orpc.developers.key()]],
  ['account', () => [orpc.accounts.profile.key(), orpc.accounts.me.key()]],
  ['article', () => [orpc.articles.key(), orpc.completeness.key()]],
  ['protocol', () => [orpc.protocols.key(), orpc.simulations.key(), orpc.calledNow.key(), orpc.completeness.key()]],
]);
