import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Rota, TestRing } from '#contract/conversations/rota.ts';
import * as copy from '#contract/messages/en/conversations/rota.ts';
import { fill } from '#contract/messages/fill.ts';
import { spanWords } from '#contract/span-words.ts';
import { fieldsOf, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { useMe } from '../../../lib/session/me.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';
import { DateTime } from '../../../ui/time.tsx';
import { PersonChoice } from './row-parts.tsx';

const refresh = () => void queryClient.invalidateQueries({ queryKey: orpc.rota.rings.key() });

/** A lead rings one person to try it; who was rung says that it came. */
export function TestRingCard({ rota }: { rota: Rota }) {
  const me = useMe();
  const { data } = useQuery(orpc.rota.rings.queryOptions());
  return (
    <Card aria-labelledby="test-ring">
      <CardHeader id="test-ring" title={copy.testRing} />
      <p className="mb-4 text-ink-2">{copy.testRingLead}</p>
      {me.role === 'admin' && <RingForm people={rota.people} />}
      <ul className="mt-4 grid gap-3">
        {data?.items.map((ring) => (
          <RingLine key={ring.id} ring={ring} mine={ring.user_id === me.id} />
        ))}
      </ul>
    </Card>
  );
}

function RingForm({ people }: { people: Rota['people'] }) {
  const [whom, setWhom] = useState('');
  const [error, setError] = useState<string>();
  const ring = useMutation(
    orpc.rota.ring.mutationOptions({
      onSuccess: ({ name }) => {
        refresh();
        showToast({ title: fill(copy.wasRung, { name }) });
      },
      onError: (refused) => setError(fieldsOf(refused).user_id ?? messageOf(refused)),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!whom) setError(copy.choosePerson);
    else if (!ring.isPending) ring.mutate({ user_id: whom });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <PersonChoice
          label={copy.whom}
          value={whom}
          people={people}
          wrong={Boolean(error)}
          describedBy={error && 'test-ring-error'}
          onChange={(id) => {
            setWhom(id);
            setError(undefined);
          }}
        />
        <Button type="submit" busy={ring.isPending}>
          {copy.ring}
        </Button>
      </div>
      {error && <FieldError id="test-ring-error">{error}</FieldError>}
    </form>
  );
}

function RingLine({ ring: { id, name, by_name, created_at, heard_at }, mine }: { ring: TestRing; mine: boolean }) {
  const hear = useMutation(
    orpc.rota.heard.mutationOptions({
      onSuccess: () => {
        refresh();
        showToast({ title: copy.thanks });
      },
      onError: (error) => showFailure(messageOf(error)),
    }),
  );
  const minutes = heard_at ? Math.ceil((Date.parse(heard_at) - Date.parse(created_at)) / 60_000) : 0;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-3 last:border-0">
      <span>
        <Fill of={copy.ringLine} with={{ by: by_name, name, when: <DateTime at={created_at} /> }} />{' '}
        {heard_at ? fill(copy.heardWithin, { time: spanWords(Math.max(1, minutes)) }) : copy.notHeard}
      </span>
      {mine && !heard_at && (
        <Button variant="primary" size="compact" busy={hear.isPending} onClick={() => hear.mutate({ id })}>
          {copy.iHeard}
        </Button>
      )}
    </li>
  );
}
