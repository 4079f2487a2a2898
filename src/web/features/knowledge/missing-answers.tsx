import { Link } from 'react-router';
import type { MissingAnswer } from '#contract/knowledge/completeness.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { missingArticle } from './dialog-names.ts';

type Props = { propertyId: string; missing: readonly MissingAnswer[]; label?: string };

/** What a property's guests can't be told yet, each a way to the field or the article that would tell it. */
export function MissingAnswers({ propertyId, missing, label }: Props) {
  const toField = useDialogLink('edit');
  const toArticle = useDialogLink('dialog');
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-4 gap-y-1">
      {missing.map(({ field, label: name }) => (
        <li key={name}>
          <Link
            {...(field ? toField(`${propertyId}:${field}`) : toArticle(missingArticle(propertyId, name)))}
            className="text-primary-text underline touch:inline-block touch:py-3.25"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
