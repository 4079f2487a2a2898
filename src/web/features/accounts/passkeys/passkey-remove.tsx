import { useMutation } from '@tanstack/react-query';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { takeFocus } from '../../../ui/form/first-focus.ts';
import { nameOf, type Passkey, removePasskey } from './passkeys.ts';

/** It cannot be undone, only added anew: so it asks. */
export function RemovePasskey({ passkey, onDone }: { passkey: Passkey; onDone: (done?: string) => void }) {
  const name = nameOf(passkey);
  const remove = useMutation({
    mutationFn: () => removePasskey(passkey),
    onSuccess: () => onDone(`${name} removed`),
  });
  return (
    <div className="grid gap-4">
      {remove.isError && <Banner tone="danger">Failed to remove the passkey. Please try again.</Banner>}
      <p>
        “{name}” will no longer sign you in. Your device may keep offering it until you delete it there too. Your
        password stays as it is.
      </p>
      <div className="flex justify-end gap-3">
        <Button ref={takeFocus} onClick={() => onDone()}>
          Back
        </Button>
        <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          Remove Passkey
        </Button>
      </div>
    </div>
  );
}
