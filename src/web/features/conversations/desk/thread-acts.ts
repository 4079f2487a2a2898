import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import type { AfterReply } from '#contract/conversations/saved-replies.ts';
import * as assignmentCopy from '#contract/messages/en/conversations/assignment.ts';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';
import { refreshChats } from './refresh-chats.ts';
import { snoozeEnd } from './snooze-presets.ts';
import { stillWaits, type UnsentLine } from './still-waits.ts';
import { useTakeBack } from './take-back.ts';

type Told = {
  onRefusal: (message: string) => void;
  onClosed: (id: string) => void;
  onReopened: (id: string) => void;
};
type Ending = 'handBack' | 'close';
type Act = Ending | 'claim' | 'snooze';
/** An act, with how many lines had failed when it was asked for; a snooze with its end. */
type Next = { name: Act; failed: number; until?: string };

/**
 * What an agent does with a thread as a whole. A refusal ("Maya has this chat.") is told to `onRefusal`. What is asked
 * for while something else is on its way, `unsent` lines too, is done after it, unless a line fails.
 */
export function useThreadActs(
  thread: Conversation,
  unsent: readonly UnsentLine[],
  { onRefusal, onClosed, onReopened }: Told,
) {
  const { id: threadId } = thread;
  const reopen = useMutation(
    orpc.conversations.reopen.mutationOptions(answering(showFailure, { afterwards: onReopened })),
  );
  const takeBack = useMutation(orpc.conversations.claim.mutationOptions(answering(showFailure)));
  const takeDeedBack = useTakeBack();
  const undo = (act: typeof reopen | typeof takeBack) => () => act.mutate({ id: threadId });
  const snoozed = { done: copy.chatSnoozed, undo: () => takeDeedBack('snooze', [threadId]) };
  const acts = {
    claim: useMutation(orpc.conversations.claim.mutationOptions(answering(onRefusal))),
    handBack: useMutation(
      orpc.conversations.handBack.mutationOptions(
        answering(onRefusal, { done: copy.handedBack, undo: undo(takeBack) }),
      ),
    ),
    snooze: useMutation(orpc.conversations.snooze.mutationOptions(answering(onRefusal, snoozed))),
    close: useMutation(
      orpc.conversations.close.mutationOptions(
        answering(onRefusal, { done: copy.chatClosed, undo: undo(reopen), afterwards: onClosed }),
      ),
    ),
    release: useMutation(
      orpc.chatHolders.release.mutationOptions(
        answering(onRefusal, { done: assignmentCopy.released, undo: undo(takeBack) }),
      ),
    ),
    ask: useMutation(orpc.takeovers.ask.mutationOptions(answering(onRefusal))),
    take: useMutation(orpc.takeovers.take.mutationOptions(answering(onRefusal, { done: copy.chatTakenOver }))),
  };
  const [next, setNext] = useState<Next | null>(null);
  const [sure, setSure] = useState<Ending | null>(null);
  const failed = unsent.filter(({ state }) => state === 'failed').length;
  const busy = failed < unsent.length || Object.values(acts).some(({ isPending }) => isPending);
  const ask = (name: Act, until?: string) => () => {
    if (!acts[name].isPending) setNext({ name, failed, ...(until && { until }) });
  };
  const act = useEffectEvent(({ name, until }: Next) =>
    name === 'snooze' ? until && acts.snooze.mutate({ id: threadId, until }) : acts[name].mutate({ id: threadId }),
  );
  useEffect(() => {
    if (!next || busy) return;
    setNext(null);
    if (failed <= next.failed) act(next);
  }, [next, busy, failed]);
  /** Somebody waits for an answer: one is asked first. */
  const end = (name: Ending) => () => (stillWaits(thread, unsent) ? setSure(name) : ask(name)());
  const isOn = (name: Act) => acts[name].isPending || next?.name === name;
  return {
    claiming: isOn('claim'),
    handingBack: isOn('handBack'),
    closing: isOn('close'),
    asking: acts.ask.isPending,
    taking: acts.take.isPending,
    claim: ask('claim'),
    ask: () => acts.ask.mutate({ id: threadId }),
    take: () => acts.take.mutate({ id: threadId }),
    release: () => acts.release.mutate({ id: threadId }),
    handBack: end('handBack'),
    snooze: (until: Date) => ask('snooze', until.toISOString())(),
    /** It was snoozed elsewhere on the screen. */
    snoozed: (now: Conversation) => showDone(now, snoozed),
    /** What a saved reply does once it was sent; somebody has just been answered, so nothing is asked first. */
    afterReply: (after: AfterReply) => {
      if (after === 'close') ask('close')();
      else if (after !== 'stay') ask('snooze', snoozeEnd(after, new Date()).toISOString())();
    },
    close: end('close'),
    /** What is to be done though somebody waits; asked in a dialog. */
    sure,
    leaveIt: () => setSure(null),
    doIt: () => {
      setSure(null);
      if (sure) ask(sure)();
    },
  };
}

type Done = { done?: string; undo?: () => void; afterwards?: (id: string) => void };

/** Every act answers with the thread as it now is. */
function answering(
  onRefusal: (message: string) => void,
  done: Done = {},
): Pick<UseMutationOptions<Conversation, Error, { id: string }>, 'onSuccess' | 'onError'> {
  return {
    onSuccess: (thread) => showDone(thread, done),
    onError: (error) => {
      onRefusal(messageOf(error));
      void queryClient.invalidateQueries({ queryKey: orpc.conversations.key() });
    },
  };
}

function showDone(thread: Conversation, { done, undo, afterwards }: Done): void {
  refreshChats(thread);
  afterwards?.(thread.id);
  if (done) showToast({ title: done, ...(undo && { undo }) });
}
