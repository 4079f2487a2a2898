import { useEffect, useState } from 'react';
import type { GuestChat } from './chat.ts';

/** What makes photos small enough comes once the chat is there: the page does not wait for it. */
const preparing = () => import('../../lib/photo-file.ts');

/** Sends chosen files as photos; one that is none is named and not sent. */
export function useGuestPhotos(chat: GuestChat | null) {
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (chat) void preparing().catch(() => undefined); // without a line now; `send` tries again and says so
  }, [chat]);
  const send = async (files: readonly File[]) => {
    setProblem(undefined);
    const lib = await preparing().catch(() => undefined);
    if (!lib) return setProblem('Photos need a connection. Choose it again once you are online.');
    for (const chosen of files) {
      try {
        const { file, name } = await lib.preparePhoto(chosen);
        void chat?.sendPhoto(file, name);
      } catch (error) {
        if (!(error instanceof lib.NotAPhoto)) throw error;
        setProblem(error.message);
      }
    }
  };
  return { problem, send: (files: readonly File[]) => void send(files) };
}
