import { NativeDialog } from '../../../ui/overlay/native-dialog.tsx';
import { AddressForm } from './address-form.tsx';

/** One field and always the same answer, whether an account exists or not. */
export function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <NativeDialog open onClose={onClose} title="Reset Your Password">
      <AddressForm
        path="/forgot-password"
        name="forgotten"
        hint="We send a link to set a new password. It works for one hour."
        send="Send Reset Link"
        failed="Failed to send password reset email."
      />
    </NativeDialog>
  );
}
