import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as copy from '#contract/messages/en/accounts/passkeys.ts';
import * as common from '#contract/messages/en/common.ts';
import { fill } from '#contract/messages/fill.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { takeFocus } from '../../../ui/form/first-focus.ts';
import { SettingRow } from '../../../ui/form/setting-row.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DateTime, RelativeTime } from '../../../ui/time.tsx';
import { AddPasskey, RenamePasskey } from './passkey-forms.tsx';
import { canUsePasskeys } from './passkey-support.ts';
import { nameOf, type Passkey, passkeysQuery, removePasskey } from './passkeys.ts';

/** `back` when another step led there, with what it did; the first time the dialog itself says where the focus is. */
type PasskeyStep =
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
  list: copy.title,
  add: copy.addPasskey,
  rename: copy.renameTitle,
  remove: copy.removeTitle,
};

function PasskeyList({
  back,
  onStep,
}: {
  back: { done: string | undefined } | undefined;
  onStep: (step: PasskeyStep) => void;
}) {
  const { data: passkeys, isPending, isError, refetch } = useQuery(passkeysQuery());
  return (
    <div className="grid gap-4">
      {back?.done && <Banner tone="success">{back.done}</Banner>}
      <p className="text-ink-2">{copy.whatPasskeysAre}</p>
      {isPending && <Skeleton className="h-14" label={copy.loadingPasskeys} />}
      {isError && <LoadFailed onRetry={() => void refetch()}>{copy.passkeysNotLoaded}</LoadFailed>}
      {passkeys && passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onStep={onStep} />
          ))}
        </ul>
      )}
      {passkeys?.length === 0 && <p className="rounded-control bg-surface-2 p-3">{copy.noPasskeys}</p>}
      {canUsePasskeys() ? (
        <Button
          ref={back ? takeFocus : undefined}
          variant="primary"
          className="justify-self-end"
          onClick={() => onStep({ at: 'add' })}
        >
          {copy.addPasskey}
        </Button>
      ) : (
        <Banner tone="info">{notHere()}</Banner>
      )}
    </div>
  );
}

function PasskeyItem({ passkey, onStep }: { passkey: Passkey; onStep: (step: PasskeyStep) => void }) {
  const name = nameOf(passkey);
  const added = <DateTime at={passkey.createdAt} format="date" />;
  return (
    <SettingRow
      label={name}
      value={
        passkey.lastUsedAt ? (
          <Fill of={copy.addedAndUsed} with={{ date: added, used: <RelativeTime at={passkey.lastUsedAt} /> }} />
        ) : (
          <Fill of={copy.added} with={{ date: added }} />
        )
      }
      action={
        <span className="flex gap-2">
          <Button size="compact" onClick={() => onStep({ at: 'rename', passkey })}>
            <Fill of={copy.renameNamed} with={{ passkey: <span className="sr-only"> {name}</span> }} />
          </Button>
          <Button size="compact" variant="danger-quiet" onClick={() => onStep({ at: 'remove', passkey })}>
            <Fill of={copy.removeNamed} with={{ passkey: <span className="sr-only"> {name}</span> }} />
          </Button>
        </span>
      }
    />
  );
}

const notHere = () => (typeof PublicKeyCredential === 'function' ? copy.addressIsNumber : copy.browserCannotMakeOne);

/** It cannot be undone, only added anew: so it asks. */
function RemovePasskey({ passkey, onDone }: { passkey: Passkey; onDone: (done?: string) => void }) {
  const name = nameOf(passkey);
  const remove = useMutation({
    mutationFn: () => removePasskey(passkey),
    onSuccess: () => onDone(fill(copy.removed, { name })),
  });
  return (
    <div className="grid gap-4">
      {remove.isError && <Banner tone="danger">{copy.removeFailed}</Banner>}
      <p>{fill(copy.removeConfirm, { name })}</p>
      <div className="flex justify-end gap-3">
        <Button ref={takeFocus} onClick={() => onDone()}>
          {common.back}
        </Button>
        <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          {copy.removePasskey}
        </Button>
      </div>
    </div>
  );
}
