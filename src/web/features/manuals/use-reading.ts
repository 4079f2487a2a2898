import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ManualReading } from '#contract/manuals/manuals.ts';
import { manualFileLimits } from '#contract/manuals/manuals.ts';
import { fileTooLarge as photoTooLarge } from '#contract/messages/en/errors.ts';
import * as copy from '#contract/messages/en/manuals.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, fieldsOf, messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { RestError } from '../../lib/http/rest.ts';
import { uploadSignedIn } from '../../lib/http/upload-signed-in.ts';
import { choicesOf, isAddress, type KeptManual } from './choices.ts';
import type { Answers } from './question.ts';

type Parts = {
  kept: KeptManual;
  keep: (next: KeptManual) => void;
  /** What stands in the form now. */
  now: Answers;
};

/** Reading what was pasted, dropped or named. One at a time; what was pasted stays whatever comes of it. */
export function useReading({ kept, keep, now }: Parts) {
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  /** Waits for its owner's word. */
  const [photo, setPhoto] = useState<File | null>(null);
  const usage = useQuery(orpc.assistant.usage.queryOptions());
  /** Its name; null where none is set, undefined until that is known. */
  const model = usage.isError ? null : usage.data?.model;
  const stop = useRef<AbortController>(null);

  const run = async (words: string, read: (signal: AbortSignal) => Promise<ManualReading>) => {
    if (busy) return;
    const stopped = new AbortController();
    stop.current = stopped;
    setError(undefined);
    setPhoto(null);
    setBusy(words);
    try {
      const reading = await read(stopped.signal);
      if (stopped.signal.aborted) return;
      const [house] = reading.houses;
      keep({ ...kept, aside: false, reading, house: 0, typed: {}, ...(house && choicesOf(house, now)) });
    } catch (failure) {
      if (!stopped.signal.aborted) setError(wordsOf(failure));
    } finally {
      if (stop.current === stopped) setBusy(null);
    }
  };
  const send = (file: File, fields: Record<string, string>) =>
    void run(fill(copy.reading, { source: file.name }), (signal) =>
      uploadSignedIn<ManualReading>('/manuals/read-file', { file, name: file.name, fields, signal }),
    );
  const readFile = (file: File) => {
    setPhoto(null);
    if (isPhoto(file) && model === null) return setError(copy.fileIsPhoto);
    if (file.size >= manualFileLimits.bytes) return setError(isPhoto(file) ? photoTooLarge : copy.fileTooLarge);
    setError(undefined);
    if (isPhoto(file)) setPhoto(file);
    else send(file, {});
  };
  const readText = () => {
    const text = kept.text.trim();
    if (!text) return setError(copy.textNeeded);
    if (text.length > manualFileLimits.characters) return setError(copy.textTooLong);
    if (isAddress(text))
      return void run(fill(copy.reading, { source: text }), (signal) =>
        api.manuals.readAddress({ address: text }, { signal }),
      );
    return void run(copy.readingText, (signal) => api.manuals.readText({ text }, { signal }));
  };
  return {
    busy,
    error: photo && model === null ? copy.fileIsPhoto : error,
    photo,
    model,
    readFile,
    readPhoto: () => photo && send(photo, { ask_model: 'true' }),
    dropPhoto: () => setPhoto(null),
    readText,
    stop: () => {
      stop.current?.abort();
      setBusy(null);
    },
    setText: (text: string) => {
      setError(undefined);
      keep({ ...kept, text });
    },
    /** Of a sheet with several houses: another of them. */
    choose: (house: number) => {
      const chosen = kept.reading?.houses[house];
      if (chosen) keep({ ...kept, house, typed: {}, ...choicesOf(chosen, now) });
    },
    backToText: () => keep({ ...kept, reading: null, fields: [], articles: [], typed: {} }),
  };
}

/** Browsers that cannot show HEIC name no type for it. */
const isPhoto = ({ type, name }: File) => type.startsWith('image/') || /\.hei[cf]$/i.test(name);

export type Reading = ReturnType<typeof useReading>;

/** At the field where the server names one. */
function wordsOf(failure: unknown): string {
  const { file, address, text } = failure instanceof RestError ? failure.fields : fieldsOf(failure);
  return file ?? address ?? text ?? (failure instanceof RestError ? failure.message : messageOf(failure));
}
