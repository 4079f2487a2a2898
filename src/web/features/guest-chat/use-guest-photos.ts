import { useState } from 'react';
import { NotAPhoto, preparePhoto } from '../../lib/photo-file.ts';
import type { GuestChat } from './chat.ts';

/** Sends chosen files as photos; one that is none is named and not sent. */
export function useGuestPhotos(chat: GuestChat | null) {
  const [problem, setProblem] = useState<string>();
  const send = async (files: readonly File[]) => {
    setProblem(undefined);
    for (const chosen of files) {
      try {
        const { file, name } = await preparePhoto(chosen);
        void chat?.sendPhoto(file, name);
      } catch (error) {
        if (!(error instanceof NotAPhoto)) throw error;
        setProblem(error.message);
      }
    }
  };
  return { problem, send: (files: readonly File[]) => void send(files) };
}
