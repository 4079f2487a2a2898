import { useMutation } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/privacy.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { givePassword } from '../../lib/session/password-proof.ts';
import { showToast } from '../../ui/overlay/toast.ts';

/** Asks for the account to be deleted. @throws WrongPassword, AuthError and what the API refuses with */
export async function askDeletion(password: string): Promise<void> {
  await givePassword(password);
  await api.privacy.askDeletion();
  await refreshMe();
}

/** One press, from wherever it is offered. */
export const useKeepAccount = () =>
  useMutation({
    mutationFn: () => api.privacy.takeBackDeletion(),
    onSuccess: async () => {
      await refreshMe();
      showToast({ title: copy.accountStays });
    },
    onError: (error) => showToast({ title: messageOf(error), tone: 'error' }),
  });

const refreshMe = () => queryClient.refetchQueries({ queryKey: orpc.accounts.me.key() });
