import { Pencil, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { Contractor } from '#contract/contractors/contractors.ts';
import * as copy from '#contract/messages/en/contractors.ts';
import { fill } from '#contract/messages/fill.ts';
import { whyUnreachable } from '#contract/phones.ts';
import { useMay } from '../../lib/session/role.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { nameLinkClass } from '../../ui/name-link-class.ts';
import { PaperBadges } from './paper-badges.tsx';
import { StarsWords } from './stars-words.tsx';
import { UnreachableNote } from './unreachable-note.tsx';

// What stands in a row of "My Contractors".

type ActCellProps = { contractor: Contractor; onEdit: () => void; onRemove: () => void };

export function ActCell({ contractor: { id, company_name: company }, onEdit, onRemove }: ActCellProps) {
  const mayEdit = useMay('contractors.update');
  return (
    <span className="flex sm:-ml-2">
      {mayEdit && (
        <IconButton icon={Pencil} label={fill(copy.editCompany, { company })} size="compact" onClick={onEdit} />
      )}
      <IconButton
        icon={Trash2}
        label={fill(copy.removeCompany, { company })}
        size="compact"
        onClick={onRemove}
        data-removes={id}
      />
    </span>
  );
}

export function CompanyCell({ contractor, link }: { contractor: Contractor; link: ComponentProps<typeof Link> }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Link {...link} className={nameLinkClass}>
        {contractor.company_name}
      </Link>
      <StarsWords stars={contractor.stars} />
      <PaperBadges contractor={contractor} />
      <UnreachableNote why={whyUnreachable(contractor)} />
    </span>
  );
}

/** May end a line after its `@`. */
export function EmailCell({ email }: { email: string | null }) {
  if (!email) return copy.notGiven;
  const [name, host] = email.split('@');
  return (
    <a href={`mailto:${email}`} className={`wrap-anywhere sm:wrap-break-word ${nameLinkClass}`}>
      {name}@<wbr />
      {host}
    </a>
  );
}
