import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { articleAbout } from './dialog-names.ts';
import { putAside } from './knowledge-acts.ts';
import type { QuestionActsProps } from './question-row.tsx';

/** Beside answering it once: for all guests to come, or not at all. */
export function QuestionActs({ question, describedBy }: QuestionActsProps) {
  const { open } = useUrlDialog('dialog');
  return (
    <>
      <Button variant="quiet" aria-describedby={describedBy} onClick={() => putAside(question)}>
        Put aside
      </Button>
      <Button aria-describedby={describedBy} onClick={() => void open(articleAbout(question.id))}>
        Write an article
      </Button>
    </>
  );
}
