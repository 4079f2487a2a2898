import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/reports/screen.ts';
import { fieldsOf } from '../../../lib/http/api.ts';
import { paged, useRows } from '../../../lib/http/paged-list.ts';
import { orpc } from '../../../lib/http/query.ts';
import { ownZone } from '../../../lib/time/zones.ts';
import { InlineSelect } from '../../../ui/form/inline-controls.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ReportPage } from './report-page.tsx';
import { SpanPicker } from './span-picker.tsx';
import { type ReportSpan, useReportSpan } from './use-report-span.ts';

/** So often what is on screen is asked for again: the figures follow what happens by a timer of the server's. */
const refetchMs = 60_000;

/** The owner's own figures. `files` are what can be taken along of what is shown. */
export function MyReport({ files }: { files: (range: Range) => ReactNode }) {
  const [now] = useState(() => new Date());
  const span = useReportSpan(now);
  const input = { ...span.days, ...(span.property ? { property_id: span.property } : {}) };
  const query = useQuery(
    orpc.figures.get.queryOptions({
      input,
      placeholderData: keepPreviousData,
      refetchInterval: refetchMs,
      retry: false,
    }),
  );
  return (
    <Shown
      span={span}
      query={query}
      also={
        <>
          <HouseChoice span={span} />
          {files(input)}
        </>
      }
    />
  );
}

/** Everybody's, for the desk. `files` as above. */
export function DeskReport({ files }: { files: (range: DeskRange) => ReactNode }) {
  const [now] = useState(() => new Date());
  const span = useReportSpan(now);
  const input = { ...span.days, timezone: ownZone() };
  const query = useQuery(
    orpc.figures.desk.queryOptions({
      input,
      placeholderData: keepPreviousData,
      refetchInterval: refetchMs,
      retry: false,
    }),
  );
  return <Shown span={span} query={query} also={files(input)} />;
}

type Range = { from: string; to: string; property_id?: string };
type DeskRange = { from: string; to: string; timezone: string };

type Query = {
  data?: Parameters<typeof ReportPage>[0]['report'] | undefined;
  error: unknown;
  isError: boolean;
  refetch: () => unknown;
};

/** `also`: beside the span, what else chooses or takes along. */
function Shown({ span, query, also }: { span: ReportSpan; query: Query; also: ReactNode }) {
  const error = query.isError ? Object.values(fieldsOf(query.error))[0] : undefined;
  return (
    <>
      <SpanPicker span={span} houses={also} {...(error && { error })} />
      {query.isError && !error && (
        <LoadFailed onRetry={() => void query.refetch()} className="mb-4">
          {copy.couldNotLoad}
        </LoadFailed>
      )}
      {query.data ? <ReportPage report={query.data} /> : !query.isError && <Skeleton className="h-96 w-full" />}
    </>
  );
}

function HouseChoice({ span }: { span: ReportSpan }) {
  const query = useInfiniteQuery(
    orpc.properties.list.infiniteOptions({ input: (cursor) => ({ limit: limits.pageSizeMax, cursor }), ...paged }),
  );
  const houses = useRows(query, true);
  return (
    <InlineSelect label={copy.property} value={span.property} onChange={({ target }) => span.setProperty(target.value)}>
      <option value="">{copy.anyProperty}</option>
      {houses.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </InlineSelect>
  );
}
