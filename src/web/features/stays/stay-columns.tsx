import { CalendarX2, Download, Link2, Pencil, Trash2, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { callOf } from '#contract/phones.ts';
import type { Stay } from '#contract/stays/stays.ts';
import { PhoneWords } from '../../lib/forms/phone-words.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { calendarDay, dayIn } from '../../ui/day-words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { nameLinkClass } from '../../ui/name-link-class.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import type { Column } from '../../ui/table/table-sort.ts';
import { downloadGuest, guestOf } from './stay-acts.ts';
import { stateOf, stayTones, stayWords } from './stay-state.ts';

type Acts = {
  onEdit: (stay: Stay) => void;
  onLink: (stay: Stay) => void;
  onCancel: (stay: Stay) => void;
  onRestore: (stay: Stay) => void;
  onForget: (stay: Stay) => void;
};

/** With `property` the row says where: on a page of one property that goes without saying. */
export const stayColumns = (acts: Acts, { property }: { property: boolean }): Column<Stay>[] => [
  {
    key: 'actions',
    header: 'Actions',
    className: 'max-sm:order-last',
    cell: (stay) => <StayButtons stay={stay} {...acts} />,
  },
  { key: 'guest', header: 'Guest', isName: true, cell: ({ guest_name }) => guest_name ?? 'No name given' },
  ...(property ? [whereColumn] : []),
  { key: 'in', header: 'Check-in', cell: ({ check_in }) => <Day>{check_in}</Day> },
  { key: 'out', header: 'Check-out', cell: ({ check_out }) => <Day>{check_out}</Day> },
  {
    key: 'state',
    header: 'Status',
    cell: (stay) => {
      const state = stateOf(stay, dayIn(stay.timezone, new Date()));
      return <StatusBadge tone={stayTones[state]}>{stayWords[state]}</StatusBadge>;
    },
  },
  {
    key: 'contact',
    header: 'Contact',
    cell: ({ guest_phone, guest_email, phone_last4 }) => {
      if (guest_phone)
        return (
          <PhoneLink href={callOf(guest_phone)}>
            <PhoneWords of={guest_phone} />
          </PhoneLink>
        );
      return (
        <span className="wrap-anywhere">{guest_email ?? (phone_last4 ? `Phone ends in ${phone_last4}` : 'N/A')}</span>
      );
    },
  },
];

const whereColumn: Column<Stay> = {
  key: 'property',
  header: 'Property',
  cell: ({ property_id, property_name }) => (
    <Link to={`/dashboard/properties/${property_id}`} className={nameLinkClass}>
      {property_name}
    </Link>
  ),
};

function StayButtons({ stay, onEdit, onLink, onCancel, onRestore, onForget }: Acts & { stay: Stay }) {
  const of = `the stay of ${guestOf(stay)} from ${calendarDay(stay.check_in)}`;
  const state = stateOf(stay, dayIn(stay.timezone, new Date()));
  const isKnown = stay.guest_name || stay.guest_email || stay.phone_last4;
  const download = isKnown && (
    <IconButton
      icon={Download}
      label={`Download what's kept about the guest of ${of}`}
      size="compact"
      onClick={() => void downloadGuest(stay)}
    />
  );
  const forget = isKnown && (
    <IconButton icon={Trash2} label={`Delete the guest of ${of}`} size="compact" onClick={() => onForget(stay)} />
  );
  if (stay.status === 'cancelled')
    return (
      <span className="flex sm:-ml-2">
        <IconButton icon={Undo2} label={`Restore ${of}`} size="compact" onClick={() => onRestore(stay)} />
        {download}
        {forget}
      </span>
    );
  return (
    <span className="flex sm:-ml-2">
      <IconButton icon={Pencil} label={`Edit ${of}`} size="compact" onClick={() => onEdit(stay)} />
      <IconButton icon={Link2} label={`Personal link for ${of}`} size="compact" onClick={() => onLink(stay)} />
      <IconButton icon={CalendarX2} label={`Cancel ${of}`} size="compact" onClick={() => onCancel(stay)} />
      {download}
      {state === 'past' && forget}
    </span>
  );
}

const Day = ({ children }: { children: string }) => <span className="whitespace-nowrap">{calendarDay(children)}</span>;
