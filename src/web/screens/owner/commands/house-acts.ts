import {
  Bot,
  BotOff,
  Copy,
  FileText,
  Hammer,
  type LucideIcon,
  Pencil,
  QrCode,
  Trash2,
  UserRoundPlus,
  Users,
} from 'lucide-react';
import * as copy from '#contract/messages/en/owner/commands.ts';
import { fill } from '#contract/messages/fill.ts';
import { teamDialog } from '../../../features/contractors/dialog-names.ts';
import { copyGuestLinkOf } from '../../../features/properties/page/copy-guest-link.ts';
import { pauseAssistant, startAssistant } from '../../../features/protocols/pause-assistant.ts';
import { downloadAside } from '../../../features/sheets/download-aside.ts';
import { addStayDialog } from '../../../features/stays/dialog-names.ts';
import { newOrderDialog } from '../../../features/work-orders/dialog-names.ts';
import type { Ways } from './ways.ts';

/** Something done to one property, which the palette asks for in its second step. */
export type HouseAct = {
  /** Its step in the address. */
  name: string;
  words: string;
  also?: string;
  icon: LucideIcon;
  act: (id: string, property: string) => void;
};

/** `onCardPrinted`: that one was printed is remembered for the start card. */
export function houseActs({ open, act }: Ways, onCardPrinted: () => void): HouseAct[] {
  const printCard = (size: 'a6' | 'a4') => (id: string, property: string) =>
    act(() => downloadAside(`/properties/${id}/qr-card/${size}`, fill(copy.makingCard, { property }), onCardPrinted));
  const printSheet = (id: string, property: string) =>
    act(() => downloadAside(`/properties/${id}/house-sheet`, fill(copy.makingSheet, { property })));
  return [
    {
      name: 'add-stay',
      words: copy.addStay,
      also: copy.addStayAlso,
      icon: UserRoundPlus,
      act: (id) => open('dialog', addStayDialog(id)),
    },
    {
      name: 'open-order',
      words: copy.openNewOrder,
      also: copy.openNewOrderAlso,
      icon: Hammer,
      act: (id) => open('dialog', newOrderDialog(id)),
    },
    {
      name: 'copy-link',
      words: copy.copyLink,
      also: copy.copyLinkAlso,
      icon: Copy,
      act: (id) => act(() => copyGuestLinkOf(id)),
    },
    { name: 'house-sheet', words: copy.houseSheet, also: copy.printAlso, icon: FileText, act: printSheet },
    { name: 'card-shelf', words: copy.cardForShelf, also: copy.printAlso, icon: QrCode, act: printCard('a6') },
    { name: 'card-wall', words: copy.cardForWall, also: copy.printAlso, icon: QrCode, act: printCard('a4') },
    {
      name: 'pause',
      words: copy.pause,
      also: copy.pauseAlso,
      icon: BotOff,
      act: (id, name) => act(() => pauseAssistant({ id, name })),
    },
    {
      name: 'start',
      words: copy.start,
      also: copy.startAlso,
      icon: Bot,
      act: (id, name) => act(() => startAssistant({ id, name })),
    },
    {
      name: 'edit-property',
      words: copy.editProperty,
      also: copy.editPropertyAlso,
      icon: Pencil,
      act: (id) => open('edit', id),
    },
    {
      name: 'team',
      words: copy.chooseTeam,
      also: copy.chooseTeamAlso,
      icon: Users,
      act: (id) => open('dialog', teamDialog(id)),
    },
    { name: 'remove-property', words: copy.removeProperty, icon: Trash2, act: (id) => open('remove', id) },
  ];
}
