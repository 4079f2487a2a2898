import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Webhook } from '#contract/developers/developers.ts';
import * as copy from '#contract/messages/en/developers.ts';
import { fill } from '#contract/messages/fill.ts';
import { orpc } from '../../lib/http/query.ts';
import { StatusBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Fill } from '../../ui/fill.tsx';
import { ListState } from './list-state.tsx';
import { WebhookActs } from './webhook-acts.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookLog } from './webhook-log.tsx';

/** Addresses that are called when something happens. */
export function WebhooksCard() {
  const { data, error, refetch } = useQuery(orpc.developers.webhooks.queryOptions());
  const [adding, setAdding] = useState(false);
  return (
    <Card aria-labelledby="webhooks">
      <CardHeader
        id="webhooks"
        title={copy.webhooks}
        actions={
          data?.can.add && (
            <Button variant="primary" onClick={() => setAdding(true)}>
              {copy.addWebhook}
            </Button>
          )
        }
      />
      <p className="mb-4 text-ink-2">
        <Fill
          of={copy.webhooksNote}
          with={{
            standard: (
              <a href="https://www.standardwebhooks.com" className="text-primary-text underline">
                {copy.standardWebhooks}
              </a>
            ),
            documentation: (
              <a href="/api/docs#webhooks" className="text-primary-text underline">
                {copy.webhookDocumentation}
              </a>
            ),
          }}
        />
      </p>
      <ListState
        loading={copy.loadingWebhooks}
        items={data?.items}
        error={error}
        retry={() => void refetch()}
        empty={copy.noWebhooks}
      />
      <ul className="grid gap-4">
        {data?.items.map((one) => (
          <WebhookItem key={one.id} webhook={one} canChange={data.can.add} />
        ))}
      </ul>
      <WebhookDialog open={adding} onClose={() => setAdding(false)} />
    </Card>
  );
}

function WebhookItem({ webhook, canChange }: { webhook: Webhook; canChange: boolean }) {
  const [showsLog, setShowsLog] = useState(false);
  const { url, kinds, enabled, disabled_because } = webhook;
  return (
    <li className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h3 className="text-label break-all">{url}</h3>
          <p className="flex flex-wrap items-center gap-2 text-meta text-ink-2">
            <StatusBadge tone={enabled ? 'success' : 'neutral'}>{enabled ? copy.on : copy.off}</StatusBadge>
            {fill(copy.events, { count: kinds.length })}
          </p>
          {disabled_because && <p className="text-meta text-ink-2">{endings[disabled_because]}</p>}
        </div>
        <WebhookActs webhook={webhook} canChange={canChange} onTested={() => setShowsLog(true)} />
      </div>
      <Button
        size="compact"
        variant="quiet"
        className="justify-self-start"
        aria-expanded={showsLog}
        onClick={() => setShowsLog(!showsLog)}
      >
        <Fill
          of={showsLog ? copy.hideLog : copy.showLog}
          with={{ ofUrl: <span className="sr-only"> {fill(copy.ofUrl, { url })}</span> }}
        />
      </Button>
      {showsLog && <WebhookLog webhook={webhook} canReplay={canChange} />}
    </li>
  );
}

const endings = { gone: copy.offGone, failing: copy.offFailing };
