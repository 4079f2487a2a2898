import { useEffect, useState, useSyncExternalStore } from 'react';
import { chatAtRest, GuestChat } from './chat.ts';
import { guestTokenIn } from './guest-link.ts';

const again = 30_000; // milliseconds between looks at who is on

/** The chat behind the address of this page. It begins in the browser: the page itself is built without an address. */
export function useGuestChat() {
  const [mount] = useState(createMount);
  useEffect(() => mount.start(), [mount]);
  const state = useSyncExternalStore(mount.subscribe, mount.state, () => chatAtRest);
  return { state, chat: mount.chat() };
}

function createMount() {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const noLink = { ...chatAtRest, phase: 'gone' as const };
  let chat: GuestChat | null = null;
  let started = false;
  return {
    chat: () => chat,
    state: () => chat?.state ?? (started ? noLink : chatAtRest),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      const token = guestTokenIn(location.pathname);
      started = true;
      chat = token ? new GuestChat(token, tell) : null;
      tell();
      if (!chat) return;
      void chat.start();
      return stopBoth(chat, keepAwake(chat));
    },
  };
}

const stopBoth = (chat: GuestChat, sleep: () => void) => () => {
  sleep();
  chat.stop();
};

/** Phones stop pages they do not show: each return reads anew and sends what waits. */
function keepAwake(chat: GuestChat) {
  const wake = () => {
    if (document.visibilityState === 'visible') void chat.wake();
  };
  const timer = setInterval(wake, again);
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearInterval(timer);
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}
