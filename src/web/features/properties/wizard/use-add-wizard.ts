import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { AssignedContractor } from '#contract/contractors/assigned.ts';
import { imageSlots, type StagedImage } from '#contract/properties/property-images.ts';
import { uploadSignedIn } from '../../../lib/http/upload-signed-in.ts';
import { SlotPhotos } from '../photos/slot-photos.ts';
import { contractorsError, refusals, type StepRefusal } from './check.ts';
import { blankWizardState, type WizardState } from './draft.ts';
import type { FoundDraft } from './draft-shelf.ts';
import { contractorsStep } from './steps.ts';
import { useDraft } from './use-draft.ts';
import type { OpenDraft } from './use-open-draft.ts';
import { namesIn, useStep, useStepForm } from './use-step-form.ts';

/** All that stands in the wizard, kept as it grows, and the ways from step to step. */
export function useAddWizard(ownerId: string, begun: OpenDraft) {
  const [{ wizardState, files }] = useState(() => begun.from ?? nothing);
  const form = useStepForm(wizardState.values);
  const place = useStep(wizardState.step);
  const [contractors, setContractors] = useState(wizardState.contractors);
  const [articles, setArticles] = useState(wizardState.articles);
  const [manual, setManual] = useState(wizardState.manual);
  const [photos] = useState(() => new SlotPhotos<StagedImage>(stage, wizardState.images));
  const [refusal, setRefusal] = useState<StepRefusal | null>(null);
  /** Counts up, so that the same refusal opens its notice again. */
  const [refused, setRefused] = useState({ contractors: undefined as string | undefined, times: 0 });

  const current = (): WizardState => ({
    step: place.step,
    values: form.getValues(),
    contractors,
    images: photos.images(),
    articles,
    manual,
  });
  const unsent = () => photos.unsent();
  const draft = useDraft({ ownerId, begun, current, unsent });
  useEffect(() => {
    for (const slot of imageSlots) if (files[slot]) photos.take(slot, files[slot]);
  }, [photos, files]);
  useChanges({
    form,
    photos,
    contractors,
    articles,
    manual,
    step: place.step,
    onChange: draft.changed,
    onFiles: draft.keepFiles,
  });

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
    if (to > place.step && !(await holds(place.step))) return setRefusal({ words, until: 'step' });
    setRefusal(null);
    draft.flush();
    place.moveTo(to);
  };
  return {
    draftId: begun.id,
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
    /** Saved together with the property. */
    articles,
    setArticles,
    /** A manual in the middle of being read. */
    manual,
    setManual,
    refusal,
    setRefusal,
    next: () => void go(place.step + 1, refusals.next),
    jump: (to: number) => void go(to, refusals.jump),
    back: () => void go(place.step - 1, ''),
    /** Opens a step with what is wrong in it. */
    openFailing: async (step: number, refused: StepRefusal | null) => {
      flushSync(() => {
        place.showStep(step);
        setRefusal(refused);
      });
      await holds(step);
    },
  };
}

export type AddWizard = ReturnType<typeof useAddWizard>;

const nothing: Pick<FoundDraft, 'wizardState' | 'files'> = { wizardState: blankWizardState, files: {} };

const stage: ConstructorParameters<typeof SlotPhotos<StagedImage>>[0] = (slot, photo, on) =>
  uploadSignedIn<StagedImage>(`/property-images/${slot}`, { ...photo, ...on });

type Watched = Pick<AddWizard, 'form' | 'photos' | 'contractors' | 'articles' | 'manual' | 'step'> & {
  onChange: () => void;
  onFiles: (files: ReturnType<SlotPhotos<StagedImage>['unsent']>) => void;
};

/** Tells of every change, of whatever kind; and sends photos that wait once the line is back. */
function useChanges({ form, photos, contractors, articles, manual, step, onChange, onFiles }: Watched) {
  const slots = useSyncExternalStore(photos.subscribe, photos.current);
  const changed = useEffectEvent(onChange);
  const filesChanged = useEffectEvent(() => onFiles(photos.unsent()));
  const kept = imageSlots.map((slot) => slots[slot]?.image?.id).join();
  const unsent = imageSlots.map((slot) => slots[slot]?.underway?.preview).join();
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => changed() }), [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is a change to be told.
  useEffect(() => changed(), [contractors, articles, manual, step, kept]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change to be told.
  useEffect(() => {
    filesChanged();
    changed();
  }, [unsent]);
  useEffect(() => {
    const resume = () => photos.resume();
    addEventListener('online', resume);
    return () => {
      removeEventListener('online', resume);
      photos.pause();
    };
  }, [photos]);
}
