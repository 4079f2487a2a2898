import { ArrowDown, ArrowUp, Pencil, Star, Trash2 } from 'lucide-react';
import type { AssignedContractor } from '#contract/contractors/assigned.ts';
import type { Contractor } from '#contract/contractors/contractors.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as copy from '#contract/messages/en/contractors/assignments.ts';
import * as contractorsCopy from '#contract/messages/en/contractors.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Unreachable } from '#contract/phones.ts';
import { PhoneWords } from '../../../lib/forms/phone-words.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PaperBadges } from '../paper-badges.tsx';
import { StarsWords } from '../stars-words.tsx';
import { UnreachableNote } from '../unreachable-note.tsx';

/** `stars` is known of those that are saved. */
export type Assigned = AssignedContractor & Partial<Pick<Contractor, 'stars'>>;

/**
 * One assigned contractor: who is asked first stands first. At an end the arrow stays where the focus is and does
 * nothing.
 */
export function AssignedItem({
  contractor,
  unreachable,
  place: { index, count },
  onStar,
  onMove,
  onEdit,
  onRemove,
}: {
  contractor: Assigned;
  /** Why nobody can tell them of a job; null when somebody can. */
  unreachable: Unreachable | null;
  place: { index: number; count: number };
  onStar: () => void;
  onMove: (to: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { company_name: company, service_type, phone, email, is_contact_point: star } = contractor;
  const named = { company };
  const atEnd = (to: number) => to < 0 || to >= count;
  const arrow = (to: number) => ({
    'aria-disabled': atEnd(to),
    className: atEnd(to) ? 'opacity-40' : undefined,
    onClick: () => !atEnd(to) && onMove(to),
    size: 'compact' as const,
  });
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 rounded-control border border-line p-2 sm:grid-cols-[auto_1fr_auto] sm:p-3">
      <Button
        variant="quiet"
        size="compact"
        aria-pressed={star}
        aria-label={fill(copy.contactPointOf, named)}
        onClick={onStar}
        className="aspect-square px-0!"
      >
        <Icon of={Star} size={20} className={cx(star ? 'fill-current text-primary-text' : 'text-ink-3')} />
      </Button>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-label break-words">{company}</span>
          {star && <Badge tone="primary">{copy.contactPoint}</Badge>}
          <StarsWords stars={contractor.stars ?? null} />
          <PaperBadges contractor={contractor} />
          <UnreachableNote why={unreachable} />
        </p>
        <p className="text-meta break-words text-ink-2">
          {serviceTypeLabels[service_type]}
          {phone && (
            <>
              {' · '}
              <PhoneWords of={phone} />
            </>
          )}
          {email && ` · ${email}`}
        </p>
      </div>
      <div className="flex max-sm:col-span-2 max-sm:justify-end">
        {count > 1 && (
          <>
            <IconButton icon={ArrowUp} label={fill(copy.moveUp, named)} {...arrow(index - 1)} />
            <IconButton icon={ArrowDown} label={fill(copy.moveDown, named)} {...arrow(index + 1)} />
          </>
        )}
        <IconButton icon={Pencil} label={fill(contractorsCopy.editCompany, named)} size="compact" onClick={onEdit} />
        <IconButton
          icon={Trash2}
          label={fill(contractorsCopy.removeCompany, named)}
          size="compact"
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
