import { Building2, Mail } from 'lucide-react';
import { useState } from 'react';
import { returnPath } from '../../../lib/session/return-path.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { GoogleMark } from './google-mark.tsx';
import { goToProvider, type Provider } from './redirect-flow.ts';
import type { Challenge } from './sign-in.ts';
import { SignInCodeDialog } from './sign-in-code-dialog.tsx';

/** The buttons for what this house is set up for beside password and passkey. A default export: it comes only then. */
export default function OtherWaysIn({
  providers,
  code,
  onSignedIn,
  onChallenge,
}: {
  providers: Provider[];
  code: boolean;
  onSignedIn: () => Promise<void>;
  onChallenge: (challenge: Challenge) => void;
}) {
  const [failure, setFailure] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const go = async (provider: Provider) => {
    setFailure(null);
    setLeaving(provider.id);
    try {
      await goToProvider(provider, { from: returnPath(location.search) });
    } catch (error) {
      setFailure(
        error instanceof Error && error.message ? error.message : `${provider.name} can't be reached right now.`,
      );
      setLeaving(null);
    }
  };
  return (
    <>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {providers.map((provider) => (
        <Button key={provider.id} size="large" wide busy={leaving === provider.id} onClick={() => void go(provider)}>
          {leaving !== provider.id && (provider.id === 'google' ? <GoogleMark /> : <Icon of={Building2} />)}
          Sign in with {provider.name}
        </Button>
      ))}
      {code && (
        <Button size="large" wide onClick={() => setAsking(true)}>
          <Icon of={Mail} />
          Email me a code
        </Button>
      )}
      {asking && (
        <SignInCodeDialog
          onSignedIn={onSignedIn}
          onChallenge={(challenge) => {
            setAsking(false);
            onChallenge(challenge);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
