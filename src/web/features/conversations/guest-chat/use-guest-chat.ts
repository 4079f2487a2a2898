import { useEffect, useState, useSyncExternalStore } from 'react';
import { RestError } from '../../../lib/http/rest.ts';
import { type ChatState, chatAtRest, GuestChat } from './chat.ts';
import { chosenLanguage, pickLanguage } from './guest-language.ts';
import { guestTokenIn, stayTokenIn } from './guest-link.ts';
import { englishWords } from './guest-words.tsx';
import { wordsIn } from './use-guest-language.ts';

const again = 30_000; // milliseconds between looks at who is on

type Mounted = { state: ChatState; chat: GuestChat | null };

const atRest: Mounted = { state: chatAtRest, chat: null };

/** The chat behind the address of this page. It begins in the browser: the page itself is built without an address. */
export function useGuestChat(): Mounted & { say: (text: string) => void } {
  const [mount] = useState(createMount);
  useEffect(() => mount.start(), [mount]);
  return { ...useSyncExternalStore(mount.subscribe, mount.read, () => atRest), say: mount.say };
}

/** The chat of one page: from the first picture, in which one may write already, until the page is left. */
export function createMount() {
  const listeners = new Set<() => void>();
  const early: string[] = []; // sent while the page was still coming alive
  let mounted = atRest;
  const show = (next: Mounted) => {
    mounted = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => mounted,
    say(text: string) {
      if (mounted.chat) void mounted.chat.say(text);
      else early.push(text);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      const token = guestTokenIn(location.pathname);
      if (!token) return show({ state: { ...chatAtRest, phase: 'gone' }, chat: null });
      const chat: GuestChat = new GuestChat(token, () => show({ state: chat.state, chat }));
      show({ state: chat.state, chat }); // from here on what is said is the chat's: nobody looks at `early` again
      void chat.start().then(() => openPersonally(chat));
      for (const text of early.splice(0)) void chat.say(text);
      return stopBoth(chat, keepAwake(chat));
    },
  };
}

/**
 * A personal link says whose guest this is. It leaves the address once the server has answered: addresses are copied
 * and seen.
 */
async function openPersonally(chat: GuestChat) {
  const stay = stayTokenIn(location.hash);
  if (!stay) return;
  try {
    const { verified } = await chat.identify((api, kept) => api.checkLink(kept, stay));
    history.replaceState(history.state, '', location.pathname + location.search);
    if (!verified) await chat.say(await linkFailsIn(chat.state.thread?.language ?? null));
  } catch (error) {
    if (!(error instanceof RestError)) throw error; // not reached: the address keeps the link, and a reload tries it again
  }
}

/** The guest's own words, in the language that the page will speak. */
async function linkFailsIn(thread: string | null): Promise<string> {
  const language = pickLanguage({ chosen: chosenLanguage(), thread, device: navigator.languages });
  const { say } = await wordsIn(language).catch(() => englishWords);
  return say('linkFails');
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
