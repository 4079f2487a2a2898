import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId } from 'react';
import type { LikelyQuestions } from '#contract/knowledge/likely-questions.ts';
import * as copy from '#contract/messages/en/knowledge/likely-questions.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc } from '../../../lib/http/query.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AskedNote } from './asked-note.tsx';
import { useIntoView } from './into-view.ts';

/**
 * What guests may ask for an article. It comes into view by itself, since it was asked for or just saved. Without
 * `onHide` what opened it stands above it, by the same name.
 */
export function GuestsMayAsk({ articleId, onHide }: { articleId: string; onHide?: () => void }) {
  const heading = useId();
  const query = useQuery(orpc.likelyQuestions.ofArticle.queryOptions({ input: { id: articleId } }));
  const { data } = query;
  const place = useIntoView<HTMLElement>(data !== undefined);
  return (
    <section
      ref={place}
      aria-labelledby={heading}
      className="grid scroll-mt-20 grid-cols-1 gap-2 rounded-control bg-surface-2 p-3"
    >
      <div className={onHide ? 'flex items-start justify-between gap-2' : 'sr-only'}>
        <h3 id={heading} className="py-1.5 text-label">
          {copy.title}
        </h3>
        {onHide && <IconButton icon={X} size="compact" label={copy.hide} onClick={onHide} />}
      </div>
      {!data && query.isError && (
        <LoadFailed onRetry={() => void query.refetch()}>{messageOf(query.error, copy.failed)}</LoadFailed>
      )}
      {!data && !query.isError && <Skeleton className="h-24" label={copy.loading} />}
      {data && <Preview data={data} articleId={articleId} />}
    </section>
  );
}

function Preview({ data, articleId }: { data: LikelyQuestions; articleId: string }) {
  if (!data.property) return <p className="text-ink-2">{copy.noProperty}</p>;
  return <AskedNote asked={data} note={{ kind: 'article', id: articleId }} propertyId={data.property.id} />;
}
