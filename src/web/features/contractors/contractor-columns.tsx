import type { Contractor } from '#contract/contractors/contractors.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/contractors.ts';
import { callOf } from '#contract/phones.ts';
import { PhoneWords } from '../../lib/forms/phone-words.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import type { Column } from '../../ui/table/table-sort.ts';
import { ActCell, CompanyCell, EmailCell } from './contractor-cells.tsx';

type Acts = {
  onEdit: (contractor: Contractor) => void;
  onRemove: (contractor: Contractor) => void;
};

/** The columns of "My Contractors" (spec 2, section 2), as data. */
export const contractorColumns = ({ onEdit, onRemove }: Acts): Column<Contractor>[] => [
  {
    key: 'actions',
    header: common.actions,
    className: 'max-sm:order-last',
    cell: (c) => <ActCell contractor={c} onEdit={() => onEdit(c)} onRemove={() => onRemove(c)} />,
  },
  {
    key: 'company',
    header: copy.companyName,
    isName: true,
    cell: (c) => <CompanyCell contractor={c} link={{ to: `/dashboard/contractors/${c.id}` }} />,
    sortBy: (c) => c.company_name,
  },
  {
    key: 'service',
    header: copy.serviceType,
    cell: (c) => serviceTypeLabels[c.service_type],
    sortBy: (c) => serviceTypeLabels[c.service_type],
  },
  {
    key: 'phone',
    header: common.phone,
    cell: ({ phone }) =>
      phone ? (
        <PhoneLink href={callOf(phone)}>
          <PhoneWords of={phone} />
        </PhoneLink>
      ) : (
        copy.notGiven
      ),
    sortBy: ({ phone }) => phone || null,
  },
  {
    key: 'email',
    header: common.email,
    cell: ({ email }) => <EmailCell email={email} />,
    sortBy: ({ email }) => email,
  },
  {
    key: 'account',
    header: copy.accountColumn,
    cell: (c) => c.account_number ?? copy.notGiven,
    sortBy: (c) => c.account_number,
  },
  {
    key: 'notes',
    header: copy.notes,
    cell: ({ notes }) => <span className="text-ink-2 sm:line-clamp-2">{notes ?? copy.notGiven}</span>,
    sortBy: ({ notes }) => notes,
  },
];
