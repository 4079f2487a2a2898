import { useEffect } from 'react';
import type { GuestLanguage } from '#contract/messages/languages.ts';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import { SkipLink } from '../../../ui/page/skip-link.tsx';
import { ChatScreen } from './chat-screen.tsx';
import { type HouseProps, LinkGone, NotReached } from './chat-trouble.tsx';
import { InLanguage } from './guest-words.tsx';
import type { UrgencyView } from './order-card.tsx';
import { useGuestChat } from './use-guest-chat.ts';
import { useGuestLanguage } from './use-guest-language.ts';
import { useTellingOwnersPage } from './use-telling-owners-page.ts';

/** Seen by few, so it comes when it is needed. */
const RemovedHouse = lazyPart<HouseProps>(
  () => import('./removed-house.tsx').then((part) => part.RemovedHouse),
  () => <LinkGone />,
);

type Props = {
  UrgencyBadge: UrgencyView;
  /** On an owner's page, whose visitors are guests of nobody yet. */
  isFramed: boolean;
};

/** The guest's chat, the whole page, in the guest's language. */
export function GuestChatPage({ UrgencyBadge, isFramed }: Props) {
  const { state, chat, say } = useGuestChat(isFramed);

  const { page, thread, phase } = state;
  useTellingOwnersPage(isFramed, thread);
  const { words, choose } = useGuestLanguage(thread?.language ?? null);
  useEffect(() => {
    document.title = words.say('titleAt', { property: page?.property_name ?? 'Porchlight' });
  }, [page, words]);
  const chooseLanguage = (language: GuestLanguage) => {
    choose(language);
    void chat?.setLanguage(language);
  };
  return (
    <InLanguage words={words}>
      {!isFramed && <SkipLink />}
      {phase === 'gone' && <LinkGone />}
      {phase === 'removed' && state.removed && <RemovedHouse house={state.removed} />}
      {phase === 'unreachable' && <NotReached refusal={state.refusal} onRetry={() => void chat?.load()} />}
      {(phase === 'loading' || phase === 'ready') && (
        <ChatScreen
          state={state}
          chat={chat}
          UrgencyBadge={UrgencyBadge}
          isFramed={isFramed}
          onSay={say}
          onChooseLanguage={chooseLanguage}
        />
      )}
    </InLanguage>
  );
}
