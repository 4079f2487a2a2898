import { useState } from 'react';
import type { Invitation } from '#contract/accounts/people.ts';
import { memberRoleLabels } from '#contract/enumerations/people.ts';
import * as copy from '#contract/messages/en/accounts/people.ts';
import { fill } from '#contract/messages/fill.ts';
import { Badge, StatusBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { sendAgain, withdraw } from './people.ts';
import { personRowClass } from './person-row-class.ts';

/** Somebody who was invited and has not come yet. */
export function InvitationRow({ invitation: { id, email, role, codes, state, sent_at } }: { invitation: Invitation }) {
  const [busy, setBusy] = useState<'sending' | 'withdrawing' | null>(null);
  const doing = async (what: typeof busy, act: Promise<unknown>) => {
    setBusy(what);
    await act;
    setBusy(null);
  };
  return (
    <li className={personRowClass}>
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 text-label">
          <span className="wrap-anywhere">{email}</span>
          <Badge>{memberRoleLabels[role]}</Badge>
          {codes && <Badge>{copy.withCodes}</Badge>}
          <StatusBadge tone={state === 'open' ? 'info' : 'warning'}>
            {state === 'open' ? copy.invited : copy.expired}
          </StatusBadge>
        </span>
        <span className="text-meta text-ink-2">
          <Fill of={copy.sentOn} with={{ date: <DateTime at={sent_at} /> }} />
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="compact" busy={busy === 'sending'} onClick={() => void doing('sending', sendAgain(id, email))}>
          <Fill
            of={copy.sendAgain}
            with={{ to: <span className="sr-only">{fill(copy.toWhom, { name: email })}</span> }}
          />
        </Button>
        <Button
          size="compact"
          busy={busy === 'withdrawing'}
          onClick={() => void doing('withdrawing', withdraw(id, email))}
        >
          <Fill
            of={copy.withdraw}
            with={{ of: <span className="sr-only">{fill(copy.invitationOf, { name: email })}</span> }}
          />
        </Button>
      </div>
    </li>
  );
}
