import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import * as copy from '#contract/messages/en/accounts/sign-in.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { canUsePasskeys } from '../passkeys/passkey-support.ts';
import { SignInError } from './sign-in.ts';

type Ceremony = typeof import('../passkeys/passkey-ceremony.ts');

/**
 * "Sign in with a passkey", and the browser's own offer of one at the e-mail field. It stands on the page from the
 * start and goes only where no passkey can be used. `onSignedIn` may refuse by throwing
 * SignInError.
 */
export function SignInPasskey({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const possible = useSyncExternalStore(noChange, canUsePasskeys, () => true);

  const enter = async (ask: (ceremony: Ceremony) => Promise<boolean>) => {
    try {
      if (await ask(await import('../passkeys/passkey-ceremony.ts'))) await onSignedIn();
    } catch (error) {
      setFailure(error instanceof SignInError ? error.message : copy.signInFailed);
    }
  };
  const press = async () => {
    setFailure(null);
    setBusy(true);
    await enter(({ signInWithPasskey }) => signInWithPasskey().then(() => true));
    setBusy(false);
  };
  const offer = useEffectEvent((can: boolean) => {
    if (can) void enter(({ offerPasskeys }) => offerPasskeys());
  });
  useEffect(() => {
    if (canUsePasskeys()) void PublicKeyCredential.isConditionalMediationAvailable().then(offer);
  }, []);

  if (!possible) return null;
  return (
    <div className="grid gap-4">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button size="large" wide busy={busy} onClick={() => void press()}>
        {!busy && <Icon of={KeyRound} />}
        {copy.signInWithPasskey}
      </Button>
    </div>
  );
}

const noChange = () => () => {};
