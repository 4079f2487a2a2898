import type { PreviewAnswer } from '#contract/knowledge/guest-preview.ts';
import * as questions from '#contract/messages/en/knowledge/common-questions.ts';
import * as copy from '#contract/messages/en/knowledge/guest-preview.ts';
import { fill } from '#contract/messages/fill.ts';
import { ChatBubble } from '../../../ui/chat/chat-bubble.tsx';
import type { ChatItem } from '../../../ui/chat/chat-log.tsx';
import type { GuestPreviewChat } from './use-guest-preview.ts';

/** A guest's lines, each with its answer once that is there. */
export const chatItems = ({ lines, answers }: Pick<GuestPreviewChat, 'lines' | 'answers'>): ChatItem[] =>
  lines.flatMap((line, at) => {
    const answer = answers[at];
    const asked: ChatItem = {
      id: `line ${at}`,
      own: true,
      said: null,
      node: (
        <ChatBubble from="own" name={copy.guest}>
          {line}
        </ChatBubble>
      ),
    };
    return answer ? [asked, answered(answer, at)] : [asked];
  });

/** What is not said by itself is shown as what a person would be given to send, or not at all. */
function answered(answer: PreviewAnswer, at: number): ChatItem {
  const { mode, answer: words } = answer;
  const isDraft = mode === 'draft';
  const said = mode === 'off' ? copy.noReply : words;
  return {
    id: `answer ${at}`,
    own: false,
    said,
    node: (
      <ChatBubble
        from={mode === 'off' || isDraft ? 'note' : 'other'}
        name={isDraft ? copy.draft : copy.assistant}
        below={<Why answer={answer} />}
      >
        {said}
      </ChatBubble>
    ),
  };
}

/** Which notes it comes from, and what happens then by the rules. */
function Why({ answer: { notes, happens, mode } }: { answer: PreviewAnswer }) {
  const titles = notes.map(({ title }) => fill(questions.noteQuoted, { title })).join(', ');
  return (
    <p className="px-1 text-meta wrap-anywhere text-ink-2">
      {titles && mode !== 'off' && <>{fill(copy.fromNotes, { titles })}. </>}
      {happens}
    </p>
  );
}
