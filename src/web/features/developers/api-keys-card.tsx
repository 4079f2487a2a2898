import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiKey } from '#contract/developers/developers.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { SettingRow } from '../../ui/form/setting-row.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { showToast } from '../../ui/overlay/toast.ts';
import { DateTime, RelativeTime } from '../../ui/time.tsx';
import { AddKeyDialog } from './add-key-dialog.tsx';
import { refreshKeys } from './developers.ts';
import { ListState } from './list-state.tsx';
import { scopeWords } from './scope-words.ts';

/** Keys for programs that act for the owner. */
export function ApiKeysCard() {
  const { data, error, refetch } = useQuery(orpc.developers.keys.queryOptions());
  const [adding, setAdding] = useState(false);
  const [ending, setEnding] = useState<ApiKey>();
  const end = useMutation({
    mutationFn: (key: ApiKey) => api.developers.revokeKey({ id: key.id }),
    onSuccess: (_, { name }) => {
      void refreshKeys();
      setEnding(undefined);
      showToast({ title: `${name} revoked` });
    },
    onError: (failure) => showToast({ title: messageOf(failure), tone: 'error' }),
  });
  return (
    <Card aria-labelledby="api-keys">
      <CardHeader
        id="api-keys"
        title="API keys"
        actions={
          data?.can.add && (
            <Button variant="primary" onClick={() => setAdding(true)}>
              Create API Key
            </Button>
          )
        }
      />
      <p className="mb-4 text-ink-2">
        A key does for a program what you choose: it reads, or reads and changes, and has codes only where you say so.
        It reaches neither your profile nor your billing. Signing out everywhere ends every key.{' '}
        <a href="/api/docs" className="text-primary-text underline">
          API documentation
        </a>
      </p>
      <ListState
        what="API keys"
        items={data?.items}
        error={error}
        retry={() => void refetch()}
        empty="No API keys yet."
      />
      <ul>
        {data?.items.map((key) => (
          <SettingRow
            key={key.id}
            label={key.name}
            value={
              <>
                <code>{key.prefix}…</code>, created <DateTime at={key.created_at} format="date" />,{' '}
                {key.last_used_at ? <RelativeTime at={key.last_used_at} prefix="last used" /> : 'not used yet'},{' '}
                {key.expires_at ? (
                  <>
                    ends <DateTime at={key.expires_at} format="date" />
                  </>
                ) : (
                  'without an end'
                )}
                <br />
                {scopeWords(key.scopes)}
              </>
            }
            action={
              <Button size="compact" variant="danger-quiet" onClick={() => setEnding(key)}>
                Revoke<span className="sr-only"> {key.name}</span>
              </Button>
            }
          />
        ))}
      </ul>
      <AddKeyDialog open={adding} onClose={() => setAdding(false)} />
      <ConfirmDialog
        open={ending !== undefined}
        title={`Revoke ${ending?.name ?? 'this key'}?`}
        confirm="Revoke Key"
        danger
        busy={end.isPending}
        onConfirm={() => ending && end.mutate(ending)}
        onClose={() => setEnding(undefined)}
      >
        Whatever uses it is refused from now on. A revoked key does not come back.
      </ConfirmDialog>
    </Card>
  );
}
