import { useState } from 'react';
import { Link } from 'react-router';
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
            Make new backup codes
          </Link>
        }
      >
        {left === 0
          ? "You have no backup codes left for the day you don't have your phone."
          : `You have ${left} backup ${left === 1 ? 'code' : 'codes'} left for the day you don't have your phone.`}
      </Banner>
    </div>
  );
}
