import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnRules, Replay } from '#contract/protocols/protocols.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
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
        title="Try on last weeks"
        actions={
          <>
            <InlineSelect label="How far back" value={weeks} onChange={(event) => setWeeks(Number(event.target.value))}>
              {[1, 2, 4, 8].map((n) => (
                <option key={n} value={n}>
                  {n === 1 ? 'The last week' : `The last ${n} weeks`}
                </option>
              ))}
            </InlineSelect>
            <Button
              disabled={!isChanged}
              busy={run.isPending}
              onClick={() => run.mutate({ property_id: propertyId, rules: own, weeks })}
            >
              Try my changes
            </Button>
          </>
        }
      />
      <p className="text-ink-2">
        {isChanged
          ? 'What your guests wrote goes through your unsaved rules. Nobody is told, and nothing is saved.'
          : 'Change a rule above, then see here what it would have made of what your guests wrote.'}
      </p>
      {run.error && <Banner tone="danger">{messageOf(run.error)}</Banner>}
      {run.data && <Found replay={run.data} />}
    </Card>
  );
}

function Found({ replay }: { replay: Replay }) {
  const linkTo = useDialogLink('chat');
  const { messages, conversations, differ, cut, since } = replay;
  return (
    <div role="status" className="mt-4 grid gap-3">
      <p className="text-label">
        {differ.length === 0 ? 'Nothing would differ' : `${differ.length} would differ`} of {messages}{' '}
        {messages === 1 ? 'message' : 'messages'} in {conversations}{' '}
        {conversations === 1 ? 'conversation' : 'conversations'} since <DateTime at={since} format="date" />.
        {cut && ' There were more; the newest were tried.'}
      </p>
      <ReplayRows rows={differ} linkTo={linkTo} />
    </div>
  );
}
