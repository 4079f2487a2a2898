import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Question } from '#contract/enquiries/enquiries.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/enquiries.ts';
import { fill } from '#contract/messages/fill.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { PhoneWords } from '../../lib/forms/phone-words.tsx';
import { messageOf } from '../../lib/http/api.ts';
import { StatusBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { RefreshFailed } from '../../ui/page/refresh-failed.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-sort.ts';
import { tableStateOf } from '../../ui/table/table-state.ts';
import { DateTime } from '../../ui/time.tsx';
import { type QuestionFilter, useQuestions } from './questions.ts';

/** What visitors asked, newest first; the message opens it over the screen. */
export function QuestionsTable({ filter, onClear }: { filter: QuestionFilter; onClear: () => void }) {
  const { query, rows } = useQuestions(filter);
  const columns = columnsWith(useDialogLink('question'));
  return (
    <>
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      <DataTable
        caption={filter.answered ? copy.answeredQuestions : copy.newQuestions}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        state={tableStateOf(query, (error) => messageOf(error))}
        empty={<NoQuestions answered={filter.answered} />}
        filtered={filter.q || filter.form_source ? { text: missing(filter), onClear } : undefined}
      />
      {query.hasNextPage && (
        <div className="mt-3 grid justify-center">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {copy.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}

/** "No answered questions with “boats” from FAQ Demo Request." */
function missing({ answered, q: words, form_source: source }: QuestionFilter): string {
  const none = noneFound[answered ? 'answered' : 'open'];
  if (!source) return fill(none.with, { words });
  return words ? fill(none.withFrom, { words, source }) : fill(none.from, { source });
}

const noneFound = {
  open: { with: copy.noneNewWith, from: copy.noneNewFrom, withFrom: copy.noneNewWithFrom },
  answered: { with: copy.noneAnsweredWith, from: copy.noneAnsweredFrom, withFrom: copy.noneAnsweredWithFrom },
} as const;

function NoQuestions({ answered }: { answered: boolean }) {
  return answered ? (
    <EmptyState title={copy.noneAnsweredTitle}>{copy.noneAnswered}</EmptyState>
  ) : (
    <EmptyState title={copy.noneNewTitle}>{copy.noneNew}</EmptyState>
  );
}

function columnsWith(linkTo: ReturnType<typeof useDialogLink>): Column<Question>[] {
  return [
    {
      key: 'question',
      header: copy.messageLabel,
      cell: ({ id, question }) => (
        <Link
          {...linkTo(id)}
          data-row-link
          className="line-clamp-2 max-w-80 min-w-40 text-left break-words text-primary-text underline touch:min-h-11"
        >
          {question}
        </Link>
      ),
      className: 'max-sm:mb-1 max-sm:[&>span]:text-left',
    },
    {
      key: 'status',
      header: common.status,
      cell: ({ answered_at }) =>
        answered_at ? (
          <StatusBadge tone="success">{copy.answeredState}</StatusBadge>
        ) : (
          <StatusBadge tone="lamp">{copy.newState}</StatusBadge>
        ),
    },
    { key: 'from', header: copy.from, cell: from },
    {
      key: 'phone',
      header: common.phone,
      cell: ({ phone }) => <Whole>{phone ? <PhoneWords of={phone} /> : copy.noPhone}</Whole>,
    },
    { key: 'properties', header: copy.propertiesColumn, align: 'end', cell: ({ num_properties }) => num_properties },
    { key: 'source', header: copy.source, cell: ({ form_source }) => form_source },
    {
      key: 'received',
      header: copy.received,
      cell: ({ created_at }) => <DateTime at={created_at} />,
      className: 'sm:min-w-32',
    },
  ];
}

const from = ({ name, email }: Question) => (
  <span className="block max-w-56 break-words">
    {name ?? copy.noName}
    <span className="block text-meta text-ink-2">{email ?? copy.noEmail}</span>
  </span>
);

const Whole = ({ children }: { children: ReactNode }) => <span className="whitespace-nowrap">{children}</span>;
