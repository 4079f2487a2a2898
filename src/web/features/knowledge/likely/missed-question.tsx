import { Link } from 'react-router';
import type { Advice, LikelyQuestions } from '#contract/knowledge/likely-questions.ts';
import * as copy from '#contract/messages/en/knowledge/likely-questions.ts';
import { fill } from '#contract/messages/fill.ts';
import { useDialogLink } from '../../../lib/address/url-dialog.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { changeArticle, editArticle, missingArticle } from '../dialog-names.ts';
import type { AskedNoteName } from './asked-note.tsx';

type Props = {
  missed: LikelyQuestions['missing'][number];
  note: AskedNoteName;
  /** The note's. */
  title: string;
  propertyId: string;
};

/** A question that does not find the note: what guests get instead, and a way to the editor with what helps. */
export function MissedQuestion({ missed: { question, instead, advice }, note, title, propertyId }: Props) {
  const toDialog = useDialogLink('dialog');
  const toField = useDialogLink('edit');
  const { words, dialog, field } = actOn(advice, note, { title, propertyId });
  const to = dialog === undefined ? toField(`${propertyId}:${field}`) : toDialog(dialog);
  return (
    <li className="grid grid-cols-1 gap-1.5 border-t border-line pt-2">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-anywhere">“{question}”</span>
        <StatusBadge wraps tone="warning">
          {copy.notFound}
        </StatusBadge>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 text-ink-2">
        <span className="min-w-0 wrap-anywhere">
          {instead ? fill(copy.heardInstead, { title: instead.title }) : copy.ownerAsked}
        </span>
        <Link {...to} className={buttonClass({ size: 'compact' })}>
          {words}
        </Link>
      </p>
    </li>
  );
}

type Act = { words: string } & ({ dialog: string; field?: undefined } | { dialog?: undefined; field: string });

function actOn(advice: Advice, note: AskedNoteName, at: { title: string; propertyId: string }): Act {
  if (advice.kind === 'merge') return mergeInto(advice.note, note);
  if (note.kind === 'field') {
    if (advice.kind === 'answer')
      return { words: copy.writeArticle, dialog: missingArticle(at.propertyId, advice.words) };
    return { words: fill(copy.sayInField, { words: advice.words, title: at.title }), field: note.field };
  }
  const { words } = advice;
  if (advice.kind === 'title')
    return {
      words: fill(copy.addToTitle, { words }),
      dialog: changeArticle(note.id, { kind: 'title', of: advice.title }),
    };
  const label = advice.kind === 'text' ? fill(copy.sayInText, { words }) : copy.answerInText;
  return { words: label, dialog: changeArticle(note.id, { kind: 'text', of: words }) };
}

/** Only an article takes in the text of another; a field is opened as it is. */
function mergeInto(found: Extract<Advice, { kind: 'merge' }>['note'], note: AskedNoteName): Act {
  const { title } = found;
  if (found.kind === 'field') return { words: fill(copy.openNote, { title }), field: found.field };
  if (note.kind === 'field') return { words: fill(copy.openNote, { title }), dialog: editArticle(found.id) };
  return {
    words: fill(copy.mergeWith, { title }),
    dialog: changeArticle(found.id, { kind: 'with', of: note.id }),
  };
}
