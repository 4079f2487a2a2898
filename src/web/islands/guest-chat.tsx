import { GuestChatPage } from '../features/conversations/guest-chat/guest-chat-page.tsx';
import { lazyPart } from '../lib/page/lazy-part.tsx';

/** Only repairs have one, so it comes with the first. */
const UrgencyBadge = lazyPart(
  () => import('../features/work-orders/status.tsx').then((part) => part.UrgencyBadge),
  () => null,
);

/** The guest's page. Only here may a feature be given a part of another one. */
export default function GuestChat({ isFramed = false }: { isFramed?: boolean }) {
  return <GuestChatPage UrgencyBadge={UrgencyBadge} isFramed={isFramed} />;
}
