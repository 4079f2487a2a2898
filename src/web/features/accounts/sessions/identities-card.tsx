import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import * as copy from '#contract/messages/en/accounts/sessions.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { callAuth } from '../../../lib/http/auth-call.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { SettingRow } from '../../../ui/form/setting-row.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { goToProvider, type Provider } from '../sign-in/redirect-flow.ts';

/** What this person may sign in with beside password and passkeys; not there where no provider is set up. */
export function IdentitiesCard() {
  const { data: ways } = useQuery(orpc.accounts.waysIn.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));
  const providers = ways?.providers ?? [];
  const { data: identities, isError, refetch } = useQuery({ ...identitiesQuery(), enabled: providers.length > 0 });
  const [search] = useSearchParams();
  const connected = providers.find(({ id }) => id === search.get('connected'));
  if (providers.length === 0) return null;
  return (
    <Card aria-labelledby="identities">
      <CardHeader id="identities" title={copy.connectedAccounts} />
      {connected && (
        <div ref={comeIntoView} className="mb-4 scroll-mt-24">
          <Banner tone="success">{fill(copy.connectedNow, { provider: connected.name })}</Banner>
        </div>
      )}
      {isError && <LoadFailed onRetry={() => void refetch()}>{copy.identitiesNotLoaded}</LoadFailed>}
      <ul>
        {providers.map((provider) => (
          <ProviderRow
            key={provider.id}
            provider={provider}
            known={identities !== undefined}
            identity={identities?.find(({ providerId }) => providerId === provider.id)}
          />
        ))}
      </ul>
    </Card>
  );
}

function ProviderRow({
  provider,
  known,
  identity,
}: {
  provider: Provider;
  known: boolean;
  identity: Identity | undefined;
}) {
  const connect = useMutation({
    mutationFn: () => goToProvider(provider, { link: true, from: location.pathname }),
    onError: (error) =>
      showToast({
        title: error.message || messageOf(error, fill(copy.providerUnreachable, { provider: provider.name })),
        tone: 'error',
      }),
  });
  const leave = useMutation({
    mutationFn: disconnect,
    onSuccess: () => showToast({ title: fill(copy.disconnected, { provider: provider.name }) }),
    onError: () => showToast({ title: fill(copy.disconnectFailed, { provider: provider.name }), tone: 'error' }),
  });
  const stands = identity ? (
    <Fill of={copy.connectedSince} with={{ date: <DateTime at={identity.createdAt} format="date" /> }} />
  ) : (
    copy.notConnected
  );
  return (
    <SettingRow
      label={provider.name}
      value={known ? stands : <>&nbsp;</>}
      action={
        known && (
          <Button
            busy={connect.isPending || leave.isPending}
            onClick={() => (identity ? leave.mutate(identity) : connect.mutate())}
          >
            <Fill
              of={identity ? copy.disconnect : copy.connect}
              with={{ provider: <span className="sr-only"> {provider.name}</span> }}
            />
          </Button>
        )
      }
    />
  );
}

/** Somebody comes back from the provider to a long page. */
function comeIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'center' });
}

type Identity = { id: string; providerId: string; createdAt: string };

const key = ['identities'];

/** What this person can sign in with, the password (`credential`) among it. */
const identitiesQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: async () => (await callAuth<Identity[]>('GET', 'list-accounts')).body,
  });

async function disconnect({ id }: Identity) {
  await callAuth('POST', 'unlink-account', { body: { accountId: id } });
  await queryClient.invalidateQueries({ queryKey: key });
}
