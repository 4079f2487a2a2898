import { useMutation } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/privacy.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { showToast } from '../../ui/overlay/toast.ts';

/** Whether it is kept which answer a guest taps; saved at once. */
export function KeepChoicesSwitch({ kept }: { kept: boolean }) {
  const save = useMutation({
    mutationFn: (keep_choices: boolean) => api.preferences.save({ sorts: {}, keep_choices }),
    onSuccess: (saved) => {
      queryClient.setQueryData(orpc.preferences.get.queryKey(), saved);
      showToast({ title: saved.keep_choices ? copy.tapsKept : copy.tapsNotKept });
    },
    onError: (error) => showToast({ title: messageOf(error), tone: 'error' }),
  });
  return (
    <Switch
      label={copy.keepTaps}
      hint={copy.keepTapsHint}
      checked={save.isPending ? save.variables : kept}
      disabled={save.isPending}
      onChange={({ target }) => save.mutate(target.checked)}
      className="border-t border-line pt-4"
    />
  );
}
