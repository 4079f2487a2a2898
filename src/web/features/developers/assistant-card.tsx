import { Copy } from 'lucide-react';
import * as copy from '#contract/messages/en/developers.ts';
import { copyText } from '../../lib/page/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Fill } from '../../ui/fill.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showFailure, showToast } from '../../ui/overlay/toast.ts';

/** Where the owner's own assistant reaches Porchlight, and what it may do there. */
export function AssistantCard() {
  const address = `${location.origin}/mcp`;
  const copyAddress = async () =>
    (await copyText(address)) ? showToast({ title: copy.addressCopied }) : showFailure(copy.addressNotCopied);
  return (
    <Card aria-labelledby="own-assistant">
      <CardHeader id="own-assistant" title={copy.ownAssistant} />
      <p className="mb-4 text-ink-2">
        <Fill
          of={copy.ownAssistantNote}
          with={{
            guide: (
              <a href="/api/docs#assistants" className="text-primary-text underline">
                {copy.howToConnect}
              </a>
            ),
          }}
        />
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 rounded-control bg-surface-2 px-3 py-2 font-mono wrap-anywhere select-all">
          {address}
        </code>
        <Button size="compact" onClick={() => void copyAddress()}>
          <Icon of={Copy} />
          {copy.copyAddress}
        </Button>
      </div>
    </Card>
  );
}
