import { Link } from 'react-router';
import * as copy from '#contract/messages/en/notifications/reach.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';

/** In the profile: the way to what reaches its person. */
export function ReachLinkCard() {
  return (
    <Card aria-labelledby="reach">
      <CardHeader
        id="reach"
        title={copy.reach}
        actions={
          <Link to="/dashboard/reach" className={buttonClass()}>
            {copy.change}
          </Link>
        }
      />
      <p className="text-meta text-ink-2">{copy.reachLead}</p>
    </Card>
  );
}
