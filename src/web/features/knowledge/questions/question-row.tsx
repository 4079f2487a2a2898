import { Link } from 'react-router';
import { questionOutcomeLabels } from '#contract/enumerations/knowledge.ts';
import type { MissingAnswer, QuestionTried } from '#contract/knowledge/completeness.ts';
import * as copy from '#contract/messages/en/knowledge/common-questions.ts';
import { fill } from '#contract/messages/fill.ts';
import { useDialogLink } from '../../../lib/address/url-dialog.ts';
import { StatusBadge, type Tone } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { missingArticle } from '../dialog-names.ts';

const tones: Record<QuestionTried['outcome'], Tone> = {
  told: 'success',
  shown: 'info',
  held: 'neutral',
  asks_you: 'warning',
};

/** One of the commonest questions: how it went, from what, and one tap to what would answer it. */
export function QuestionRow({ tried, propertyId }: { tried: QuestionTried; propertyId: string }) {
  const { question, outcome, notes, missing } = tried;
  const titles = notes.map(({ title }) => fill(copy.noteQuoted, { title })).join(', ');
  return (
    <li className="grid grid-cols-1 justify-items-start gap-1.5 border-t border-line pt-2">
      <p className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-anywhere">“{question}”</span>
        <StatusBadge tone={tones[outcome]} wraps>
          {questionOutcomeLabels[outcome]}
        </StatusBadge>
      </p>
      {titles && (
        <p className="text-meta wrap-anywhere text-ink-2">
          {fill(outcome === 'shown' ? copy.choosesAmong : copy.fromNotes, { titles })}
        </p>
      )}
      {missing && <FillLink missing={missing} propertyId={propertyId} />}
      {outcome === 'held' && (
        <Link to={`/dashboard/protocols?property=${propertyId}`} className={buttonClass({ size: 'compact' })}>
          {copy.openRules}
        </Link>
      )}
    </li>
  );
}

/** Opens the field of the form, or an article that is begun with its title. */
export function FillLink({ missing: { field, label }, propertyId }: { missing: MissingAnswer; propertyId: string }) {
  const toField = useDialogLink('edit');
  const toArticle = useDialogLink('dialog');
  const to = field ? toField(`${propertyId}:${field}`) : toArticle(missingArticle(propertyId, label));
  return (
    <Link {...to} className={buttonClass({ size: 'compact' })}>
      {fill(field ? copy.writeField : copy.writeArticle, { label })}
    </Link>
  );
}
