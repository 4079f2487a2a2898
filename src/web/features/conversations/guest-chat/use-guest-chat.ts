import { useEffect, useState, useSyncExternalStore } from 'react';
import { RestError } from '../../../lib/http/rest.ts';
import { GuestChat } from './chat.ts';
import { type ChatState, chatAtRest } from './chat-state.ts';
import { chosenLanguage, pickLanguage } from './guest-language.ts';
import { guestTokenIn, siteKeyIn, stayTokenIn } from './guest-link.ts';
import { englishWords } from './guest-words.tsx';
import { meetOwnersPage, tellOwnersPage } from './owners-page.ts';
import { wordsIn } from './use-guest-language.ts';

const again = 30_000; // milliseconds between looks at who is on

type Mounted = { state: ChatState; chat: GuestChat | null };

const atRest: Mounted = { state: chatAtRest, chat: null };

/**
 * The chat behind the address of this page. It begins in the browser: the page itself is built without an address. In a
 * frame on an owner's page it begins when that page says so.
 */
export function useGuestChat(isFramed: boolean): Mounted & { say: (text: string) => void } {
  const [mount] = useState(() => createMount(isFramed));
  useEffect(() => mount.start(), [mount]);
  return { ...useSyncExternalStore(mount.subscribe, mount.read, () => atRest), say: mount.say };
}

/** The chat of one page: from the first picture, in which one may write already, until the page is left. */
export function createMount(isFramed = false) {
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
      const token = (isFramed ? siteKeyIn : guestTokenIn)(location.pathname);
      if (!token) return show({ state: { ...chatAtRest, phase: 'gone' }, chat: null });
      return isFramed ? beginFramed(token) : begin({ token });
    },
  };
  /** When the owner's page says so, with what was written there. */
  function beginFramed(token: string) {
    let stop = () => {};
    const leave = meetOwnersPage(({ origin, words }) => {
      if (words !== null) early.push(words);
      stop = begin({ token, pageOrigin: origin });
      tellOwnersPage('taken');
    });
    return () => {
      leave();
      stop();
    };
  }
  function begin(place: ConstructorParameters<typeof GuestChat>[0]) {
    const chat: GuestChat = new GuestChat(place, () => show({ state: chat.state, chat }));
    show({ state: chat.state, chat }); // from here on what is said is the chat's: nobody looks at `early` again
    void chat.start().then(() => (isFramed ? undefined : openPersonally(chat)));
    for (const text of early.splice(0)) void chat.say(text);
    return stopBoth(chat, keepAwake(chat));
  }
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
