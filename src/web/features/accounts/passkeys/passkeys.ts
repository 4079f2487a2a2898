import { queryOptions } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/accounts/passkeys.ts';
import { callAuth } from '../../../lib/http/auth-call.ts';
import { queryClient } from '../../../lib/http/query.ts';

export type Passkey = { id: string; name?: string | null; createdAt: string; lastUsedAt?: string | null };

const key = ['passkeys'];

/** This person's passkeys, the newest first. */
export const passkeysQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: async () => {
      const { body } = await callAuth<Passkey[]>('GET', 'passkey/list-user-passkeys');
      return body.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    },
  });

export const nameOf = ({ name }: Passkey) => name || copy.unnamed;

export async function renamePasskey({ id }: Passkey, name: string) {
  await callAuth('POST', 'passkey/update-passkey', { body: { id, name } });
  await forgetPasskeys();
}

export async function removePasskey({ id }: Passkey) {
  await callAuth('POST', 'passkey/delete-passkey', { body: { id } });
  await forgetPasskeys();
}

export const forgetPasskeys = () => queryClient.invalidateQueries({ queryKey: key });
