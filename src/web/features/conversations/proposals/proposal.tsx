import { type Ref, useId, useRef } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/proposals.ts';
import { fill } from '#contract/messages/fill.ts';
import { Announcer } from '../../../ui/announcer.tsx';
import { StatusDot } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { cx } from '../../../ui/cx.ts';
import { OpenProposal } from './open-proposal.tsx';
import { OvertakenWords } from './overtaken-words.tsx';
import { toEditable } from './proposal-words.ts';
import { useProposal } from './use-proposal.ts';

/**
 * What the assistant would say, where a person sends: read, edited, sent or dropped. Words of one's own that a newer
 * proposal has overtaken stay in sight until they are used or given up.
 */
export function Proposal({
  thread,
  cardRef,
  className,
  heldBy,
  onSettled,
  onUseAsReply,
}: {
  thread: Conversation;
  /** For a shortcut that leads here. */
  cardRef?: Ref<HTMLElement>;
  className?: string;
  /** Who has the chat and alone may send; null when one may oneself. */
  heldBy: string | null;
  /** It was sent or dropped, and is gone: where the focus goes now. */
  onSettled: () => void;
  /** Takes words over into a reply, where one can write one. */
  onUseAsReply?: ((text: string) => void) | undefined;
}) {
  const proposal = useProposal(thread.id, onSettled);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { draft } = thread;
  const { edit, write, refusal } = proposal;
  const overtaken = edit && edit.draft_id !== draft?.id ? edit.text : null;
  const takeUp = (text: string) => {
    write(draft ? { draft_id: draft.id, text } : null);
    if (!draft) onUseAsReply?.(text);
  };
  return (
    <>
      <Announcer text={draft ? fill(copy.proposesText, { text: toEditable(draft.body) }) : ''} />
      {(draft ?? overtaken ?? refusal) !== null && (
        <section ref={cardRef} tabIndex={-1} aria-labelledby={titleId} className={cx(cardClass, className)}>
          <h3 ref={heading} id={titleId} tabIndex={-1} className="flex items-center gap-2 text-label outline-none">
            <StatusDot tone="lamp" />
            {copy.proposes}
          </h3>
          {refusal && (
            <Banner tone="warning" onDismiss={proposal.forgetRefusal}>
              {refusal}
            </Banner>
          )}
          {overtaken !== null && (
            <OvertakenWords
              text={overtaken}
              newer={draft !== null}
              onUse={draft || onUseAsReply ? () => takeUp(overtaken) : undefined}
              onGiveUp={() => write(null)}
            />
          )}
          {draft && (
            <OpenProposal
              key={draft.id}
              draft={draft}
              proposal={proposal}
              heldBy={heldBy}
              onBack={() => heading.current?.focus()}
            />
          )}
        </section>
      )}
    </>
  );
}

const cardClass =
  'grid max-h-[45dvh] shrink-0 content-start gap-3 overflow-y-auto border-t border-line bg-surface-2 p-3 focus-visible:-outline-offset-2 sm:px-4';
