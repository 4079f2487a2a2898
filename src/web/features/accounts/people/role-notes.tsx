import { Link } from 'react-router';
import { memberRoleLabels } from '#contract/enumerations/people.ts';
import * as copy from '#contract/messages/en/accounts/people.ts';
import { fill } from '#contract/messages/fill.ts';
import { homeOf } from '../../../lib/session/home.ts';
import { useMe } from '../../../lib/session/me.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';

/** Over every screen of an account that is somebody else's: whose it is, and as what one is in it. */
export function WorkingIn() {
  const { account } = useMe();
  if (!account || account.role === 'holder') return null;
  const words = fill(copy.workingIn, { account: account.name, role: memberRoleLabels[account.role] });
  return <p className="mb-4 text-meta text-ink-2 wrap-anywhere">{words}</p>;
}

/** In place of a screen that somebody's role does not include. */
export function NotInRole() {
  const me = useMe();
  const { account } = me;
  if (!account || account.role === 'holder') return null;
  return (
    <Card>
      <h1 className="sr-only">{copy.notInRoleTitle}</h1>
      <EmptyState
        title={copy.notInRoleTitle}
        action={
          <Link to={homeOf(me)} className={buttonClass()}>
            {copy.toYourHome}
          </Link>
        }
      >
        {fill(copy.notInRoleText, { account: account.name, role: memberRoleLabels[account.role] })}
      </EmptyState>
    </Card>
  );
}
