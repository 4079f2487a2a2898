import { KeyRound, Phone, UserRound } from 'lucide-react';
import type { GuestPage, GuestThread } from '#contract/conversations/guest.ts';
import { roughSpan } from '#contract/rough-span.ts';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { dayAndTime } from '../../../ui/day-words.ts';
import { Fill } from '../../../ui/fill.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Lamp } from '../../../ui/lamp.tsx';
import { LogoMark } from '../../../ui/page/logo.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { emergencyNumber } from './emergency-number.tsx';
import { type GuestWords, useGuestWords } from './guest-words.tsx';

/** Where one is and who answers. Before the property is known: the brand, at the same height. */
export function ChatHeader({
  page,
  thread,
  onCheckStay,
}: {
  page: GuestPage | null;
  thread: GuestThread | null;
  onCheckStay: () => void;
}) {
  const words = useGuestWords();
  return (
    <header className="flex min-h-20 shrink-0 items-center gap-3 border-b border-line bg-surface px-4 py-2 sm:min-h-16">
      <LogoMark className="shrink-0" />
      <div className="min-w-0 grow">
        <h1 className="text-title leading-6">{page?.property_name ?? words.say('title')}</h1>
        <Presence page={page} thread={thread} />
      </div>
      {page && <StayButton verified={thread?.verified ?? false} onPress={onCheckStay} />}
    </header>
  );
}

/** On an owner's page, which shows the property's name itself: who answers. */
export function FramedHeader({ page, thread }: { page: GuestPage | null; thread: GuestThread | null }) {
  const words = useGuestWords();
  return (
    <header className="flex min-h-9 shrink-0 items-center border-b border-line bg-surface px-4 py-1">
      <h1 className="sr-only">{page?.property_name ?? words.say('title')}</h1>
      <Presence page={page} thread={thread} />
    </header>
  );
}

function Presence({ page, thread }: { page: GuestPage | null; thread: GuestThread | null }) {
  const words = useGuestWords();
  if (!page) return <Skeleton className="h-4.5 w-48" label={words.say('opening')} />;
  const isJoined = Boolean(thread?.agent_name);
  return <Lamp on={page.presence.people_on || isJoined} lit={isJoined} words={presenceWords(words, page, thread)} />;
}

/** Only checked guests see it. */
const StatusBadge = lazyPart(
  () => import('../../../ui/badge.tsx').then((part) => part.StatusBadge),
  ({ children }) => <span className="text-meta">{children}</span>,
);

function StayButton({ verified, onPress }: { verified: boolean; onPress: () => void }) {
  const { say, stayCheck } = useGuestWords();
  if (verified) return <StatusBadge tone="success">{say('stayChecked')}</StatusBadge>;
  return (
    <Button size="compact" onClick={onPress} className="shrink-0 max-sm:max-w-24 max-sm:px-2 max-sm:whitespace-normal">
      <Icon of={KeyRound} className="max-sm:hidden" />
      {stayCheck}
    </Button>
  );
}

/** Always there, in the same place: help in danger, and a person. */
export function HelpBar({
  page,
  thread,
  onAskPerson,
}: {
  page: GuestPage | null;
  thread: GuestThread | null;
  onAskPerson: () => void;
}) {
  const { say, sentences } = useGuestWords();
  const number = page?.emergency_number ?? emergencyNumber();
  const asked = thread?.state === 'waiting' || thread?.state === 'assigned';
  return (
    <nav
      aria-label={say('help')}
      className="flex min-h-11 shrink-0 flex-wrap items-center justify-between gap-x-2 border-b border-line bg-surface-2 px-4"
    >
      <a
        href={`tel:${number}`}
        className="inline-flex min-h-11 items-center gap-2 text-label text-danger-text underline"
      >
        <Icon of={Phone} />
        {/* The number as a text of its own: the server finds it by that in the built page. */}
        <Fill of={sentences.dangerCall} with={{ number }} />
      </a>
      {page && !asked && (
        <div className="flex grow basis-[min-content] justify-end">
          <Button variant="quiet" size="large" className="-mr-3 px-3!" onClick={onAskPerson}>
            <Icon of={UserRound} className="max-[22rem]:hidden" />
            {say('askPerson')}
          </Button>
        </div>
      )}
    </nav>
  );
}

/** What stands beside the lamp: who answers now, and when people return if none is on. */
function presenceWords(words: GuestWords, page: GuestPage, thread: GuestThread | null, now = new Date()): string {
  const { say, parts } = words;
  const { people_on, help_returns_at } = page.presence;
  if (thread?.agent_name)
    return say(thread.held_by === 'owner' ? 'hostHere' : 'agentHere', { name: thread.agent_name });
  const isWaiting = thread?.state === 'waiting';
  if (people_on) return isWaiting ? lineWords(words, page) : say('answering');
  if (!help_returns_at) return say(isWaiting ? 'askedOff' : 'answeringOff');
  const when = dayAndTime(help_returns_at, { zone: page.timezone, now, words: parts });
  return say(isWaiting ? 'askedBack' : 'answeringBack', { when });
}

/** With what the last hour says, where it says something. */
function lineWords({ say, language }: GuestWords, { presence: { wait } }: GuestPage): string {
  if (!wait) return say('inLine');
  return say(wait.so_far ? 'inLineSoFar' : 'inLineTook', { time: roughSpan(language, wait.minutes) });
}
