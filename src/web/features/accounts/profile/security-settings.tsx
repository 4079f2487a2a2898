import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useUrlDialog } from '../../../lib/address/url-dialog.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { SettingRow } from '../../../ui/form/setting-row.tsx';
import { passkeysQuery } from '../passkeys/passkeys.ts';

const ChangePasswordDialog = lazy(() => import('../passwords/change-password-dialog.tsx'));
const TwoFactorDialog = lazy(() => import('../two-factor/two-factor-dialog.tsx'));
const PasskeysDialog = lazy(() => import('../passkeys/passkeys-dialog.tsx'));

type Opened = 'password' | 'two-factor' | 'passkeys';

type SecuritySettingsProps = {
  twoFactor: boolean;
  required?: boolean;
  /** Where the security log is shown to this person. */
  logAt?: string | undefined;
};

/** Password, second factor and passkeys; each dialog is fetched when it is first opened. */
export function SecuritySettings({ twoFactor, required = false, logAt }: SecuritySettingsProps) {
  const [open, setOpen] = useState<Opened | null>(null);
  const [opened, setOpened] = useState<string[]>([]);
  const show = (dialog: Opened) => {
    setOpened([...opened, dialog]);
    setOpen(dialog);
  };
  const address = useUrlDialog('dialog');
  const renewing = twoFactor && address.id === 'backup-codes';
  const close = () => {
    setOpen(null);
    if (renewing) address.close();
  };
  return (
    <Card aria-labelledby="security">
      <CardHeader id="security" title="Security Settings" />
      <ul>
        <SettingRow
          label="Change Password"
          value="Every other session ends when you change it."
          action={<Button onClick={() => show('password')}>Change Password</Button>}
        />
        <SettingRow
          label="Two-Factor Authentication"
          value={
            twoFactor ? (
              <>
                <StatusBadge tone="success">Enabled</StatusBadge> by authenticator app
              </>
            ) : (
              <StatusBadge tone="neutral">Not enabled</StatusBadge>
            )
          }
          action={
            <Button onClick={() => show('two-factor')}>
              {twoFactor ? 'Manage' : 'Set Up'}
              <span className="sr-only"> two-factor authentication</span>
            </Button>
          }
        />
        <PasskeysRow onOpen={() => show('passkeys')} />
        {logAt && (
          <SettingRow
            label="Security Log"
            value="Sign-ins, keys, and who was given a code or read a chat."
            action={
              <Link to={logAt} className={buttonClass()}>
                View Log
              </Link>
            }
          />
        )}
      </ul>
      <Suspense>
        {opened.includes('password') && <ChangePasswordDialog open={open === 'password'} onClose={close} />}
        {(opened.includes('two-factor') || renewing) && (
          <TwoFactorDialog
            open={open === 'two-factor' || renewing}
            onClose={close}
            enabled={twoFactor}
            required={required}
            renewing={renewing}
          />
        )}
        {opened.includes('passkeys') && <PasskeysDialog open={open === 'passkeys'} onClose={close} />}
      </Suspense>
    </Card>
  );
}

/** How many there are, and the way to them. */
function PasskeysRow({ onOpen }: { onOpen: () => void }) {
  const { data, isError } = useQuery(passkeysQuery());
  return (
    <SettingRow
      label="Passkeys"
      value={isError ? "Couldn't load your passkeys." : data ? howMany(data.length) : <>&nbsp;</>}
      action={
        <Button onClick={onOpen}>
          {data?.length === 0 ? 'Set Up' : 'Manage'}
          <span className="sr-only"> passkeys</span>
        </Button>
      }
    />
  );
}

function howMany(count: number) {
  if (count === 0) return 'Sign in with your face, your finger or your device’s code.';
  return count === 1 ? '1 passkey' : `${count} passkeys`;
}
