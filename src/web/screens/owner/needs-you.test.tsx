import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { eachIn, wordsIn } from '../../../../tests/support/rendered.ts';
import { contractorsQuery } from '../../features/contractors/contractors.ts';
import { useLapsedPapers } from '../../features/contractors/lapsed-papers.tsx';
import { useWaitingReplies } from '../../features/conversations/waiting-replies.tsx';
import { NeedsYou } from '../../features/dispatch/approvals/needs-you.tsx';
import { useQuestionsToAnswer } from '../../features/knowledge/needs-answer.tsx';
import { openQuestionsQuery } from '../../features/knowledge/questions.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';

// What "Needs you" claims while some of it is not known. How it is answered: tests/e2e/needs-you.spec.ts.

vi.stubGlobal('sessionStorage', { getItem: () => null });
queryClient.setDefaultOptions({ queries: { retryOnMount: false } }); // what failed stays so while it is drawn

const queries = {
  waiting: orpc.replyDrafts.waiting.queryKey(),
  approvals: orpc.approvals.list.queryKey(),
  questions: openQuestionsQuery.queryKey,
  contractors: contractorsQuery.queryKey,
};
const none = { items: [], next: null };
beforeEach(() => {
  queryClient.clear();
  for (const key of [queries.waiting, queries.approvals, queries.questions]) queryClient.setQueryData(key, none);
  queryClient.setQueryData(queries.contractors, { pages: [none], pageParams: [undefined] });
});

function fail(queryKey: readonly unknown[]) {
  queryClient.removeQueries({ queryKey });
  queryClient
    .getQueryCache()
    .build(queryClient, { queryKey })
    .setState({ status: 'error', error: new Error('503'), fetchStatus: 'idle' });
}

function Shown() {
  const { danger, replies } = useWaitingReplies();
  return <NeedsYou danger={danger} more={[replies, useQuestionsToAnswer(), useLapsedPapers()]} />;
}
const show = () =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Shown />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const calm = "Nothing needs you. The light's on.";

test('nothing needs the owner where every part of it has said so', () => {
  expect(wordsIn(show())).toBe(`Needs you ${calm}`);
});

test.each(Object.entries(queries))(
  'where %s could not be fetched nothing is claimed, and it can be tried again',
  (_, key) => {
    fail(key);
    expect(wordsIn(show())).toBe("Needs you Couldn't load everything. More may need you than you see here. Retry");
  },
);

test('where none of it could be fetched, it says so', () => {
  for (const key of Object.values(queries)) fail(key);
  expect(wordsIn(show())).toBe("Needs you Couldn't load. Retry");
});

test('while a part is on its way nothing is claimed', () => {
  queryClient.removeQueries({ queryKey: queries.questions });
  expect(wordsIn(show())).not.toContain(calm);
});

test('while a part is on its way danger alone is listed, so that nothing moves from under a finger', () => {
  const chat = { property_name: 'Cedar Cottage', asked: 'Help', taken_by: null, since: '2026-11-25T00:00:00Z' };
  queryClient.setQueryData(queries.waiting, {
    items: [
      { ...chat, conversation_id: 'a', guest_name: 'Jo', kind: 'danger', danger: 'gas' },
      { ...chat, conversation_id: 'b', guest_name: 'Al', kind: 'people', danger: null },
    ],
  });
  expect(eachIn(show(), 'li')).toHaveLength(2);
  queryClient.removeQueries({ queryKey: queries.questions });
  const [row, ...others] = eachIn(show(), 'li');
  expect(row).toContain('Jo');
  expect(others).toEqual([]);
});

test('a guest in danger stands above what waits for a yes or no, and both above those who wait for a reply', () => {
  const chat = {
    property_name: 'Cedar Cottage',
    guest_name: 'Jo',
    asked: 'Help',
    taken_by: null,
    since: '2026-11-25T00:00:00Z',
  };
  queryClient.setQueryData(queries.waiting, {
    items: [
      { ...chat, conversation_id: 'b', kind: 'people', danger: null, asked: 'Where is the key?' },
      { ...chat, conversation_id: 'a', kind: 'danger', danger: 'gas' },
    ],
  });
  const question = 'Send a contractor for “Dripping tap” at Cedar Cottage?';
  queryClient.setQueryData(queries.approvals, {
    items: [
      {
        id: 'c',
        kind: 'dispatch',
        question,
        work_order_id: 'd',
        due_at: '2026-11-26T00:00:00Z',
        amount_cents: null,
        lines: [],
        urgency_level: 'low',
        created_at: '2026-11-25T00:00:00Z',
      },
    ],
  });
  const rows = eachIn(show(), 'li');
  expect(rows[0]).toContain('Jo');
  expect(rows[0]).toContain('gas');
  expect(rows[1]).toContain(question);
  expect(rows[2]).toContain('Where is the key?');
});
