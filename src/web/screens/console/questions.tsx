import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { questionSources } from '#contract/enquiries/question-sources.ts';
import * as copy from '#contract/messages/en/accounts/console.ts';
import type { QuestionFilter } from '../../features/enquiries/questions.ts';
import { QuestionsFilter } from '../../features/enquiries/questions-filter.tsx';
import { QuestionsTable } from '../../features/enquiries/questions-table.tsx';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { useShortcuts } from '../../lib/page/shortcuts.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

const QuestionDialog = lazy(() => import('../../features/enquiries/question-dialog.tsx'));

export function meta() {
  return [{ title: copy.questionsTab }];
}

/** What visitors of the public site asked the team. The filter stands in the address: `?answered=true&source=…&q=…`. */
export default function QuestionsScreen() {
  const [search, setSearch] = useSearchParams();
  const dialog = useUrlDialog('question');
  const filter: QuestionFilter = {
    answered: search.get('answered') === 'true',
    form_source: questionSources.find((one) => one === search.get('source')),
    q: search.get('q') ?? '',
  };
  const show = (next: QuestionFilter) => setSearch(toSearch(next), { replace: true, preventScrollReset: true });
  const clear = () => show({ ...filter, form_source: undefined, q: '' });
  useShortcuts('here', [
    { keys: 'j', does: copy.keyNextQuestion, act: () => focusRow(1) },
    { keys: 'k', does: copy.keyPreviousQuestion, act: () => focusRow(-1) },
  ]);
  return (
    <>
      <PageHeader title={copy.questions} lead={copy.questionsNote} />
      <QuestionsFilter filter={filter} onChange={show} />
      <Card aria-label={copy.questions}>
        <QuestionsTable filter={filter} onClear={clear} />
      </Card>
      <Suspense>
        {dialog.lastId && <QuestionDialog id={dialog.id} lastId={dialog.lastId} onClose={dialog.close} />}
      </Suspense>
    </>
  );
}

const toSearch = ({ answered, form_source, q }: QuestionFilter) => ({
  ...(answered && { answered: 'true' }),
  ...(form_source && { source: form_source }),
  ...(q && { q }),
});

/** J and K walk through the rows; Enter opens the one that has the focus. */
function focusRow(by: number) {
  const links = [...document.querySelectorAll<HTMLElement>('[data-row-link]')];
  const at = links.findIndex((link) => link.matches(':focus'));
  links[at === -1 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1)]?.focus();
}
