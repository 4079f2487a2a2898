import { useState } from 'react';
import { RestError, rest } from '../../lib/rest.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

type Said = { tone: 'success' | 'danger'; words: string };

/**
 * The holder of a new address says that it is theirs: a press, since programs that read mail follow links by
 * themselves.
 */
export function ConfirmEmail() {
  const [said, setSaid] = useState<Said | null>(null);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    setSaid(await sendToken());
    setBusy(false);
  };
  const done = said?.tone === 'success';
  return (
    <div className="grid gap-4">
      {said && <Banner tone={said.tone}>{said.words}</Banner>}
      {!done && (
        <>
          <p>Once you confirm, you sign in to Porchlight with this address, and every session ends.</p>
          <Button variant="primary" size="large" wide busy={busy} onClick={() => void confirm()}>
            Confirm this address
          </Button>
        </>
      )}
      <a href="/login" className="justify-self-start py-2.5 text-primary-text underline">
        Go to Sign In
      </a>
    </div>
  );
}

async function sendToken(): Promise<Said> {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  try {
    const { email } = await rest<{ email: string }>('POST', '/confirm-email', { body: { token } });
    return { tone: 'success', words: `Confirmed. You now sign in with ${email}.` };
  } catch (failure) {
    const words = failure instanceof RestError && failure.status > 0 ? failure.message : null;
    return { tone: 'danger', words: words ?? "We couldn't reach Porchlight. Check your connection and try again." };
  }
}
