import { type ReactNode, useState, useSyncExternalStore } from 'react';
import * as copy from '#contract/messages/en/accounts/sign-up.ts';
import { fill } from '#contract/messages/fill.ts';
import { RestError, rest } from '../../../lib/http/rest.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { keepPendingEmail } from './pending-email.ts';

type Said = { tone: 'success' | 'danger'; words: ReactNode };
/** What one mail's link is for: what is said before, on the button, and once it is done. */
type Act = { path: string; before: string; button: string; send(path: string, token: string): Promise<ReactNode> };

/** By the name that the link gives its token. */
const acts = {
  token: {
    path: '/confirm-email',
    before: copy.newAddressBefore,
    button: copy.confirmAddress,
    send: async (path, token) => {
      const { email, applies_at } = await post<{ email: string; applies_at: string | null }>(path, token);
      if (!applies_at) return changed(email);
      return <Fill of={copy.newAddressConfirmed} with={{ email, date: <DateTime at={applies_at} /> }} />;
    },
  },
  agree: {
    path: '/confirm-email/agree',
    before: copy.oldAddressBefore,
    button: copy.confirmChange,
    send: async (path, token) => {
      const { email, applied } = await post<{ email: string; applied: boolean }>(path, token);
      return applied ? changed(email) : fill(copy.oldAddressConfirmed, { email });
    },
  },
  stop: {
    path: '/confirm-email/stop',
    before: copy.stopBefore,
    button: copy.stopChange,
    send: async (path, token) => {
      const { email } = await post<{ email: string }>(path, token);
      return fill(copy.changeStopped, { email });
    },
  },
} satisfies Record<string, Act>;

/** Signing in does not ask for it again. */
function changed(email: string): string {
  keepPendingEmail(email);
  return fill(copy.addressChanged, { email });
}

const actNames = ['token', 'agree', 'stop'] as const;

const actIn = (search: URLSearchParams): [act: Act, token: string] => {
  const name = actNames.find((one) => search.has(one)) ?? 'token';
  return [acts[name], search.get(name) ?? ''];
};

/**
 * The holder of a new or an old address answers what was mailed there: by a press, since programs that read mail follow
 * links by themselves.
 */
export function ConfirmEmail() {
  const [said, setSaid] = useState<Said | null>(null);
  const [busy, setBusy] = useState(false);
  // Where the page is made there is no address to read: it is drawn as it is for a new one.
  const search = useSyncExternalStore(
    noChange,
    () => location.search,
    () => '',
  );
  const [act, token] = actIn(new URLSearchParams(search));
  const answer = async () => {
    if (!act) return;
    setBusy(true);
    setSaid(await sent(act, token));
    setBusy(false);
  };
  const done = said?.tone === 'success';
  return (
    <div className="grid gap-4">
      {said && <Banner tone={said.tone}>{said.words}</Banner>}
      {!done && (
        <>
          <p>{act?.before}</p>
          <Button variant="primary" size="large" wide busy={busy} onClick={() => void answer()}>
            {act?.button}
          </Button>
        </>
      )}
      <a href="/login" className="justify-self-start py-2.75 text-primary-text underline">
        {copy.goToSignIn}
      </a>
    </div>
  );
}

const noChange = () => () => {};

const post = <T,>(path: string, token: string) => rest<T>('POST', path, { body: { token } });

async function sent({ path, send }: Act, token: string): Promise<Said> {
  try {
    return { tone: 'success', words: await send(path, token) };
  } catch (failure) {
    const words = failure instanceof RestError && failure.status > 0 ? failure.message : null;
    return { tone: 'danger', words: words ?? copy.notReached };
  }
}
