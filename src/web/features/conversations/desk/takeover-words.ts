import type { Takeover } from '#contract/conversations/takeovers.ts';
import * as assignmentCopy from '#contract/messages/en/conversations/assignment.ts';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import * as conversationsCopy from '#contract/messages/en/conversations.ts';
import { fill } from '#contract/messages/fill.ts';
import { threadTitle } from '../thread-title.ts';

/** What somebody of the team is told of a chat on its way between two of them. `until` says when a question lapses. */
export function takeoverWords(takeover: Takeover, until: string): string {
  const { state, from_me, from_name, to_name } = takeover;
  const { title, who } = threadTitle(takeover);
  const chat = fill(conversationsCopy.threadTitle, { title, who });
  const other = from_me ? (to_name ?? copy.someColleague) : from_name;
  if (state === 'asked')
    return from_me
      ? fill(copy.askedOfYou, { colleague: other, chat, until })
      : fill(copy.askedByYou, { colleague: other, chat, until });
  if (state === 'handed_over')
    return from_me
      ? fill(copy.wentWhileAway, { colleague: other, chat })
      : fill(copy.nowYours, { chat, colleague: other });
  if (state === 'given')
    return from_me
      ? fill(assignmentCopy.givenOn, { colleague: other, chat })
      : fill(assignmentCopy.givenToYou, { chat, colleague: other });
  if (state === 'taken') return fill(copy.takenFromYou, { colleague: other, chat });
  if (state === 'returned') return fill(copy.returnedWhileAway, { chat });
  return state === 'lapsed'
    ? fill(copy.askLapsed, { colleague: other, chat })
    : fill(copy.askRefused, { colleague: other, chat });
}
