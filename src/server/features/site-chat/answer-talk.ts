import * as copy from '#contract/messages/en/site-chat.ts';
import { emojiSense } from '#language/reader';
import type { SiteReply, SiteTurn } from './engine.ts';

const said = (content: string, reason: string): SiteReply => ({ content, reason });

/** Greetings, thanks and questions about the assistant itself; only when nothing else is in the message. */
export function answerTalk({ text }: SiteTurn): SiteReply | null {
  const emoji = emojiSense(text);
  if (emoji) return said(emojiReplies[emoji] ?? copy.here, 'talk.emoji');
  const plain = text
    .toLowerCase()
    .replace(/[^a-z' ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (
    /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|howdy)(?: there| all| porchlight| team)?(?: how are you(?: today| doing)?)?$/.test(
      plain,
    )
  )
    return said(copy.hello, 'talk.hello');
  if (
    /^(?:(?:ok|okay|great|perfect|cool|awesome|got it|no) ?)*(?:thanks?|thank you|thx|ty)(?: (?:so much|a lot|very much|for (?:the|your) help))?(?: (?:that's all|that is all|that's it|bye|for now))?$/.test(
      plain,
    )
  )
    return said(copy.welcome, 'talk.thanks');
  if (/^(?:bye|goodbye|see you|good night|have a (?:good|nice) (?:day|one))$/.test(plain))
    return said(copy.goodbye, 'talk.bye');
  if (/\b(?:are you (?:a |an )?(?:real|human|bot|robot|ai|person|machine)|who are you|am i talking to)\b/.test(plain))
    return said(copy.program, 'talk.who');
  return null;
}

/** The rest of them says nothing that a few words could answer. */
const emojiReplies: Partial<Record<NonNullable<ReturnType<typeof emojiSense>>, string>> = {
  thanks: copy.welcome,
  no: copy.sorryMissing,
  sad: copy.sorryWrong,
  hello: copy.hello,
};
