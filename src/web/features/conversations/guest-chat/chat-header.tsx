import { KeyRound, Phone, UserRound } from 'lucide-react';
import type { GuestPage, GuestThread, Wait } from '#contract/conversations/guest.ts';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { dayAndTime } from '../../../ui/day-words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Lamp } from '../../../ui/lamp.tsx';
import { LogoMark } from '../../../ui/page/logo.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { emergencyNumber } from './emergency-number.tsx';

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
  return (
    <header className="flex min-h-20 shrink-0 items-center gap-3 border-b border-line bg-surface px-4 py-2 sm:min-h-16">
      <LogoMark className="shrink-0" />
      <div className="min-w-0 grow">
        <h1 className="text-title leading-6">{page?.property_name ?? 'Guest chat'}</h1>
        {page ? (
          <Lamp
            on={page.presence.people_on || Boolean(thread?.agent_name)}
            lit={Boolean(thread?.agent_name)}
            words={presenceWords(page, thread)}
          />
        ) : (
          <Skeleton className="h-4.5 w-48" label="Opening the chat" />
        )}
      </div>
      {page && <StayButton verified={thread?.verified ?? false} onPress={onCheckStay} />}
    </header>
  );
}

/** Only checked guests see it. */
const StatusBadge = lazyPart(
  () => import('../../../ui/badge.tsx').then((part) => part.StatusBadge),
  ({ children }) => <span className="text-meta">{children}</span>,
);

function StayButton({ verified, onPress }: { verified: boolean; onPress: () => void }) {
  if (verified) return <StatusBadge tone="success">Stay checked</StatusBadge>;
  return (
    <Button size="compact" onClick={onPress} className="shrink-0 max-sm:max-w-24 max-sm:px-2 max-sm:whitespace-normal">
      <Icon of={KeyRound} className="max-sm:hidden" />
      Check my stay
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
  const number = page?.emergency_number ?? emergencyNumber();
  const asked = thread?.state === 'waiting' || thread?.state === 'assigned';
  return (
    <nav
      aria-label="Help"
      className="flex min-h-11 shrink-0 items-center justify-between gap-x-2 border-b border-line bg-surface-2 px-4"
    >
      <a
        href={`tel:${number}`}
        className="inline-flex min-h-11 items-center gap-2 text-label whitespace-nowrap text-danger-text underline"
      >
        <Icon of={Phone} />
        Danger? Call {number}
      </a>
      {page && !asked && (
        <Button variant="quiet" size="large" className="-mr-3 px-3!" onClick={onAskPerson}>
          <Icon of={UserRound} className="max-[22rem]:hidden" />
          Ask for a person
        </Button>
      )}
    </nav>
  );
}

/** What stands beside the lamp: who answers now, and when people return if none is on. */
function presenceWords(page: GuestPage, thread: GuestThread | null, now = new Date()): string {
  const { people_on, help_returns_at, wait } = page.presence;
  if (thread?.agent_name) return `${thread.agent_name} from the Porchlight team is here`;
  const waiting = thread?.state === 'waiting';
  if (people_on)
    return waiting ? `You're in line. ${waitWords(wait)}`.trim() : 'House assistant answering. People are here too.';
  const back = help_returns_at
    ? `People return ${dayAndTime(help_returns_at, { zone: page.timezone, now })}.`
    : 'No people on right now.';
  return waiting ? `A person has been asked. ${back}` : `House assistant answering. ${back}`;
}

/** What the last hour says, and nothing where it says nothing. */
function waitWords(wait: Wait | null): string {
  if (!wait) return '';
  const minutes = wait.minutes === 1 ? '1 minute' : `${wait.minutes} minutes`;
  return wait.so_far ? `Guests wait ${minutes} or longer now.` : `In the last hour it took about ${minutes}.`;
}
