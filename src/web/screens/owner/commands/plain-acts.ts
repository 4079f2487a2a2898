import {
  ClipboardCheck,
  ClipboardPaste,
  Contact,
  HousePlus,
  Keyboard,
  ListChecks,
  LogOut,
  MessageCircle,
  NotebookPen,
  Pencil,
  Undo2,
  Upload,
  UserRoundPlus,
} from 'lucide-react';
import * as copy from '#contract/messages/en/owner/commands.ts';
import { fill } from '#contract/messages/fill.ts';
import { signOutAndGoHome } from '../../../features/accounts/menu/sign-out.ts';
import { addDialog, contactsDialog } from '../../../features/contractors/dialog-names.ts';
import { newArticle } from '../../../features/knowledge/dialog-names.ts';
import { readManualInto } from '../../../features/manuals/dialog-names.ts';
import type { PaletteItem } from '../../../features/reports/find/palette-item.ts';
import { importDialog } from '../../../features/sheets/import-names.ts';
import { showFailure } from '../../../ui/overlay/toast.ts';
import { latestUndoable } from '../../../ui/overlay/undo.ts';
import type { Ways } from './ways.ts';

type Line = Omit<PaletteItem, 'choose'>;
const line = (item: Line, choose: () => void): PaletteItem => ({ ...item, choose });

/** What can be taken back still, above all else. */
export function undoItems({ act }: Ways): PaletteItem[] {
  const last = latestUndoable();
  if (!last) return [];
  return [
    line({ key: 'undo', words: fill(copy.undo, { deed: last.title }), icon: Undo2, keys: 'z' }, () => act(last.undo)),
  ];
}

/** What is written down anew and belongs to no property yet. */
export const addItems = ({ open }: Ways): PaletteItem[] => [
  line({ key: 'add contractor', words: copy.addContractor, also: copy.addContractorAlso, icon: UserRoundPlus }, () =>
    open('dialog', addDialog),
  ),
  line({ key: 'add property', words: copy.addProperty, also: copy.addPropertyAlso, icon: HousePlus }, () =>
    open('add', 'property'),
  ),
  line({ key: 'add article', words: copy.newArticle, also: copy.newArticleAlso, icon: NotebookPen }, () =>
    open('dialog', newArticle),
  ),
];

/** `waiting`: how many questions wait for the owner, undefined while that is not known. */
export const askItems = ({ ask }: Ways, waiting: number | undefined): PaletteItem[] => [
  line(
    {
      key: 'answer',
      words: copy.answerWaiting,
      more: waiting === undefined ? undefined : fill(copy.waitingCount, { count: waiting }),
      also: copy.answerWaitingAlso,
      icon: ListChecks,
    },
    () => ask('answer'),
  ),
  line({ key: 'open order', words: copy.openOrder, also: copy.openOrderAlso, icon: ClipboardCheck }, () =>
    ask('order'),
  ),
];

/** `writes`: whether whoever opened it may change anything. */
export const otherItems = (ways: Ways, writes: boolean): PaletteItem[] => [
  ...(writes ? changeItems(ways) : []),
  ...plainItems(ways),
];

const changeItems = ({ open, ask }: Ways): PaletteItem[] => [
  line({ key: 'edit contractor', words: copy.editContractor, also: copy.editContractorAlso, icon: Pencil }, () =>
    ask('edit-contractor'),
  ),
  line({ key: 'read manual', words: copy.readManual, also: copy.readManualAlso, icon: ClipboardPaste }, () =>
    open('dialog', readManualInto()),
  ),
  line({ key: 'import properties', words: copy.importProperties, also: copy.importAlso, icon: Upload }, () =>
    open('dialog', importDialog('properties')),
  ),
  line({ key: 'import contractors', words: copy.importContractors, also: copy.importAlso, icon: Upload }, () =>
    open('dialog', importDialog('contractors')),
  ),
  line({ key: 'import contacts', words: copy.importContacts, also: copy.contactsAlso, icon: Contact }, () =>
    open('dialog', contactsDialog),
  ),
  line({ key: 'ask us', words: copy.askUs, also: copy.askUsAlso, icon: MessageCircle }, () =>
    open('dialog', 'support-chat'),
  ),
];

const plainItems = ({ open, act }: Ways): PaletteItem[] => [
  line({ key: 'keys', words: copy.showKeys, icon: Keyboard, keys: '?' }, () => open('dialog', 'keys')),
  line({ key: 'sign out', words: copy.signOut, also: copy.signOutAlso, icon: LogOut }, () =>
    act(() => signOutAndGoHome(showFailure)),
  ),
];
