import { type FocusEvent, type SubmitEvent, useSyncExternalStore } from 'react';
import { useFormState } from 'react-hook-form';
import * as copy from '#contract/messages/en/properties/wizard.ts';
import type { ImageSlot, SlotImage } from '#contract/properties/property-images.ts';
import { cx } from '../../../ui/cx.ts';
import { PhotoTile } from '../photos/photo-tile.tsx';
import type { SlotPhotos } from '../photos/slot-photos.ts';
import { StateOfZip } from './address/state-of-zip.tsx';
import { StepInput, type WizardForm } from './step-input.tsx';
import type { Step } from './step-shape.ts';

/** The questions of one step with their photos. Enter goes on, as `onEnter` says. */
export function StepFields<Image extends SlotImage>({
  step,
  form,
  photos,
  onRemovePhoto,
  onLeave,
  onEnter,
}: {
  step: Step;
  form: WizardForm;
  photos: SlotPhotos<Image>;
  onRemovePhoto: (slot: ImageSlot) => void;
  /** A field was left. */
  onLeave?: () => void;
  onEnter: () => void;
}) {
  const { errors } = useFormState({ control: form.control });
  const slots = useSyncExternalStore(photos.subscribe, photos.current);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onEnter();
  };
  const left = ({ target }: FocusEvent) => target.matches('input, textarea, select') && onLeave?.();
  return (
    <form noValidate onSubmit={submit} onBlur={left} className="grid gap-4 sm:grid-cols-2">
      {step.fields.map((field) => {
        const { photo } = field;
        return (
          <div key={field.name} className={cx('grid content-start gap-2', (field.wide || photo) && 'sm:col-span-2')}>
            <StepInput field={field} form={form} error={errors[field.name]?.message} />
            {field.name === 'state' && <StateOfZip form={form} />}
            {photo && (
              <PhotoTile
                of={photo.of}
                slot={slots[photo.slot]}
                onChoose={(file) => photos.choose(photo.slot, file)}
                onRetry={() => photos.retry(photo.slot)}
                onCancel={() => photos.cancel(photo.slot)}
                onRemove={() => onRemovePhoto(photo.slot)}
              />
            )}
          </div>
        );
      })}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1}>
        {copy.next}
      </button>
    </form>
  );
}
