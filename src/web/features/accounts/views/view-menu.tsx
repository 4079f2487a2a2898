import { Ellipsis } from 'lucide-react';
import type { SavedView } from '#contract/accounts/saved-views.ts';
import * as copy from '#contract/messages/en/accounts/views.ts';
import { fill } from '#contract/messages/fill.ts';
import { copyText } from '../../../lib/page/copy-text.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlay/menu.tsx';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';
import { removeView, updateView } from './view-acts.ts';

/** What can be done with the view that is open. A default export, so that it comes with the first one. */
export default function ViewMenu({
  view,
  search,
  onRename,
}: {
  view: SavedView;
  /** The filters as they are now. */
  search: string;
  onRename: () => void;
}) {
  const copyLink = async () =>
    (await copyText(location.href)) ? showToast({ title: copy.linkCopied }) : showFailure(copy.linkNotCopied);
  return (
    <Menu
      align="start"
      trigger={<IconButton icon={Ellipsis} size="compact" label={fill(copy.changeView, { view: view.name })} />}
    >
      {search !== view.search && <MenuItem onSelect={() => void updateView(view, search)}>{copy.updateView}</MenuItem>}
      <MenuItem onSelect={onRename}>{copy.renameView}</MenuItem>
      <MenuItem onSelect={() => void copyLink()}>{copy.copyLink}</MenuItem>
      <MenuSeparator />
      <MenuItem danger onSelect={() => void removeView(view)}>
        {copy.removeView}
      </MenuItem>
    </Menu>
  );
}
