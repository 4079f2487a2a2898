import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ModelCallRow } from '#contract/assistant/assistant.ts';
import { type ModelOutcome, modelOutcomes } from '#contract/enumerations/conversations.ts';
import * as copy from '#contract/messages/en/assistant/model.ts';
import * as common from '#contract/messages/en/common.ts';
import { fill } from '#contract/messages/fill.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { messageOf } from '../../lib/http/api.ts';
import { paged, useRows } from '../../lib/http/paged-list.ts';
import { orpc } from '../../lib/http/query.ts';
import { StatusBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { RefreshFailed } from '../../ui/page/refresh-failed.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-sort.ts';
import { tableStateOf } from '../../ui/table/table-state.ts';
import { DateTime } from '../../ui/time.tsx';
import { number, outcomeWords } from './model-words.ts';

/** Calls of the model, newest first; the time opens what was said. */
export function TranscriptsTable({
  outcome,
  onOutcome,
}: {
  outcome: ModelOutcome | undefined;
  onOutcome: (outcome: ModelOutcome | undefined) => void;
}) {
  const query = useInfiniteQuery(
    orpc.assistant.transcripts.infiniteOptions({ input: (cursor) => ({ outcome, cursor }), ...paged }),
  );
  const rows = useRows(query, false);
  const columns = columnsWith(useDialogLink('model-call'));
  return (
    <div className="grid gap-4">
      <Field label={copy.outcome} required className="w-64 max-sm:w-full">
        <NativeSelect
          value={outcome ?? ''}
          onChange={({ target }) => onOutcome(modelOutcomes.find((one) => one === target.value))}
        >
          <option value="">{copy.all}</option>
          {modelOutcomes.map((one) => (
            <option key={one} value={one}>
              {outcomeWords[one]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      <DataTable
        caption={copy.callsTable}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        state={tableStateOf(query, (error) => messageOf(error))}
        empty={<EmptyState title={copy.noCalls}>{copy.noCallsHint}</EmptyState>}
        filtered={
          outcome && {
            text: fill(copy.noCallsOfOutcome, { outcome: outcomeWords[outcome] }),
            onClear: () => onOutcome(undefined),
          }
        }
      />
      {query.hasNextPage && (
        <div className="grid justify-center">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {common.loadMore}
          </Button>
        </div>
      )}
    </div>
  );
}

const columnsWith = (linkTo: ReturnType<typeof useDialogLink>): Column<ModelCallRow>[] => [
  {
    key: 'at',
    header: common.when,
    cell: ({ id, at }) => (
      <Link {...linkTo(id)} className="whitespace-nowrap text-primary-text underline touch:inline-block touch:py-3.25">
        <DateTime at={at} />
      </Link>
    ),
  },
  { key: 'owner', header: copy.owner, cell: ({ customer_name }) => customer_name },
  {
    key: 'outcome',
    header: copy.outcome,
    cell: ({ outcome }) => (
      <StatusBadge tone={outcome === 'answered' ? 'success' : 'warning'}>{outcomeWords[outcome]}</StatusBadge>
    ),
  },
  {
    key: 'tokens',
    header: copy.tokens,
    align: 'end',
    cell: ({ input_tokens, output_tokens }) => number(input_tokens + output_tokens),
  },
  {
    key: 'took',
    header: copy.took,
    align: 'end',
    cell: ({ milliseconds }) => fill(copy.seconds, { seconds: (milliseconds / 1000).toFixed(1) }),
  },
];
