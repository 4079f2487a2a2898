import { useQueries } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import * as copy from '#contract/messages/en/knowledge/likely-questions.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAskedAbout } from './asked-about.ts';
import { AskedNote } from './asked-note.tsx';
import { GuestsMayAsk } from './guests-may-ask.tsx';
import { useIntoView } from './into-view.ts';

/** So many fields that were saved together are shown: those that come first in the form. */
const mostFields = 3;

/** On a property's page: what guests may ask for what was just saved. Not there where they ask nothing of it. */
export function SavedNotesCard({ propertyId }: { propertyId: string }) {
  const { articleId, fields, show } = useAskedAbout();
  const hide = () => show('');
  if (articleId)
    return (
      <div className="mb-6">
        <GuestsMayAsk articleId={articleId} onHide={hide} />
      </div>
    );
  return fields.length > 0 ? <SavedFields propertyId={propertyId} fields={fields} onHide={hide} /> : null;
}

function SavedFields({ propertyId, fields, onHide }: { propertyId: string; fields: string[]; onHide: () => void }) {
  const queries = useQueries({
    queries: fields.map((field) => orpc.likelyQuestions.ofField.queryOptions({ input: { id: propertyId, field } })),
  });
  const failed = queries.find(({ isLoadingError }) => isLoadingError);
  const notes = queries.flatMap(({ data }, at) => (data && data.asked > 0 ? [{ data, field: fields[at] ?? '' }] : []));
  const retry = () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch());
  const isPending = queries.some((query) => query.isPending);
  if (!failed && !isPending && notes.length === 0) return null;
  return (
    <Whole onHide={onHide} isThere={!isPending}>
      {failed && <LoadFailed onRetry={retry}>{messageOf(failed.error, copy.failed)}</LoadFailed>}
      {isPending && notes.length === 0 && <Skeleton className="h-32" label={copy.loading} />}
      {notes.slice(0, mostFields).map(({ data, field }) => (
        <Fragment key={field}>
          <h3 className="text-label">{data.title}</h3>
          <AskedNote asked={data} note={{ kind: 'field', field }} propertyId={propertyId} />
        </Fragment>
      ))}
    </Whole>
  );
}

function Whole({ onHide, isThere, children }: { onHide: () => void; isThere: boolean; children: ReactNode }) {
  const place = useIntoView<HTMLElement>(isThere);
  return (
    <Card ref={place} aria-labelledby="guests-may-ask" className="mb-6 scroll-mt-20">
      <CardHeader
        id="guests-may-ask"
        title={copy.title}
        actions={<IconButton icon={X} size="compact" label={copy.hide} onClick={onHide} />}
      />
      <div className="grid grid-cols-1 gap-3">{children}</div>
    </Card>
  );
}
