import * as copy from '#contract/messages/en/accounts/sign-in.ts';
import { NativeDialog } from '../../../ui/overlay/native-dialog.tsx';
import { AddressForm } from './address-form.tsx';

/** One field and always the same answer, whether an account exists or not. */
export function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <NativeDialog open onClose={onClose} title={copy.resetTitle}>
      <AddressForm
        path="/forgot-password"
        name="forgotten"
        hint={copy.resetHint}
        send={copy.sendResetLink}
        failed={copy.resetFailed}
      />
    </NativeDialog>
  );
}
