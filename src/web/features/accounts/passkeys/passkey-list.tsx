import { useQuery } from '@tanstack/react-query';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { takeFocus } from '../../../ui/form/first-focus.ts';
import { SettingRow } from '../../../ui/form/setting-row.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DateTime, RelativeTime } from '../../../ui/time.tsx';
import { canUsePasskeys } from './passkey-support.ts';
import { nameOf, type Passkey, passkeysQuery } from './passkeys.ts';
import type { PasskeyStep } from './passkeys-dialog.tsx';

export function PasskeyList({
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
      <p className="text-ink-2">
        A passkey stays on your phone, your computer or a security key, and opens with your face, your finger or the
        device's code. It stands for your password and your second factor.
      </p>
      {isPending && <Skeleton className="h-14" label="Looking for your passkeys" />}
      {isError && <LoadFailed onRetry={() => void refetch()}>Couldn't load your passkeys.</LoadFailed>}
      {passkeys && passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onStep={onStep} />
          ))}
        </ul>
      )}
      {passkeys?.length === 0 && <p className="rounded-control bg-surface-2 p-3">No passkeys yet.</p>}
      {canUsePasskeys() ? (
        <Button
          ref={back ? takeFocus : undefined}
          variant="primary"
          className="justify-self-end"
          onClick={() => onStep({ at: 'add' })}
        >
          Add a passkey
        </Button>
      ) : (
        <Banner tone="info">{notHere()}</Banner>
      )}
    </div>
  );
}

function PasskeyItem({ passkey, onStep }: { passkey: Passkey; onStep: (step: PasskeyStep) => void }) {
  const name = nameOf(passkey);
  return (
    <SettingRow
      label={name}
      value={
        <>
          Added <DateTime at={passkey.createdAt} format="date" />,{' '}
          {passkey.lastUsedAt ? <RelativeTime at={passkey.lastUsedAt} prefix="last used" /> : 'not used yet'}
        </>
      }
      action={
        <span className="flex gap-2">
          <Button size="compact" onClick={() => onStep({ at: 'rename', passkey })}>
            Rename<span className="sr-only"> {name}</span>
          </Button>
          <Button size="compact" variant="danger-quiet" onClick={() => onStep({ at: 'remove', passkey })}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
        </span>
      }
    />
  );
}

const notHere = () =>
  typeof PublicKeyCredential === 'function'
    ? 'Passkeys need an address with a name. Open Porchlight by its name instead of its number to add one.'
    : 'This browser cannot make passkeys. A newer one can.';
