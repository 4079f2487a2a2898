import { useState } from 'react';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { AddPasskey } from './passkey-add.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { RemovePasskey } from './passkey-remove.tsx';
import { RenamePasskey } from './passkey-rename.tsx';
import type { Passkey } from './passkeys.ts';

/** `back` when another step led there, with what it did; the first time the dialog itself says where the focus is. */
export type PasskeyStep =
  | { at: 'list'; back?: { done: string | undefined } }
  | { at: 'add' }
  | { at: 'rename'; passkey: Passkey }
  | { at: 'remove'; passkey: Passkey };

/** The list, and one thing at a time to do with it. A default export, so that it comes when asked for. */
export default function PasskeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [step, setStep] = useState<PasskeyStep>({ at: 'list' });
  const close = () => {
    setStep({ at: 'list' });
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={titles[step.at]}>
      {open && <Step step={step} onStep={setStep} />}
    </Dialog>
  );
}

function Step({ step, onStep }: { step: PasskeyStep; onStep: (step: PasskeyStep) => void }) {
  const back = (done?: string) => onStep({ at: 'list', back: { done } });
  if (step.at === 'add') return <AddPasskey onDone={back} />;
  if (step.at === 'rename') return <RenamePasskey passkey={step.passkey} onDone={back} />;
  if (step.at === 'remove') return <RemovePasskey passkey={step.passkey} onDone={back} />;
  return <PasskeyList back={step.back} onStep={onStep} />;
}

const titles: Record<PasskeyStep['at'], string> = {
  list: 'Passkeys',
  add: 'Add a passkey',
  rename: 'Rename a passkey',
  remove: 'Remove a passkey',
};
