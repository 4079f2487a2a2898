import { useState } from 'react';
import { Link } from 'react-router';
import * as copy from '#contract/messages/en/accounts/two-factor.ts';
import { fill } from '#contract/messages/fill.ts';
import { useMe } from '../../../lib/session/me.ts';
import { Banner } from '../../../ui/banner.tsx';

const few = 3;
const key = 'porchlight.backup-codes-told';

/** Somebody who signs in with backup codes hears in time that they run out. Put away, it comes back with one fewer. */
export function LowBackupCodes() {
  const { two_factor, role } = useMe();
  const left = two_factor.backup_codes_left;
  const [told, setTold] = useState(() => sessionStorage.getItem(key));
  if (left === null || left > few || told === String(left)) return null;
  const putAway = () => {
    sessionStorage.setItem(key, String(left));
    setTold(String(left));
  };
  const settings = role === 'owner' ? '/profile' : '/security';
  return (
    <div className="no-print mx-auto w-full max-w-app px-4 pt-4 sm:px-6">
      <Banner
        tone="info"
        onDismiss={putAway}
        action={
          <Link to={`${settings}?dialog=backup-codes`} className="inline-block py-1 underline">
            {copy.makeBackupCodes}
          </Link>
        }
      >
        {left === 0 ? copy.noBackupCodes : fill(copy.fewBackupCodes, { count: left })}
      </Banner>
    </div>
  );
}
