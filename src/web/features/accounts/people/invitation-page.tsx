import { useState } from 'react';
import type { InvitationPage as Invited } from '#contract/accounts/people.ts';
import { memberRoleLabels, memberRoleNotes } from '#contract/enumerations/people.ts';
import * as copy from '#contract/messages/en/accounts/people.ts';
import { fill } from '#contract/messages/fill.ts';
import { refused, useMailLink } from '../../../lib/address/use-mail-link.ts';
import { rest } from '../../../lib/http/rest.ts';
import { keepAccount, sessionToken, signedInHeaders } from '../../../lib/session/session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { LinkTrouble } from '../../../ui/page/link-trouble.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { JoinForm } from './join-form.tsx';

/** Where an invitation's mail leads: who invites, into what, as what; and the way in. */
export function InvitationPage() {
  const { linked } = useMailLink<Invited>('invitation', (token) => `/invitation-links/${token}`);
  if (linked.is === 'opening') return <Skeleton className="h-64" label={copy.opening} />;
  if (linked.is === 'closed')
    return (
      <LinkTrouble words={linked.trouble} onRetry={linked.retry}>
        <SignInLink />
      </LinkTrouble>
    );
  const { thing: invited, path } = linked;
  return (
    <div className="grid gap-4">
      <div className="grid gap-1 rounded-card border border-line bg-surface-2 p-4 wrap-anywhere">
        <p className="text-body-lg">
          {fill(copy.invitesYou, { by: invited.invited_by, account: invited.account_name })}
        </p>
        <p>{fill(copy.asRole, { role: memberRoleLabels[invited.role] })}</p>
        <p className="text-meta text-ink-2">{memberRoleNotes[invited.role]}</p>
        <p className="text-meta text-ink-2">{invited.codes ? copy.withCodesToo : copy.withoutCodes}</p>
        <p className="text-meta text-ink-2">{fill(copy.forAddress, { email: invited.email })}</p>
      </div>
      <WayIn invited={invited} path={path} />
    </div>
  );
}

function WayIn({ invited, path }: { invited: Invited; path: string }) {
  const over = overWords[invited.state];
  if (over)
    return (
      <>
        <Banner tone="info">{over}</Banner>
        <SignInLink />
      </>
    );
  if (sessionToken()) return <Accept path={path} email={invited.email} />;
  if (!invited.known) return <JoinForm path={path} email={invited.email} />;
  return (
    <>
      <p>{fill(copy.signInFirst, { email: invited.email })}</p>
      <a href={signInAndBack} className={buttonClass({ variant: 'primary', size: 'large' })}>
        {copy.signInToAccept}
      </a>
    </>
  );
}

const signInAndBack = `/login?${new URLSearchParams({ from: '/invitation' })}`;

const overWords: Record<Invited['state'], string | null> = {
  open: null,
  expired: copy.invitationExpired,
  withdrawn: copy.invitationTakenBack,
  used: copy.invitationUsed,
};

/** For whoever is signed in in this tab. With another address they are told, and sign in with the right one. */
function Accept({ path, email }: { path: string; email: string }) {
  const [state, setState] = useState<{ busy: boolean; failure: string | null }>({ busy: false, failure: null });
  const accept = async () => {
    setState({ busy: true, failure: null });
    try {
      const { account_id } = await rest<{ account_id: string }>('POST', `${path}/accept`, {
        body: {},
        headers: signedInHeaders(),
      });
      keepAccount(account_id);
      location.assign('/dashboard');
    } catch (error) {
      setState({ busy: false, failure: refused(error) });
    }
  };
  return (
    <>
      {state.failure && (
        <Banner tone="danger" action={<a href={signInAndBack}>{copy.toSignIn}</a>}>
          {state.failure}
        </Banner>
      )}
      <Button variant="primary" size="large" busy={state.busy} onClick={() => void accept()}>
        {state.busy ? copy.accepting : copy.accept}
      </Button>
      <p className="text-meta text-ink-2 wrap-anywhere">{fill(copy.forAddress, { email })}</p>
    </>
  );
}

const SignInLink = () => (
  <a href="/login" className="justify-self-start py-2.75 text-primary-text underline">
    {copy.toSignIn}
  </a>
);
