import { ArrowLeft, Clock, EllipsisVertical, Info } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import * as assignmentCopy from '#contract/messages/en/conversations/assignment.ts';
import * as codeCopy from '#contract/messages/en/conversations/code-release.ts';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import * as laterCopy from '#contract/messages/en/conversations/later.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Lamp } from '../../../ui/lamp.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlay/menu.tsx';
import { ConversationStateBadge } from '../conversation-state-badge.tsx';
import { threadTitle } from '../thread-title.ts';
import { snoozePresets } from './snooze-presets.ts';
import { ThreadTags } from './tags/thread-tags.tsx';
import type { useThreadActs } from './thread-acts.ts';

/** Whose chat this is and what can be done with it. On phones it leads back to the list and on to the facts. */
export function ThreadHeader({
  thread,
  joined,
  acts,
  urgency,
  titleRef,
  onBack,
  onFacts,
  onGive,
  onShowCode,
  onSnooze,
  onOpenWorkOrder,
}: {
  thread: Conversation;
  /** The name of the agent who joined while the chat was open: the lamp goes on once. */
  joined: string | null;
  acts: ReturnType<typeof useThreadActs>;
  urgency: ReactNode;
  titleRef: Ref<HTMLHeadingElement>;
  onBack: () => void;
  onFacts: () => void;
  onGive: () => void;
  onShowCode: () => void;
  /** Until a time of one's own. */
  onSnooze: () => void;
  onOpenWorkOrder: () => void;
}) {
  const { can } = thread;
  const { title, who } = threadTitle(thread);
  return (
    <header className="grid grid-cols-1 gap-2 border-b border-line p-3 sm:px-4">
      <div className="flex items-center gap-2">
        <IconButton icon={ArrowLeft} label={copy.backToList} className="-ml-2 lg:hidden" onClick={onBack} />
        <h2 ref={titleRef} tabIndex={-1} className="min-w-0 grow truncate text-title outline-none">
          {title}
          <span className="font-normal text-ink-2"> · {who}</span>
        </h2>
        <IconButton icon={Info} label={copy.facts} className="lg:hidden" onClick={onFacts} />
        <MoreMenu
          thread={thread}
          acts={acts}
          onGive={onGive}
          onShowCode={onShowCode}
          onOpenWorkOrder={onOpenWorkOrder}
        />
      </div>
      <ThreadTags thread={thread} />
      <div className="flex items-center gap-2 max-sm:flex-wrap">
        <span className="mr-auto flex min-w-0 flex-wrap items-center gap-2">
          <ConversationStateBadge thread={thread} />
          {urgency}
          {joined && <Lamp on lit words={fill(copy.joined, { name: joined })} />}
        </span>
        {can.claim && (
          <Button variant="primary" size="compact" busy={acts.claiming} onClick={acts.claim}>
            {copy.takeOver}
          </Button>
        )}
        <FromColleague thread={thread} acts={acts} />
        {can.hand_back && (
          <Button size="compact" busy={acts.handingBack} onClick={acts.handBack}>
            {copy.handBack}
          </Button>
        )}
        {can.put_away && <SnoozeMenu acts={acts} onChoose={onSnooze} />}
        {can.put_away && (
          <Button size="compact" busy={acts.closing} onClick={acts.close} className="max-sm:hidden">
            {copy.closeChat}
          </Button>
        )}
      </div>
    </header>
  );
}

/** A colleague has it: a lead takes it at once, everybody else asks. */
function FromColleague({ thread, acts }: { thread: Conversation; acts: ReturnType<typeof useThreadActs> }) {
  const { can, asked } = thread;
  if (can.take) {
    return (
      <Button size="compact" busy={acts.taking} onClick={acts.take}>
        {copy.takeOver}
      </Button>
    );
  }
  if (asked?.to_me)
    return <span className="text-meta text-ink-2">{fill(copy.youAsked, { name: asked.from_name })}</span>;
  if (!can.ask) return null;
  if (asked) return <span className="text-meta text-ink-2">{fill(copy.isAsking, { name: asked.to_name })}</span>;
  return (
    <Button size="compact" busy={acts.asking} onClick={acts.ask}>
      {copy.askForChat}
    </Button>
  );
}

function SnoozeMenu({ acts, onChoose }: { acts: ReturnType<typeof useThreadActs>; onChoose: () => void }) {
  return (
    <Menu
      trigger={
        <Button size="compact">
          <Icon of={Clock} />
          {copy.snooze}
        </Button>
      }
    >
      <SnoozeItems onSnooze={acts.snooze} />
      <MenuSeparator />
      <MenuItem onSelect={onChoose}>{laterCopy.chooseTime}</MenuItem>
    </Menu>
  );
}

/** Made anew each time the menu opens, so that "for 30 minutes" starts then. */
function SnoozeItems({ onSnooze }: { onSnooze: (until: Date) => void }) {
  return snoozePresets(new Date()).map(({ label, until }) => (
    <MenuItem key={label} onSelect={() => onSnooze(until)}>
      {label}
    </MenuItem>
  ));
}

function MoreMenu({
  thread,
  acts,
  onGive,
  onShowCode,
  onOpenWorkOrder,
}: {
  thread: Conversation;
  acts: ReturnType<typeof useThreadActs>;
  onGive: () => void;
  onShowCode: () => void;
  onOpenWorkOrder: () => void;
}) {
  const { can } = thread;
  return (
    <Menu trigger={<IconButton icon={EllipsisVertical} label={copy.more} className="-mr-2" />}>
      {can.claim && <MenuItem onSelect={acts.claim}>{copy.takeOver}</MenuItem>}
      {can.take && <MenuItem onSelect={acts.take}>{copy.takeOver}</MenuItem>}
      {can.ask && !thread.asked && !can.take && <MenuItem onSelect={acts.ask}>{copy.askForChat}</MenuItem>}
      {can.assign && <MenuItem onSelect={onGive}>{assignmentCopy.giveTo}</MenuItem>}
      {can.release && <MenuItem onSelect={acts.release}>{assignmentCopy.release}</MenuItem>}
      {can.hand_back && <MenuItem onSelect={acts.handBack}>{copy.handBackToAssistant}</MenuItem>}
      {can.show_code && <MenuItem onSelect={onShowCode}>{codeCopy.showCode}</MenuItem>}
      {can.open_work_order && <MenuItem onSelect={onOpenWorkOrder}>{copy.openWorkOrder}</MenuItem>}
      {can.put_away && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={acts.close}>{copy.closeChat}</MenuItem>
        </>
      )}
    </Menu>
  );
}
