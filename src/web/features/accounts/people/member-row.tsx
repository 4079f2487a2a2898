import { useState } from 'react';
import type { Member } from '#contract/accounts/people.ts';
import { type MemberRole, memberRoleLabels, memberRoles } from '#contract/enumerations/people.ts';
import * as copy from '#contract/messages/en/accounts/people.ts';
import { fill } from '#contract/messages/fill.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { removeMember, setCodes, setRole } from './people.ts';
import { personRowClass } from './person-row-class.ts';

/** Who, what they are and see, and the way out; each change takes effect at once. */
export function MemberRow({ member }: { member: Member }) {
  const { name, email, role, codes, joined_at, is_me } = member;
  const [busy, setBusy] = useState(false);
  const doing = async (act: Promise<unknown>) => {
    setBusy(true);
    await act;
    setBusy(false);
  };
  return (
    <li className={personRowClass}>
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 text-label">
          {name}
          {is_me && <Badge tone="primary">{copy.you}</Badge>}
        </span>
        <span className="text-meta text-ink-2 wrap-anywhere">{email}</span>
        <span className="text-meta text-ink-2">
          <Fill of={copy.joinedOn} with={{ date: <DateTime at={joined_at} /> }} />
        </span>
      </div>
      {is_me ? (
        <Badge>{memberRoleLabels[role]}</Badge>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <NativeSelect
            aria-label={fill(copy.roleOf, { name })}
            value={role}
            disabled={busy}
            onChange={(event) => void doing(setRole(member, event.currentTarget.value as MemberRole))} // one of its options
          >
            {memberRoles.map((one) => (
              <option key={one} value={one}>
                {memberRoleLabels[one]}
              </option>
            ))}
          </NativeSelect>
          <Switch
            label={
              <>
                <span aria-hidden="true">{copy.seesCodes}</span>
                <span className="sr-only">{fill(copy.codesOf, { name })}</span>
              </>
            }
            checked={codes}
            disabled={busy || role === 'owner'}
            onChange={(event) => void doing(setCodes(member, event.currentTarget.checked))}
          />
          <Button size="compact" busy={busy} onClick={() => void doing(removeMember(member))}>
            <Fill of={copy.remove} with={{ who: <span className="sr-only">{fill(copy.named, { name })}</span> }} />
          </Button>
        </div>
      )}
    </li>
  );
}
