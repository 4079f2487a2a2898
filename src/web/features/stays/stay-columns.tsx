import { CalendarX2, Download, Link2, Pencil, Trash2, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/stays.ts';
import { fill } from '#contract/messages/fill.ts';
import { callOf } from '#contract/phones.ts';
import type { Stay } from '#contract/stays/stays.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { PhoneWords } from '../../lib/forms/phone-words.tsx';
import { useMay } from '../../lib/session/role.ts';
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
    header: common.actions,
    className: 'max-sm:order-last',
    cell: (stay) => <StayButtons stay={stay} {...acts} />,
  },
  { key: 'guest', header: common.guest, isName: true, cell: (stay) => <GuestLink stay={stay} /> },
  ...(property ? [whereColumn] : []),
  { key: 'in', header: copy.checkIn, cell: ({ check_in }) => <Day>{check_in}</Day> },
  { key: 'out', header: copy.checkOut, cell: ({ check_out }) => <Day>{check_out}</Day> },
  {
    key: 'state',
    header: common.status,
    cell: (stay) => {
      const state = stateOf(stay, dayIn(stay.timezone, new Date()));
      return <StatusBadge tone={stayTones[state]}>{stayWords[state]}</StatusBadge>;
    },
  },
  {
    key: 'contact',
    header: copy.contact,
    cell: ({ guest_phone, guest_email, phone_last4 }) => {
      if (guest_phone)
        return (
          <PhoneLink href={callOf(guest_phone)}>
            <PhoneWords of={guest_phone} />
          </PhoneLink>
        );
      return (
        <span className="wrap-anywhere">
          {guest_email ?? (phone_last4 ? fill(copy.phoneEndsIn, { digits: phone_last4 }) : common.notAvailable)}
        </span>
      );
    },
  },
];

const whereColumn: Column<Stay> = {
  key: 'property',
  header: common.property,
  cell: ({ property_id, property_name }) => (
    <Link to={`/dashboard/properties/${property_id}`} className={nameLinkClass}>
      {property_name}
    </Link>
  ),
};

function StayButtons({ stay, onEdit, onLink, onCancel, onRestore, onForget }: Acts & { stay: Stay }) {
  const one = { guest: guestOf(stay), day: calendarDay(stay.check_in) };
  const state = stateOf(stay, dayIn(stay.timezone, new Date()));
  const isKnown = stay.guest_name || stay.guest_email || stay.phone_last4;
  const mayEdit = useMay('stays.update');
  const mayLink = useMay('stays.link');
  const mayRestore = useMay('stays.restore');
  const mayDownload = useMay('privacy.guestData');
  const download = isKnown && mayDownload && (
    <IconButton
      icon={Download}
      label={fill(copy.downloadGuestData, one)}
      size="compact"
      onClick={() => void downloadGuest(stay)}
    />
  );
  const forget = isKnown && (
    <IconButton icon={Trash2} label={fill(copy.deleteGuestOf, one)} size="compact" onClick={() => onForget(stay)} />
  );
  if (stay.status === 'cancelled')
    return (
      <span className="flex sm:-ml-2">
        {mayRestore && (
          <IconButton icon={Undo2} label={fill(copy.restoreStay, one)} size="compact" onClick={() => onRestore(stay)} />
        )}
        {download}
        {forget}
      </span>
    );
  return (
    <span className="flex sm:-ml-2">
      {mayEdit && (
        <IconButton icon={Pencil} label={fill(copy.editStayOf, one)} size="compact" onClick={() => onEdit(stay)} />
      )}
      {mayLink && (
        <IconButton icon={Link2} label={fill(copy.linkForStay, one)} size="compact" onClick={() => onLink(stay)} />
      )}
      <IconButton icon={CalendarX2} label={fill(copy.cancelStay, one)} size="compact" onClick={() => onCancel(stay)} />
      {download}
      {state === 'past' && forget}
    </span>
  );
}

const Day = ({ children }: { children: string }) => <span className="whitespace-nowrap">{calendarDay(children)}</span>;

/** Leads to the guest: their other stays, their chats and jobs. */
function GuestLink({ stay: { id, guest_name } }: { stay: Stay }) {
  const linkTo = useDialogLink('guest');
  return (
    <Link {...linkTo(`stay:${id}`)} className={nameLinkClass}>
      {guest_name ?? copy.noGuestName}
    </Link>
  );
}
