import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as copy from '#contract/messages/en/protocols.ts';
import { fill } from '#contract/messages/fill.ts';
import type { OwnRules, Replay } from '#contract/protocols/protocols.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Fill } from '../../ui/fill.tsx';
import { InlineSelect } from '../../ui/form/inline-controls.tsx';
import { DateTime } from '../../ui/time.tsx';
import { ReplayRows } from './replay-rows.tsx';

/** What the rules as they stand here would have made of the last weeks. Nothing happens by it. */
export function ReplayCard({
  propertyId,
  own,
  isChanged,
}: {
  propertyId: string | null;
  own: OwnRules;
  isChanged: boolean;
}) {
  const [weeks, setWeeks] = useState(2);
  const run = useMutation(orpc.replays.run.mutationOptions());
  return (
    <Card aria-labelledby="replay">
      <CardHeader
        id="replay"
        title={copy.replayTitle}
        actions={
          <>
            <InlineSelect
              label={copy.replayWeeks}
              value={weeks}
              onChange={(event) => setWeeks(Number(event.target.value))}
            >
              {[1, 2, 4, 8].map((n) => (
                <option key={n} value={n}>
                  {fill(copy.lastWeeks, { count: n })}
                </option>
              ))}
            </InlineSelect>
            <Button
              disabled={!isChanged}
              busy={run.isPending}
              onClick={() => run.mutate({ property_id: propertyId, rules: own, weeks })}
            >
              {copy.tryChanges}
            </Button>
          </>
        }
      />
      <p className="text-ink-2">{isChanged ? copy.replayMeaning : copy.replayNeedsChange}</p>
      {run.error && <Banner tone="danger">{messageOf(run.error)}</Banner>}
      {run.data && <Found replay={run.data} />}
    </Card>
  );
}

function Found({ replay }: { replay: Replay }) {
  const linkTo = useDialogLink('chat');
  const { messages, conversations, differ, cut, since } = replay;
  const tried = { messages, conversations, date: <DateTime at={since} format="date" /> };
  return (
    <div role="status" className="mt-4 grid gap-3">
      <p className="text-label">
        {differ.length === 0 ? (
          <Fill of={copy.replaySame} with={tried} />
        ) : (
          <Fill of={copy.replayDiffers} with={{ differ: differ.length, ...tried }} />
        )}{' '}
        {cut && copy.replayCut}
      </p>
      <ReplayRows rows={differ} linkTo={linkTo} />
    </div>
  );
}
