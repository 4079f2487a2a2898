import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { memberRoleLabels } from '#contract/enumerations/people.ts';
import * as copy from '#contract/messages/en/accounts/people.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { dropEveryDraft } from '../../../lib/offline/drafts.ts';
import { useMe } from '../../../lib/session/me.ts';
import { keepAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { SettingRow } from '../../../ui/form/setting-row.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { showFailure } from '../../../ui/overlay/toast.ts';

/** For whoever works in somebody else's account: what they are in it, and the way out. */
export function LeaveCard() {
  const { account } = useMe();
  const [asking, setAsking] = useState(false);
  const leave = useMutation({
    mutationFn: () => api.people.leave(),
    onSuccess: async () => {
      await dropEveryDraft();
      keepAccount(null);
      location.replace('/dashboard');
    },
    onError: (error) => showFailure(messageOf(error)),
  });
  if (!account || account.role === 'holder') return null;
  return (
    <Card aria-labelledby="membership">
      <CardHeader id="membership" title={account.name} />
      <ul>
        <SettingRow
          label={memberRoleLabels[account.role]}
          value={account.codes ? copy.withCodesToo : copy.withoutCodes}
          action={<Button onClick={() => setAsking(true)}>{copy.leave}</Button>}
        />
      </ul>
      <ConfirmDialog
        open={asking}
        title={fill(copy.leaveTitle, { account: account.name })}
        confirm={copy.leave}
        danger
        busy={leave.isPending || leave.isSuccess}
        onConfirm={() => leave.mutate()}
        onClose={() => setAsking(false)}
      >
        {copy.leaveNote}
      </ConfirmDialog>
    </Card>
  );
}
