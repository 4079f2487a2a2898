import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiKey } from '#contract/developers/developers.ts';
import * as copy from '#contract/messages/en/developers.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Fill } from '../../ui/fill.tsx';
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
      showToast({ title: fill(copy.keyRevoked, { name }) });
    },
    onError: (failure) => showToast({ title: messageOf(failure), tone: 'error' }),
  });
  return (
    <Card aria-labelledby="api-keys">
      <CardHeader
        id="api-keys"
        title={copy.apiKeys}
        actions={
          data?.can.add && (
            <Button variant="primary" onClick={() => setAdding(true)}>
              {copy.createKey}
            </Button>
          )
        }
      />
      <p className="mb-4 text-ink-2">
        <Fill
          of={copy.keysNote}
          with={{
            documentation: (
              <a href="/api/docs" className="text-primary-text underline">
                {copy.apiDocumentation}
              </a>
            ),
          }}
        />
      </p>
      <ListState
        loading={copy.loadingKeys}
        items={data?.items}
        error={error}
        retry={() => void refetch()}
        empty={copy.noKeys}
      />
      <ul>
        {data?.items.map((key) => (
          <SettingRow
            key={key.id}
            label={key.name}
            value={
              <>
                <KeyStands of={key} />
                <br />
                {scopeWords(key.scopes)}
              </>
            }
            action={
              <Button size="compact" variant="danger-quiet" onClick={() => setEnding(key)}>
                <Fill of={copy.revokeNamed} with={{ key: <span className="sr-only"> {key.name}</span> }} />
              </Button>
            }
          />
        ))}
      </ul>
      <AddKeyDialog open={adding} onClose={() => setAdding(false)} />
      <ConfirmDialog
        open={ending !== undefined}
        title={ending ? fill(copy.revokeTitle, { key: ending.name }) : copy.revokeThis}
        confirm={copy.revokeKey}
        danger
        busy={end.isPending}
        onConfirm={() => ending && end.mutate(ending)}
        onClose={() => setEnding(undefined)}
      >
        {copy.revokeNote}
      </ConfirmDialog>
    </Card>
  );
}

/** Since when it is there, when it was last used, and until when. */
function KeyStands({ of: { prefix, created_at, last_used_at, expires_at } }: { of: ApiKey }) {
  const key = <code>{prefix}…</code>;
  const created = <DateTime at={created_at} format="date" />;
  const used = last_used_at && <RelativeTime at={last_used_at} />;
  const ends = expires_at && <DateTime at={expires_at} format="date" />;
  if (!used)
    return ends ? (
      <Fill of={copy.keyNewEnds} with={{ key, created, ends }} />
    ) : (
      <Fill of={copy.keyNew} with={{ key, created }} />
    );
  return ends ? (
    <Fill of={copy.keyUsedEnds} with={{ key, created, used, ends }} />
  ) : (
    <Fill of={copy.keyUsed} with={{ key, created, used }} />
  );
}
