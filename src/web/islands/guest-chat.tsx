import { GuestChatPage } from '../features/guest-chat/guest-chat-page.tsx';
import { UrgencyBadge } from '../features/work-orders/status.tsx';

/** The guest's page. Only here may a feature be given a part of another one. */
export default function GuestChat() {
  return <GuestChatPage UrgencyBadge={UrgencyBadge} />;
}
