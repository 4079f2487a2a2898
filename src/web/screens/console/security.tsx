import * as copy from '#contract/messages/en/accounts/console.ts';
import { KeysCard } from '../../features/accounts/keys/keys-card.tsx';
import { LanguageCard } from '../../features/accounts/language/language-card.tsx';
import { SecuritySettings } from '../../features/accounts/profile/security-settings.tsx';
import { IdentitiesCard } from '../../features/accounts/sessions/identities-card.tsx';
import { SessionsCard } from '../../features/accounts/sessions/sessions-card.tsx';
import { useMe } from '../../lib/session/me.ts';
import { Banner } from '../../ui/banner.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: copy.securityTab }];
}

/** How a member of the team signs in. Where a second factor is required, this is all they see before they have one. */
export default function SecurityScreen() {
  const { two_factor } = useMe();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={copy.security} />
      <div className="grid grid-cols-1 gap-6">
        {two_factor.required && !two_factor.enabled && <Banner tone="danger">{copy.twoFactorNeeded}</Banner>}
        <SecuritySettings twoFactor={two_factor.enabled} required={two_factor.required} />
        <IdentitiesCard />
        <SessionsCard />
        <LanguageCard />
        <KeysCard />
      </div>
    </div>
  );
}
