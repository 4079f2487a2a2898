import { useLocation, useNavigate } from 'react-router';
import type { ProcedureName } from '#contract/accounts/roles.ts';
import * as copy from '#contract/messages/en/keys.ts';
import { addDialog } from '../../features/contractors/dialog-names.ts';
import { newArticle } from '../../features/knowledge/dialog-names.ts';
import { addStayDialog } from '../../features/stays/dialog-names.ts';
import { type DialogName, useUrlDialog } from '../../lib/address/url-dialog.ts';
import { useShortcuts } from '../../lib/page/shortcuts.ts';
import { may } from '../../lib/session/may.ts';
import { useMe } from '../../lib/session/me.ts';
import { stepDialog } from './commands/ways.ts';
import { places } from './navigation.ts';

/** The owner's keys: to each screen, and N for what one adds where one is. */
export function OwnerKeys() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const me = useMe();
  const dialogs = { add: useUrlDialog('add'), dialog: useUrlDialog('dialog') };
  const [name, id, needed] = newAt(pathname);
  useShortcuts(
    'here',
    may(me, needed) ? [{ keys: 'n', does: copy.addNew, act: () => void dialogs[name].open(id) }] : [],
  );
  useShortcuts(
    'go',
    places.flatMap(({ keys, label, to, needs }) =>
      keys && may(me, needs) ? [{ keys, does: label, act: () => void navigate(to) }] : [],
    ),
  );
  return null;
}

const atProperty = '/dashboard/properties/';

/** What is added on a screen; where nothing is, the palette asks what. */
function newAt(pathname: string): [Extract<DialogName, 'add' | 'dialog'>, string, ProcedureName] {
  if (pathname.startsWith(atProperty))
    return ['dialog', addStayDialog(pathname.slice(atProperty.length)), 'stays.create'];
  switch (pathname) {
    case '/dashboard/properties':
      return ['add', 'property', 'newProperties.create'];
    case '/dashboard/contractors':
      return ['dialog', addDialog, 'contractors.create'];
    case '/dashboard/stays':
      return ['dialog', addStayDialog(), 'stays.create'];
    case '/dashboard/knowledge':
      return ['dialog', newArticle, 'articles.create'];
    default:
      return ['dialog', stepDialog('new'), 'articles.create'];
  }
}
