import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import * as copy from '#contract/messages/en/accounts/profile.ts';
import { fill } from '#contract/messages/fill.ts';
import { useUrlDialog } from '../../../lib/address/url-dialog.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Fill } from '../../../ui/fill.tsx';
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
      <CardHeader id="security" title={copy.securitySettings} />
      <ul>
        <SettingRow
          label={copy.changePassword}
          value={copy.changePasswordNote}
          action={<Button onClick={() => show('password')}>{copy.changePassword}</Button>}
        />
        <TwoFactorRow enabled={twoFactor} onOpen={() => show('two-factor')} />
        <PasskeysRow onOpen={() => show('passkeys')} />
        {logAt && (
          <SettingRow
            label={copy.securityLog}
            value={copy.securityLogNote}
            action={
              <Link to={logAt} className={buttonClass()}>
                {copy.viewLog}
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

function TwoFactorRow({ enabled, onOpen }: { enabled: boolean; onOpen: () => void }) {
  const badge = (
    <StatusBadge tone={enabled ? 'success' : 'neutral'}>
      {enabled ? copy.twoFactorEnabled : copy.twoFactorNotEnabled}
    </StatusBadge>
  );
  const what = <span className="sr-only"> {copy.ofTwoFactor}</span>;
  return (
    <SettingRow
      label={copy.twoFactor}
      value={enabled ? <Fill of={copy.twoFactorByApp} with={{ enabled: badge }} /> : badge}
      action={
        <Button onClick={onOpen}>
          <Fill of={enabled ? copy.manage : copy.setUp} with={{ what }} />
        </Button>
      }
    />
  );
}

/** How many there are, and the way to them. */
function PasskeysRow({ onOpen }: { onOpen: () => void }) {
  const { data, isError } = useQuery(passkeysQuery());
  return (
    <SettingRow
      label={copy.passkeys}
      value={isError ? copy.passkeysNotLoaded : data ? howMany(data.length) : <>&nbsp;</>}
      action={
        <Button onClick={onOpen}>
          <Fill
            of={data?.length === 0 ? copy.setUp : copy.manage}
            with={{ what: <span className="sr-only"> {copy.ofPasskeys}</span> }}
          />
        </Button>
      }
    />
  );
}

function howMany(count: number) {
  return count === 0 ? copy.passkeysNote : fill(copy.passkeyCount, { count });
}
