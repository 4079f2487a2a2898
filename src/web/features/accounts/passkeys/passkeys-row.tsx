import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { SettingRow } from '../../../ui/form/setting-row.tsx';
import { passkeysQuery } from './passkeys.ts';

/** How many there are, and the way to them. */
export function PasskeysRow({ onOpen }: { onOpen: () => void }) {
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
