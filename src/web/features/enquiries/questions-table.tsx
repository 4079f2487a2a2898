import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Question } from '#contract/enquiries/enquiries.ts';
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
        caption={filter.answered ? 'Answered questions' : 'New questions'}
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
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

/** "No answered questions with “boats” from FAQ Demo Request." */
const missing = ({ answered, q, form_source }: QuestionFilter) =>
  [`No ${answered ? 'answered' : 'new'} questions`, q && `with “${q}”`, form_source && `from ${form_source}`]
    .filter(Boolean)
    .join(' ')
    .concat('.');

function NoQuestions({ answered }: { answered: boolean }) {
  return answered ? (
    <EmptyState title="Nothing is answered yet.">What the team answers is kept here.</EmptyState>
  ) : (
    <EmptyState title="No new questions.">
      When a visitor sends a form or leaves a question in the site's chat, it lands here.
    </EmptyState>
  );
}

function columnsWith(linkTo: ReturnType<typeof useDialogLink>): Column<Question>[] {
  return [
    {
      key: 'question',
      header: 'Message',
      cell: ({ id, question }) => (
        <Link
          {...linkTo(id)}
          data-row-link
          className="line-clamp-2 max-w-80 min-w-40 text-left break-words text-primary-text underline touch:py-1"
        >
          {question}
        </Link>
      ),
      className: 'max-sm:mb-1 max-sm:[&>span]:text-left',
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ answered_at }) =>
        answered_at ? <StatusBadge tone="success">Answered</StatusBadge> : <StatusBadge tone="lamp">New</StatusBadge>,
    },
    { key: 'from', header: 'From', cell: from },
    { key: 'phone', header: 'Phone', cell: ({ phone }) => <Whole>{phone ? <PhoneWords of={phone} /> : 'N/A'}</Whole> },
    { key: 'properties', header: 'Properties', align: 'end', cell: ({ num_properties }) => num_properties },
    { key: 'source', header: 'Source', cell: ({ form_source }) => form_source },
    {
      key: 'received',
      header: 'Received',
      cell: ({ created_at }) => <DateTime at={created_at} />,
      className: 'sm:min-w-32',
    },
  ];
}

const from = ({ name, email }: Question) => (
  <span className="block max-w-56 break-words">
    {name ?? 'No name'}
    <span className="block text-meta text-ink-2">{email ?? 'No email address'}</span>
  </span>
);

const Whole = ({ children }: { children: ReactNode }) => <span className="whitespace-nowrap">{children}</span>;
