import { Pencil, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { Contractor } from '#contract/contractors.ts';
import { serviceTypeLabels } from '#contract/enumerations.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { nameLinkClass } from '../../ui/name-link-class.ts';
import type { Column } from '../../ui/table-sort.ts';
import { PaperBadges } from './paper-badges.tsx';

type Acts = {
  linkTo: (id: string) => ComponentProps<typeof Link>;
  onEdit: (contractor: Contractor) => void;
  onRemove: (contractor: Contractor) => void;
};

/** May end a line after its `@`. */
function breakable(email: string) {
  const [name, host] = email.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

/** The columns of "My Contractors" (spec 2, section 2), as data. */
export const contractorColumns = ({ linkTo, onEdit, onRemove }: Acts): Column<Contractor>[] => [
  {
    key: 'actions',
    header: 'Actions',
    className: 'max-sm:order-last',
    cell: (contractor) => (
      <span className="flex sm:-ml-2">
        <IconButton
          icon={Pencil}
          label={`Edit ${contractor.company_name}`}
          size="compact"
          onClick={() => onEdit(contractor)}
        />
        <IconButton
          icon={Trash2}
          label={`Remove ${contractor.company_name}`}
          size="compact"
          onClick={() => onRemove(contractor)}
        />
      </span>
    ),
  },
  {
    key: 'company',
    header: 'Company Name',
    isName: true,
    cell: (contractor) => (
      <span className="flex flex-wrap gap-x-2 gap-y-1">
        <Link {...linkTo(contractor.id)} className={nameLinkClass}>
          {contractor.company_name}
        </Link>
        <PaperBadges contractor={contractor} />
      </span>
    ),
    sortBy: (c) => c.company_name,
  },
  {
    key: 'service',
    header: 'Service Type',
    cell: (c) => serviceTypeLabels[c.service_type],
    sortBy: (c) => serviceTypeLabels[c.service_type],
  },
  {
    key: 'phone',
    header: 'Phone',
    cell: ({ phone }) =>
      phone ? (
        <a href={`tel:${phone}`} className="whitespace-nowrap underline touch:inline-block touch:py-2.5">
          {phone}
        </a>
      ) : (
        'N/A'
      ),
    sortBy: ({ phone }) => phone || null,
  },
  {
    key: 'email',
    header: 'Email',
    cell: ({ email }) =>
      email ? (
        <a
          href={`mailto:${email}`}
          className="wrap-anywhere underline sm:wrap-break-word touch:inline-block touch:py-2.5"
        >
          {breakable(email)}
        </a>
      ) : (
        'N/A'
      ),
    sortBy: ({ email }) => email,
  },
  {
    key: 'account',
    header: 'Account #',
    cell: (c) => c.account_number ?? 'N/A',
    sortBy: (c) => c.account_number,
  },
  {
    key: 'notes',
    header: 'Notes',
    cell: ({ notes }) => <span className="text-ink-2 sm:line-clamp-2">{notes ?? 'N/A'}</span>,
    sortBy: ({ notes }) => notes,
  },
];
