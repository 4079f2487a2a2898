import { useEffect, useState } from 'react';
import { language } from '#contract/messages/en/own.ts';
import * as english from '#contract/messages/en/photos.ts';
import { type Say, sayFrom } from '#contract/messages/languages.ts';
import type { NotAPhoto } from './photo-file.ts';

const inOwnLanguage: Say<typeof english> = sayFrom(language, english);

/** What makes photos small enough comes once the page is there, which does not wait for it. */
const preparing = () => import('./photo-file.ts');

/** Makes chosen files photos for `send`; one that is none is named and not sent. `ready`: the page is there. */
export function useChosenPhotos(ready: boolean, send: (file: Blob, name: string) => void, say = inOwnLanguage) {
  const [problem, setProblem] = useState<NotAPhoto | 'needConnection'>();
  useEffect(() => {
    if (ready) void preparing().catch(() => undefined); // without a line now; `take` tries again and says so
  }, [ready]);
  const take = async (files: readonly File[]) => {
    setProblem(undefined);
    const lib = await preparing().catch(() => undefined);
    if (!lib) return setProblem('needConnection');
    for (const chosen of files) {
      try {
        const { file, name } = await lib.preparePhoto(chosen);
        send(file, name);
      } catch (error) {
        if (!(error instanceof lib.NotAPhoto)) throw error;
        setProblem(error);
      }
    }
  };
  const words = typeof problem === 'object' ? say(problem.reason, { name: problem.photo }) : problem && say(problem);
  return { problem: words, take: (files: readonly File[]) => void take(files) };
}
