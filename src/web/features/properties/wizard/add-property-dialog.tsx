import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { AssignedContractor } from '#contract/contractors/assigned.ts';
import * as manualCopy from '#contract/messages/en/manuals.ts';
import * as copy from '#contract/messages/en/properties/wizard.ts';
import { fill } from '#contract/messages/fill.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AddFooter } from './add-footer.tsx';
import { AddressTaken } from './address-taken.tsx';
import { doneSteps, lackingIn, standingRefusal } from './check.ts';
import { CopyFrom } from './copy-from.tsx';
import { isBlank } from './draft.ts';
import { DraftOffers } from './draft-offer.tsx';
import { type BesideForm, GuestPreviewPane, type PreviewChat } from './guest-preview-pane.tsx';
import { LatePhotos } from './late-photos.tsx';
import type { ManualPanel } from './manual-panel.ts';
import { openWizard } from './open-wizard.ts';
import { Refusal } from './refusal.tsx';
import { StepBar } from './step-bar.tsx';
import { StepFields } from './step-fields.tsx';
import { StepPanel } from './step-panel.tsx';
import { contractorsStep, lastStep, steps } from './steps.ts';
import { takeManual } from './take-manual.ts';
import { type AddWizard, useAddWizard } from './use-add-wizard.ts';
import { type OpenDraft, useOpenDraft } from './use-open-draft.ts';
import { useSaving } from './use-saving.ts';
import type { Values } from './values.ts';

/** What stands in step 5, which another feature draws. `times` counts up with each refusal of it. */
export type ContractorsPanel = (panel: {
  value: readonly AssignedContractor[];
  onChange: (next: readonly AssignedContractor[]) => void;
  error: string | undefined;
  times: number;
  /** Which draft it belongs to. */
  draftId: string;
}) => ReactNode;

type Props = {
  open: boolean;
  ownerId: string;
  contractors: ContractorsPanel;
  preview: PreviewChat;
  manual: ManualPanel;
  /** What is ticked of a manual that is looked through, as its panel keeps it. */
  tickedIn: (manual: string | null, now: Values) => BesideForm;
  onClose: () => void;
  /** The owner's own removed property of that address is back. */
  onRestored: (propertyId: string) => void;
};

/**
 * "Add New Property". Each opening begins anew; what was begun before is offered. A default export, to come when asked
 * for.
 */
export default function AddPropertyDialog(props: Props) {
  const { open } = props;
  const [opening, setOpening] = useState({ open, times: 0 });
  if (opening.open !== open) setOpening({ open, times: opening.times + (open ? 1 : 0) });
  return <Opening key={opening.times} {...props} />;
}

function Opening(props: Props) {
  const begun = useOpenDraft(props.ownerId, props.open);
  return <Opened key={begun.id} begun={begun} {...props} />;
}

/** Mounted anew for each draft: nothing of one stands in another. */
function Opened({
  open,
  ownerId,
  begun,
  contractors,
  preview,
  manual,
  tickedIn,
  onClose,
  onRestored,
}: Props & { begun: OpenDraft }) {
  const wizard = useAddWizard(ownerId, begun);
  const saving = useSaving(wizard, onClose);
  useLeaving(open, wizard, saving.saved !== null);
  const [reading, setReading] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const values = useWatch({ control: wizard.form.control, compute: (all) => all });
  const filled = { values, contractors: wizard.contractors };
  const lacking = steps.map((_, step) => lackingIn(step, filled));
  const done = doneSteps(filled, wizard.photos.images());
  const ticked = reading ? tickedIn(wizard.manual, values) : null;
  const beside = { values: ticked?.values ?? {}, articles: [...wizard.articles, ...(ticked?.articles ?? [])] };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      wide
      tall
      initialFocus={() => content.current?.querySelector<HTMLElement>('[data-step-heading]') ?? true}
      top={
        saving.saved || reading ? undefined : (
          <StepBar step={wizard.step} lacking={lacking} done={done} onGo={wizard.jump} />
        )
      }
      aside={
        saving.saved ? undefined : (
          <GuestPreviewPane form={wizard.form} propertyId={null} beside={beside} preview={preview} />
        )
      }
      asideName={copy.tryAsGuest}
      footer={reading ? undefined : <AddFooter wizard={wizard} saving={saving} onClose={onClose} />}
    >
      <div ref={content} className="grid gap-4">
        {saving.saved ? (
          <LatePhotos name={saving.saved.name} photos={wizard.photos} />
        ) : (
          <Body
            wizard={wizard}
            saving={saving}
            lacking={lacking}
            reading={reading}
            manual={manual({
              now: values,
              manual: wizard.manual,
              onKeep: wizard.setManual,
              onTake: (taken) => takeManual(wizard, taken),
              onOpen: setReading,
            })}
            contractors={contractors}
            onRestored={onRestored}
          />
        )}
      </div>
    </Dialog>
  );
}

function Body({
  wizard,
  saving,
  lacking,
  reading,
  manual,
  contractors,
  onRestored,
}: {
  wizard: AddWizard;
  saving: ReturnType<typeof useSaving>;
  lacking: readonly string[][];
  /** A manual takes all the room. */
  reading: boolean;
  manual: ReactNode;
} & Pick<Props, 'contractors' | 'onRestored'>) {
  const { step, draft, form, contractors: chosen } = wizard;
  const { errors } = useFormState({ control: form.control });
  const values = useWatch({ control: form.control, compute: (all) => all });
  const refusal = standingRefusal(wizard.refusal, { step, values, contractors: chosen, errors });
  const current = steps[step];
  if (!draft.ready || !current) return <WizardSkeleton />;
  const elsewhere = steps.flatMap(({ title }, at) =>
    at !== step && lacking[at]?.length ? [fill(copy.stepNeeds, { step: title, fields: lacking[at].join(', ') })] : [],
  );
  if (reading && step === 0) return manual;
  return (
    <>
      <DraftOffers
        offers={draft.offers}
        hasTyped={draft.saving.is !== 'idle'}
        onTake={draft.takeOffer}
        onDiscard={draft.discardOffer}
      />
      {saving.taken && <AddressTaken taken={saving.taken} onRestored={onRestored} />}
      {refusal && <Refusal key={refusal} words={refusal} />}
      <StepPanel step={step} moves={wizard.moves} lacking={lacking[step] ?? []}>
        {step === 0 && (
          <>
            <p className="text-meta text-ink-2">{copy.requiredAnswers}</p>
            {manual}
            <CopyFrom wizard={wizard} />
          </>
        )}
        {step === contractorsStep ? (
          contractors({
            value: wizard.contractors,
            onChange: wizard.setContractors,
            error: wizard.contractorsRefused.contractors,
            times: wizard.contractorsRefused.times,
            draftId: wizard.draftId,
          })
        ) : (
          <StepFields
            key={step}
            step={current}
            form={wizard.form}
            photos={wizard.photos}
            onRemovePhoto={(slot) => wizard.photos.put(slot, undefined)}
            onLeave={draft.flush}
            onEnter={step === lastStep ? saving.save : wizard.next}
          />
        )}
        {step === lastStep && wizard.articles.length > 0 && (
          <p className="text-meta text-ink-2">{fill(manualCopy.articlesWaiting, { count: wizard.articles.length })}</p>
        )}
        {step === lastStep && elsewhere.length > 0 && (
          <p className="text-meta text-ink-2">{fill(copy.needsBeforeSave, { needs: elsewhere.join('; ') })}</p>
        )}
      </StepPanel>
    </>
  );
}

/** What happens when the dialog closes, however that came: by a button, Escape or Back. */
function useLeaving(open: boolean, wizard: AddWizard, saved: boolean) {
  const left = useEffectEvent(() => {
    openWizard.closed();
    if (saved || isBlank(wizard.current())) return;
    wizard.draft.flush();
    showToast({ title: copy.draftKept });
  });
  useEffect(() => {
    if (!open) left();
  }, [open]);
  const flush = useEffectEvent(() => document.visibilityState === 'hidden' && wizard.draft.flush());
  useEffect(() => {
    document.addEventListener('visibilitychange', flush);
    return () => document.removeEventListener('visibilitychange', flush);
  }, []);
}

function WizardSkeleton() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Skeleton label={copy.loadingDraft} className="h-16 sm:col-span-2" />
      <Skeleton className="h-16 sm:col-span-2" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}
