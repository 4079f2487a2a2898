import type { ConversationRow } from '#contract/conversations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/many-chats.ts';
import { useShortcuts } from '../../../../lib/page/shortcuts.ts';
import { useSelection } from '../../../../ui/table/selection.tsx';
import { useManyChats } from './use-many-chats.ts';

/** Chats chosen in the list, by their boxes or by `X`: the one that has the focus, without one the open one. */
export function useChosenChats(rows: readonly ConversationRow[], openId: string | null) {
  const selection = useSelection(rows.map(({ id }) => id));
  const many = useManyChats(() => selection.chooseAll(false));
  const atHand = () => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-chat]')?.dataset.chat ?? null;
    return rows.find(({ id }) => id === (focused ?? openId))?.id;
  };
  const toggle = () => {
    const id = atHand();
    if (id) selection.choose(id, !selection.isChosen(id), false);
  };
  useShortcuts('here', [{ keys: 'x', does: copy.keySelect, act: rows.length > 0 ? toggle : undefined }]);
  return { selection, many, chosen: rows.filter(({ id }) => selection.isChosen(id)) };
}
