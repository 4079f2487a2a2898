import * as common from '#contract/messages/en/common.ts';
import * as wizardCopy from '#contract/messages/en/properties/wizard.ts';
import { Button } from '../../../ui/button.tsx';
import { lastStep } from '../wizard/steps.ts';

/** The buttons of Edit Property: one may save from every step. */
export function EditFooter({
  step,
  saving,
  onMove,
  onClose,
}: {
  step: number;
  saving: { busy: boolean; save: () => void };
  onMove: (step: number) => void;
  onClose: () => void;
}) {
  return (
    <>
      {step === 0 ? (
        <Button onClick={onClose}>{common.cancel}</Button>
      ) : (
        <Button onClick={() => onMove(step - 1)}>{wizardCopy.previous}</Button>
      )}
      {step < lastStep && <Button onClick={() => onMove(step + 1)}>{wizardCopy.next}</Button>}
      <Button variant="primary" busy={saving.busy} onClick={saving.save}>
        {saving.busy ? wizardCopy.saving : common.saveChanges}
      </Button>
    </>
  );
}
