import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import * as copy from '#contract/messages/en/properties/edit.ts';
import * as wizardCopy from '#contract/messages/en/properties/wizard.ts';
import { fill } from '#contract/messages/fill.ts';
import type { ImageSlot } from '#contract/properties/property-images.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChangeList } from '../../../ui/form/draft-notice.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { PageFailed } from '../../../ui/page/page-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { doneSteps, lackingIn } from '../wizard/check.ts';
import { GuestPreviewPane, type PreviewChat } from '../wizard/guest-preview-pane.tsx';
import { Refusal } from '../wizard/refusal.tsx';
import { StepBar } from '../wizard/step-bar.tsx';
import { StepFields } from '../wizard/step-fields.tsx';
import { StepPanel } from '../wizard/step-panel.tsx';
import { contractorsStep, lastStep, stepOf, steps } from '../wizard/steps.ts';
import { useStep } from '../wizard/use-step-form.ts';
import { fieldNames } from '../wizard/values.ts';
import { EditFooter } from './edit-footer.tsx';
import { ElsewhereBanner } from './elsewhere-banner.tsx';
import { type Edit, useEdit } from './use-edit.ts';
import { usePropertyPhotos } from './use-property-photos.ts';
import { useSaveChanges } from './use-save-changes.ts';

type Props = {
  open: boolean;
  /** Stays while the dialog fades out. */
  id: string;
  /** Where it opens; without it at the first step. */
  field?: string | undefined;
  ownerId: string;
  /** Who serves the property, which another feature draws and saves by itself. */
  contractors: (propertyId: string) => ReactNode;
  preview: PreviewChat;
  onClose: () => void;
  /** Closes it, too; with the fields that were changed. */
  onSaved: (fields: readonly string[]) => void;
};

/** "Edit Property: {name}". A default export, so that it comes when asked for. */
export default function EditPropertyDialog(props: Props) {
  const { open, id } = props;
  const [opening, setOpening] = useState({ open, times: 0 });
  if (opening.open !== open) setOpening({ open, times: opening.times + (open ? 1 : 0) });
  return <Opened key={`${id} ${opening.times}`} {...props} />;
}

function Opened({ open, id, field, ownerId, contractors, preview, onClose, onSaved }: Props) {
  const edit = useEdit({ id, ownerId });
  const asked = fieldNames.find((name) => name === field);
  const place = useStep(asked && stepOf(asked));
  const { photos, remove } = usePropertyPhotos(id, edit.query.data?.images);
  const [removing, setRemoving] = useState<ImageSlot | null>(null);
  const [isSaved, setSaved] = useState(false);
  const close = (fields: readonly string[]) => {
    setSaved(true);
    onSaved(fields);
  };
  const openStep = (step: number) => flushSync(() => place.showStep(step));
  const saving = useSaveChanges({ id, edit, openStep, onSaved: close });
  useLeaving(open, edit, isSaved);
  const content = useRef<HTMLDivElement>(null);
  const values = useWatch({ control: edit.form.control, compute: (all) => all });
  const { step } = place;
  const lacking = steps.map((_, at) =>
    edit.base && at !== contractorsStep ? lackingIn(at, { values, contractors: [] }) : [],
  );
  // Who serves it is kept apart, and a property that is saved has somebody.
  const done = doneSteps({ values, contractors: null }, photos.images());
  const current = steps[step];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={edit.query.data ? fill(copy.editTitle, { property: edit.query.data.name }) : copy.editTitleLoading}
      wide
      tall
      initialFocus={() => content.current?.querySelector<HTMLElement>('[data-step-heading]') ?? true}
      top={<StepBar step={step} lacking={lacking} done={done} onGo={place.moveTo} />}
      aside={edit.base && <GuestPreviewPane form={edit.form} propertyId={id} preview={preview} />}
      asideName={wizardCopy.tryAsGuest}
      footer={<EditFooter step={step} saving={saving} onMove={place.moveTo} onClose={onClose} />}
    >
      <div ref={content} className="grid gap-4">
        <Notices edit={edit} refusal={saving.refusal} />
        {edit.base && current ? (
          <StepPanel step={step} moves={place.moves} lacking={lacking[step] ?? []}>
            {step === contractorsStep ? (
              contractors(id)
            ) : (
              <StepFields
                key={step}
                step={current}
                form={edit.form}
                photos={photos}
                onRemovePhoto={setRemoving}
                onEnter={step === lastStep ? saving.save : () => place.moveTo(step + 1)}
              />
            )}
          </StepPanel>
        ) : (
          <Loading edit={edit} />
        )}
      </div>
      <ConfirmDialog
        open={removing !== null}
        title={copy.removePhoto}
        confirm={copy.removePhoto}
        danger
        onClose={() => setRemoving(null)}
        onConfirm={() => {
          if (removing) remove(removing);
          setRemoving(null);
        }}
      >
        {copy.removePhotoMeaning}
      </ConfirmDialog>
    </Dialog>
  );
}

function Notices({ edit, refusal }: { edit: Edit; refusal: string | null }) {
  return (
    <>
      {edit.putBack.length > 0 && (
        <Banner
          tone="info"
          action={
            <Button size="compact" onClick={() => edit.session.drop()}>
              {copy.discardChanges}
            </Button>
          }
        >
          <p>{copy.putBack}</p>
          <ChangeList changes={edit.putBack} />
        </Banner>
      )}
      <ElsewhereBanner edit={edit} />
      {refusal && <Refusal key={refusal} words={refusal} />}
    </>
  );
}

function Loading({ edit: { query } }: { edit: Edit }) {
  if (query.error) {
    return <PageFailed onRetry={() => void query.refetch()}>{messageOf(query.error, copy.loadFailed)}</PageFailed>;
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Skeleton label={copy.loading} className="h-16 sm:col-span-2" />
      <Skeleton className="h-16 sm:col-span-2" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}

/** Closed with something typed, however that came: it is kept, and said so. */
function useLeaving(open: boolean, edit: Edit, saved: boolean) {
  const left = useEffectEvent(() => {
    if (!saved && edit.session.changed().length > 0) showToast({ title: copy.leftUnsaved });
  });
  useEffect(() => {
    if (!open) left();
  }, [open]);
}
