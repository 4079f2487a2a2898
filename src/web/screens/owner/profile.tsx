import { useQuery } from '@tanstack/react-query';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/owner.ts';
import { fill } from '#contract/messages/fill.ts';
import { KeysCard } from '../../features/accounts/keys/keys-card.tsx';
import { LanguageCard } from '../../features/accounts/language/language-card.tsx';
import { LeaveCard } from '../../features/accounts/people/leave-card.tsx';
import { PeopleCard } from '../../features/accounts/people/people-card.tsx';
import { ProfileForm } from '../../features/accounts/profile/profile-form.tsx';
import { SecuritySettings } from '../../features/accounts/profile/security-settings.tsx';
import { IdentitiesCard } from '../../features/accounts/sessions/identities-card.tsx';
import { SessionsCard } from '../../features/accounts/sessions/sessions-card.tsx';
import { BillingSettings } from '../../features/billing/billing-settings.tsx';
import { ReachLinkCard } from '../../features/notifications/reach/reach-link-card.tsx';
import { ChatKeepingCard } from '../../features/privacy/chat-keeping-card.tsx';
import { YourDataCard } from '../../features/privacy/your-data-card.tsx';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Allowed } from '../../lib/session/allowed.tsx';
import { may } from '../../lib/session/may.ts';
import { useMe } from '../../lib/session/me.ts';
import { useMay } from '../../lib/session/role.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function meta() {
  return [{ title: fill(copy.tabTitle, { page: copy.profileSettings }) }];
}

export default function ProfileScreen() {
  return useMay('accounts.profile') ? <HolderProfile /> : <MemberProfile />;
}

/** In somebody else's account: one's own sign-in, and what one is there. */
function MemberProfile() {
  const me = useMe();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={copy.profileSettings} lead={`${me.full_name}, ${me.email}`} />
      <div className="grid grid-cols-1 gap-6">
        <LeaveCard />
        <Allowed to="people.list">
          <PeopleCard />
        </Allowed>
        <SecuritySettings
          twoFactor={me.two_factor.enabled}
          logAt={may(me, 'securityLog.mine') ? '/dashboard/security-log' : undefined}
        />
        <IdentitiesCard />
        <SessionsCard />
        <KeysCard />
      </div>
    </div>
  );
}

function HolderProfile() {
  const { data: profile, error, refetch } = useQuery(orpc.accounts.profile.queryOptions());
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={copy.profileSettings} />
      {!profile && error && (
        <Banner tone="danger" action={<Button onClick={() => void refetch()}>{common.retry}</Button>}>
          {messageOf(error)}
        </Banner>
      )}
      {!profile && !error && (
        <div className="grid gap-6">
          <Skeleton className="h-36 rounded-card" label={copy.loadingProfile} />
          <Skeleton className="h-36 rounded-card" />
          <Skeleton className="h-52 rounded-card" />
        </div>
      )}
      {profile && (
        <ProfileForm profile={profile}>
          <PeopleCard />
          <SecuritySettings twoFactor={profile.mfa_enabled} logAt="/dashboard/security-log" />
          <IdentitiesCard />
          <SessionsCard />
          <LanguageCard />
          <ReachLinkCard />
          <KeysCard />
          <ChatKeepingCard />
          <BillingSettings profile={profile} />
          <YourDataCard />
        </ProfileForm>
      )}
    </div>
  );
}
