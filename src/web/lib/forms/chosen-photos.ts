import { useEffect, useState } from 'react';

/** What makes photos small enough comes once the page is there, which does not wait for it. */
const preparing = () => import('./photo-file.ts');

/** Makes chosen files photos for `send`; one that is none is named and not sent. `ready`: the page is there. */
export function useChosenPhotos(ready: boolean, send: (file: Blob, name: string) => void) {
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (ready) void preparing().catch(() => undefined); // without a line now; `take` tries again and says so
  }, [ready]);
  const take = async (files: readonly File[]) => {
    setProblem(undefined);
    const lib = await preparing().catch(() => undefined);
    if (!lib) return setProblem('Photos need a connection. Choose it again once you are online.');
    for (const chosen of files) {
      try {
        const { file, name } = await lib.preparePhoto(chosen);
        send(file, name);
      } catch (error) {
        if (!(error instanceof lib.NotAPhoto)) throw error;
        setProblem(error.message);
      }
    }
  };
  return { problem, take: (files: readonly File[]) => void take(files) };
}
