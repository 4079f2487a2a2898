import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { AssignedContractor } from '#contract/assigned.ts';
import { type ImageSlot, imageSlots, type StagedImage } from '#contract/property-images.ts';
import { uploadSignedIn } from '../../../lib/upload-signed-in.ts';
import { SlotPhotos } from '../photos/slot-photos.ts';
import { contractorsError, refusals } from './check.ts';
import type { Standing } from './draft.ts';
import { contractorsStep } from './steps.ts';
import { useDraft } from './use-draft.ts';
import { fill, namesIn, useStep, useStepForm } from './use-step-form.ts';

/** All that stands in the wizard, kept as it grows, and the ways from step to step. */
export function useAddWizard(ownerId: string) {
  const form = useStepForm();
  const place = useStep();
  const [contractors, setContractors] = useState<readonly AssignedContractor[]>([]);
  const [photos] = useState(() => new SlotPhotos<StagedImage>(stage));
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Counts up, so that the same refusal opens its notice again. */
  const [refused, setRefused] = useState({ contractors: undefined as string | undefined, times: 0 });

  const current = (): Standing => ({
    step: place.step,
    values: form.getValues(),
    contractors,
    images: photos.images(),
  });
  const draft = useDraft({
    ownerId,
    current,
    show: ({ files }, standing) => {
      fill(form, standing.values);
      setContractors(standing.contractors);
      for (const slot of imageSlots) takePhoto(photos, slot, standing.images[slot], files[slot]);
      place.moveTo(standing.step);
    },
  });
  const { looked, changed, keepFiles } = draft;
  useChanges({ form, photos, contractors, looked, step: place.step, onChange: changed, onFiles: keepFiles });

  const checkContractors = () => {
    const problem = contractorsError(contractors);
    setRefused(({ times }) => ({ contractors: problem, times: times + 1 }));
    return problem === undefined;
  };
  /** Shows what is wrong with a step, the first bad field in focus. */
  const holds = async (step: number) =>
    step === contractorsStep ? checkContractors() : form.trigger(namesIn(step), { shouldFocus: true });
  const go = async (to: number, words: string) => {
    if (to === place.step) return;
    if (to > place.step && !(await holds(place.step))) return setRefusal(words);
    setRefusal(null);
    draft.flush();
    place.moveTo(to);
  };
  return {
    form,
    photos,
    draft,
    current,
    step: place.step,
    moves: place.moves,
    contractors,
    setContractors: (next: readonly AssignedContractor[]) => {
      setContractors(next);
      setRefused((before) => ({ ...before, contractors: undefined }));
    },
    contractorsRefused: refused,
    refusal,
    setRefusal,
    next: () => void go(place.step + 1, refusals.next),
    jump: (to: number) => void go(to, refusals.jump),
    back: () => void go(place.step - 1, ''),
    /** Opens a step with what is wrong in it. */
    openFailing: async (step: number, words: string | null) => {
      flushSync(() => {
        place.showStep(step);
        setRefusal(words);
      });
      await holds(step);
    },
  };
}

export type AddWizard = ReturnType<typeof useAddWizard>;

const stage: ConstructorParameters<typeof SlotPhotos<StagedImage>>[0] = (slot, photo, on) =>
  uploadSignedIn<StagedImage>(`/property-images/${slot}`, { ...photo, ...on });

function takePhoto(
  photos: SlotPhotos<StagedImage>,
  slot: ImageSlot,
  image: StagedImage | undefined,
  file: { file: Blob; name: string } | undefined,
) {
  if (image && !photos.slots[slot]) photos.put(slot, image);
  if (file && !photos.slots[slot]?.underway) photos.take(slot, file);
}

type Watched = Pick<AddWizard, 'form' | 'photos' | 'contractors' | 'step'> & {
  looked: boolean;
  onChange: () => void;
  onFiles: (files: ReturnType<SlotPhotos<StagedImage>['unsent']>) => void;
};

/** Tells of every change, of whatever kind; and sends photos that wait once the line is back. */
function useChanges({ form, photos, contractors, step, looked, onChange, onFiles }: Watched) {
  const slots = useSyncExternalStore(photos.subscribe, photos.current);
  const changed = useEffectEvent(onChange);
  const filesChanged = useEffectEvent(() => onFiles(photos.unsent()));
  const kept = imageSlots.map((slot) => slots[slot]?.image?.id).join();
  const unsent = imageSlots.map((slot) => slots[slot]?.underway?.preview).join();
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => changed() }), [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is a change to be told.
  useEffect(() => changed(), [contractors, step, kept, looked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change to be told.
  useEffect(() => filesChanged(), [unsent, looked]);
  useEffect(() => {
    const resume = () => photos.resume();
    addEventListener('online', resume);
    return () => {
      removeEventListener('online', resume);
      photos.pause();
    };
  }, [photos]);
}
