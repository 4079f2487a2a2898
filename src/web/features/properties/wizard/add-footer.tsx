import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/properties/wizard.ts';
import { fill } from '#contract/messages/fill.ts';
import { useNow } from '../../../lib/time/now.ts';
import { Button } from '../../../ui/button.tsx';
import { relativeWords } from '../../../ui/time.tsx';
import type { DraftSaving } from './draft-keeper.ts';
import { stages } from './save-property.ts';
import { lastStep } from './steps.ts';
import type { AddWizard } from './use-add-wizard.ts';
import type { Saving } from './use-saving.ts';

/** Where what is typed is kept or how far the saving is, and the buttons that go from step to step. */
export function AddFooter({ wizard, saving, onClose }: { wizard: AddWizard; saving: Saving; onClose: () => void }) {
  const { step, draft } = wizard;
  const busy = saving.stage !== null;
  if (saving.saved) {
    return (
      <Button variant="primary" onClick={onClose}>
        {copy.done}
      </Button>
    );
  }
  return (
    <>
      <div className="mr-auto self-center max-sm:w-full">
        {saving.stage ? (
          <p role="status" className="text-meta text-ink-2">
            {stages[saving.stage]}
          </p>
        ) : (
          <SaveWords saving={draft.saving} />
        )}
      </div>
      {step === 0 ? (
        <Button onClick={onClose}>{common.cancel}</Button>
      ) : (
        <Button onClick={wizard.back} disabled={busy}>
          {copy.previous}
        </Button>
      )}
      {step === lastStep ? (
        <Button variant="primary" busy={busy} onClick={saving.save}>
          {copy.saveProperty}
        </Button>
      ) : (
        <Button variant="primary" onClick={wizard.next}>
          {copy.next}
        </Button>
      )}
    </>
  );
}

/** Where what is typed is kept, in words. Read out only when this device alone has it. */
function SaveWords({ saving }: { saving: DraftSaving }) {
  const now = useNow(1000);
  return (
    <>
      {saving.is !== 'idle' && <p className="text-meta text-ink-2">{words(saving, now)}</p>}
      <p role="status" className="sr-only">
        {saving.is === 'kept' && words(saving, now)}
      </p>
    </>
  );
}

function words(saving: Exclude<DraftSaving, { is: 'idle' }>, now: number): string {
  if (saving.is === 'saved') return fill(copy.savedAt, { ago: relativeWords(saving.at, now) });
  if (saving.is === 'saving') return copy.saving;
  return navigator.onLine ? copy.keptHere : copy.keptOffline;
}
